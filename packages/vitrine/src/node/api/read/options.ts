import type { ComponentDoc } from '../../model/component-doc.ts';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import type { NamedImport } from '../checker/entry-project.ts';
import type { GroupNames } from '../component/shared-props.ts';

/** What of a package is wanted, and how. */
export interface ReadChoices {
  /** What the site calls props that many components share; see `groups` of `api` in the configuration. */
  groups?: GroupNames | undefined;
  /**
   * The only components that are documented, where all of them are there. The others still say what is shared; they are not
   * documented, nor are hooks, functions and constants, which saves half of the time.
   */
  only?: readonly string[] | undefined;
}

/** A package that is to be read. */
export interface ReadOptions extends ReadChoices {
  /** Its name in import statements. */
  name: string;
  installed: InstalledPackage;
  /** Imports besides that of the package. */
  imports: NamedImport[];
  /** Documentation with absolute links by that without, from when it was read before; is added to. */
  linked?: WeakMap<ComponentDoc, ComponentDoc>;
}
