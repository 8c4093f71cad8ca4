/** Finding packages on disk, and the package a file belongs to. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** An installed package. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Real path of its folder. */
  dir: string;
  manifest: PackageManifest;
}

/** The parts of a package.json that matter here. */
export interface PackageManifest {
  name?: string;
  version?: string;
  homepage?: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  peerDependencies?: Record<string, string>;
}

/** The package as an import from a file in `root` would find it; `null` when it is not installed. */
export function findPackage(root: string, name: string): InstalledPackage | null {
  for (let dir = path.resolve(root); ; dir = path.dirname(dir)) {
    const found = readPackage(path.join(dir, 'node_modules', name));
    if (found !== null) return found;
    if (dir === path.dirname(dir)) return null;
  }
}

/** The package of the declarations of a package that ships none: `@acme/dials` → `@types/acme__dials`. */
export function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@(.+)\//, '$1__')}`;
}

function readPackage(dir: string): InstalledPackage | null {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  return {
    name: manifest.name ?? path.basename(dir),
    version: manifest.version ?? '',
    dir: realpathSync(dir),
    manifest,
  };
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
    const own = readPackage(dir);
    const parent = path.dirname(dir);
    const found = own?.manifest.name !== undefined ? own : parent === dir ? null : lookup(parent);
    byDir.set(dir, found);
    return found;
  };
  return (file) => lookup(path.dirname(file));
}

/** Whether a path is a folder. */
export function isDirectory(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
