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
    .map((found) => linkedFrom(path.join(root, dir), found));
  if (own.length > 0) return own;
  const { manifest } = readPackage(root) ?? {};
  return Object.entries(manifest?.dependencies ?? {}).flatMap(([name, spec]) => {
    const found = findPackage(root, name);
    return found && isLibrary(found) ? [candidateOf(path.join(root, dir), found, spec)] : [];
  });
}

/**
 * An installed package as a site depends on it. What is linked from a folder that people work in is linked again: a path
 * holds only where it was written.
 * @param spec for one that came from a registry
 */
export function candidateOf(site: string, found: InstalledPackage, spec: string): LibraryCandidate {
  const isLinked = !found.dir.split(path.sep).includes('node_modules');
  return isLinked ? linkedFrom(site, found) : { name: found.name, spec, folder: null };
}

function linkedFrom(site: string, { name, dir }: InstalledPackage): LibraryCandidate {
  const place = path.relative(site, dir).replaceAll('\\', '/');
  return { name, spec: `file:${place}`, folder: dir };
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
