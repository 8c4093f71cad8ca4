/** The package while its components are read. */
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import type { ImportDoc } from '../../model/component-doc.ts';
import type { ExportedSymbol, TypeHost } from '../checker/type-host.ts';
import type { ComponentExport } from '../components/components.ts';
import type { Family } from '../props/owner.ts';
import type { ThemeKeys } from '../theme/theme-keys.ts';
import type { ClassConstant } from './class-names.ts';
import type { SplitProps } from './split-props.ts';

/** Facts of the package while its components are read. */
export interface PackageContext {
  host: TypeHost;
  /** Its name in import statements. */
  name: string;
  installed: InstalledPackage;
  exported: ReadonlyMap<string, ExportedSymbol>;
  family: Family;
  theme: ThemeKeys;
  /** Names of members that many components have. */
  usual: ReadonlySet<string>;
  importsOf: (component: Pick<ComponentExport, 'name'>) => ImportDoc[];
  isNative: (file: string) => boolean;
  /** Takes the props of a component apart. */
  split: SplitProps;
  /** Names of what lies in a folder. */
  namesIn: (dir: string) => ReadonlySet<string>;
  /** Is told of files that are read besides those of the program. */
  onRead: (file: string) => void;
  /** Filled as components are read: where the classes of each are named at run time. */
  classConstants: Map<string, ClassConstant>;
  /** Filled as components are read: those whose `defaultProps` may fill in any prop, as far as types tell. */
  openDefaults: Set<string>;
  /** Props of components whose default only comments of others state. */
  farDefaults: Map<string, ReadonlySet<string>>;
}
