/** Finding packages on disk, and the package a file belongs to. */
import path from 'node:path';
import { failure } from '../errors.ts';
import { isFile } from '../files/kinds.ts';
import { upwards } from '../folders.ts';
import {
  isPath,
  readPackage,
  tolerate,
  tryReadPackage,
  type InstalledPackage,
} from './manifest.ts';

/**
 * The package as an import from a file in `root` would find it, be it the one that the file belongs to; `null` when
 * it is not installed.
 * @throws VitrineError `invalid-package` when its package.json cannot be read
 */
export function findPackage(root: string, name: string): InstalledPackage | null {
  if (isPath(name)) return null;
  for (const dir of upwards(root)) {
    const found = readPackage(path.join(dir, 'node_modules', name));
    if (found !== null) return found;
  }
  // Files of a package may import it by its name, where it says what of it can be imported.
  const own = findOwnPackage(root);
  return own?.name === name && own.manifest.exports !== undefined ? own : null;
}

/** The package that a folder belongs to. */
export function findOwnPackage(root: string): InstalledPackage | null {
  for (const dir of upwards(root)) {
    if (path.basename(dir) === 'node_modules') return null;
    if (isFile(path.join(dir, 'package.json'))) return tryReadPackage(dir);
  }
  return null;
}

/** As `findPackage`, where somebody else says that a manifest cannot be read. */
export function tryFindPackage(root: string, name: string): InstalledPackage | null {
  return tolerate(() => findPackage(root, name));
}

/**
 * As `findPackage` for a package that has to be there.
 * @throws VitrineError `package-not-installed`, or `path-of-package` for `dials/react`, which is what an import from one says
 */
export function requirePackage(root: string, name: string): InstalledPackage {
  const found = findPackage(root, name);
  if (found !== null) return found;
  const [, whole] = /^((?:@[^/]+\/)?[^@/.][^/]*)\/\w/.exec(name) ?? [];
  throw whole !== undefined && tryFindPackage(root, whole) !== null
    ? failure('path-of-package', [name, whole])
    : failure('package-not-installed', [name, root]);
}

/** Whether a package, or the declarations of one that ships none, are there as seen from a folder. */
export function hasPackage(from: string, name: string): boolean {
  return findPackage(from, name) !== null || findPackage(from, typesPackageOf(name)) !== null;
}

/** Whether a path leads into `node_modules`: what lies there was installed, and what is linked from it is source. */
export const isInstalled = (realPath: string) => /[\\/]node_modules[\\/]/.test(realPath);

/** The package of the declarations of a package that ships none: `@acme/dials` → `@types/acme__dials`. */
export function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@(.+)\//, '$1__')}`;
}

/**
 * A function that names the package a file belongs to. It looks for the nearest package.json with
 * a name, not for `/node_modules/` in the path: a link may lead out of any such folder.
 */
export function createPackageLookup(): (file: string) => InstalledPackage | null {
  const byDir = new Map<string, InstalledPackage | null>();
  const lookup = (dir: string): InstalledPackage | null => {
    const known = byDir.get(dir);
    if (known !== undefined) return known;
    const own = tryReadPackage(dir);
    const parent = path.dirname(dir);
    const found = own?.manifest.name !== undefined ? own : parent === dir ? null : lookup(parent);
    byDir.set(dir, found);
    return found;
  };
  return (file) => lookup(path.dirname(file));
}
