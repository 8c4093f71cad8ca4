import path from 'node:path';
import { listFiles } from '../../base/files.ts';
import {
  findPackage,
  readPackage,
  tryReadPackage,
  type InstalledPackage,
} from '../../base/packages.ts';

/** A package that documentation could be about, and how a project depends on it. */
export interface LibraryCandidate {
  name: string;
  /** As in package.json: a version, or `file:` with the path of a package of the repository. */
  spec: string;
  folder: string | null;
}

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'out', 'coverage']);

/** Packages of React components: those that a repository makes, or else those that it depends on. */
export function findLibraries(root: string, dir: string): LibraryCandidate[] {
  const own = listManifests(root)
    .filter((found) => found.dir !== path.join(root, dir) && isLibrary(found))
    .map((found) => ({
      name: found.name,
      spec: `file:${path.relative(path.join(root, dir), found.dir).replaceAll('\\', '/')}`,
      folder: found.dir,
    }));
  if (own.length > 0) return own;
  const { manifest } = readPackage(root) ?? {};
  return Object.entries(manifest?.dependencies ?? {}).flatMap(([name, spec]) => {
    const found = findPackage(root, name);
    return found && isLibrary(found) ? [{ name, spec, folder: null }] : [];
  });
}

function listManifests(root: string): InstalledPackage[] {
  const isSkipped = (name: string) => name.startsWith('.') || SKIPPED.has(name);
  return listFiles(root, isSkipped)
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => tryReadPackage(path.join(root, path.dirname(file))) ?? []);
}

/** React is its peer, it can be imported, and it is not what brings React to the browser itself. */
function isLibrary({ name, manifest }: InstalledPackage): boolean {
  const { peerDependencies = {}, exports, main, module, types } = manifest;
  const isImported = exports !== undefined || (main ?? module ?? types) !== undefined;
  return isImported && 'react' in peerDependencies && !/^(?:react-dom|vitrine)$/.test(name);
}
