/** Imports of a package that are worth a look besides its names. */
import type { InstalledPackage } from '../../../base/packages/manifest.ts';
import type { NamedImport } from '../../checker/entry-project.ts';
import { subpathsOf } from '../paths/subpaths.ts';

/**
 * Imports to look at besides the names of the package itself: its default export; of a path with a component's name, as
 * `acme/Dial`, the default export, `Dial`, and then what else it has; of any other, all of it.
 */
export function candidateImports(installed: InstalledPackage): NamedImport[] {
  const ofPaths = subpathsOf(installed).flatMap((subpath) => {
    const specifier = `${installed.name}/${subpath}`;
    const names = isComponentPath(subpath) ? ['default', subpath, '*'] : ['*'];
    return names.map((name) => ({ specifier, name }));
  });
  return [{ specifier: installed.name, name: 'default' }, ...ofPaths];
}

/** `Dial`, as of `acme/Dial`: what lies there is a component. */
export const isComponentPath = (subpath: string) => /^[A-Z]\w*$/.test(subpath);
