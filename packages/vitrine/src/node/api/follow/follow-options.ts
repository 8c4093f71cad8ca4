/** What a package is read with, and which changes of files need another start. */
import path from 'node:path';
import type { ModuleNames } from '../../base/code/module-names.ts';
import { requirePackage } from '../../base/packages/find-package.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { listSettings } from '../checker/settings/linked-settings.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { candidateImports } from '../components/imports/candidates.ts';
import type { ReadOptions } from '../read/options.ts';
import type { GroupNames } from '../component/shared-props.ts';
import type { FileChange } from './file-changes.ts';

/** Which package, and from where. */
export interface Place {
  root: string;
  package: string;
  groups?: GroupNames | undefined;
}

export interface FollowOptions extends ReadOptions {
  /** Name that the package calls itself. */
  ownName: string;
  modules: Map<string, ModuleNames>;
  /** The compiler's settings that the checker was started with. */
  settings: ReadonlySet<string>;
}

/** @throws VitrineError `package-not-installed` or `path-of-package` */
export function optionsFor({ root, package: name, groups = {} }: Place): FollowOptions {
  const found = requirePackage(path.resolve(root), name);
  const installed = { ...found, name };
  const imports = candidateImports(installed);
  const kept = { linked: new WeakMap<ComponentDoc, ComponentDoc>(), modules: new Map() };
  const settings = new Set(listSettings(found.dir));
  return { name, installed, groups, imports, ownName: found.name, settings, ...kept };
}

/** Tells whether patterns of `exports` stand for other files than before: the checker was started with what they stood for. */
export function hasOtherImports(
  place: Place,
  options: FollowOptions,
  pending: ReadonlyMap<string, FileChange>,
): boolean {
  if ([...pending.values()].every((change) => change === 'change')) return false;
  const list = ({ imports }: Pick<FollowOptions, 'imports'>) =>
    imports.map(({ specifier, name }) => `${specifier} ${name}`).join('\n');
  return list(optionsFor(place)) !== list(options);
}

/** Manifests and settings of the compiler decide on what the checker is started with; some may be new. */
export const isSetting = (file: string, options?: FollowOptions) =>
  /(?:package|[jt]sconfig[^/\\]*)\.json$/.test(path.basename(file)) ||
  options?.settings.has(file) === true;

/** Tells whether the files of the program are still the same ones. */
export function canFollow(host: TypeHost, pending: ReadonlyMap<string, FileChange>): boolean {
  return [...pending].every(
    ([file, change]) => change === 'change' && host.sourceFile(file) !== undefined,
  );
}
