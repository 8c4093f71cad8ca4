import path from 'node:path';
import { isFile, listFiles } from '../../base/files.ts';
import {
  findPackage,
  type InstalledPackage,
  isInstalled,
  type PackageManifest,
  readPackage,
  tryReadPackage,
} from '../../base/packages.ts';
import { isNamedInSettings } from './find-source.ts';

/** A package that documentation could be about, and how a project depends on it. */
export interface LibraryCandidate {
  name: string;
  /** As in package.json: a version, or `file:` with the path of a package of the repository. */
  spec: string;
  folder: string | null;
}

const SKIPPED = new Set(['node_modules', 'dist', 'build', 'out', 'coverage']);
const isSkipped = (name: string) => name.startsWith('.') || SKIPPED.has(name);

/**
 * Packages of React components: those that a repository makes, or else those that it depends on, or else those that
 * it makes and that bring a React of their own.
 */
export function findLibraries(root: string, dir: string): LibraryCandidate[] {
  const site = path.join(root, dir);
  const own = listOwn(root, dir);
  const link = (found: InstalledPackage) => linkedFrom(site, found);
  for (const isOne of [isLibrary, isLibraryBySettings]) {
    const made = own.filter(isOne);
    if (made.length > 0) return made.map(link);
  }
  const { manifest } = readPackage(root) ?? {};
  const installed = Object.entries(manifest?.dependencies ?? {}).flatMap(([name, spec]) => {
    const found = findPackage(root, name);
    return found && isLibrary(found) ? [candidateOf(site, found, spec)] : [];
  });
  return installed.length > 0 ? installed : own.filter(bringsReact).map(link);
}

/** The package of a repository that has a name, whatever it is made of; `null` where none has it. */
export function findOwn(root: string, dir: string, name: string): LibraryCandidate | null {
  const found = listOwn(root, dir).find((own) => own.manifest.name === name);
  return found ? linkedFrom(path.join(root, dir), found) : null;
}

/**
 * An installed package as a site depends on it. What is linked from a folder that people work in is linked again: a path
 * holds only where it was written.
 * @param spec for one that came from a registry
 */
export function candidateOf(site: string, found: InstalledPackage, spec: string): LibraryCandidate {
  const isLinked = !isInstalled(found.dir);
  return isLinked ? linkedFrom(site, found) : { name: found.name, spec, folder: null };
}

function linkedFrom(site: string, { name, dir }: InstalledPackage): LibraryCandidate {
  const place = path.relative(site, dir).replaceAll('\\', '/');
  return { name, spec: `file:${place}`, folder: dir };
}

/** Packages that a repository makes, its documentation left out. */
function listOwn(root: string, dir: string): InstalledPackage[] {
  return listFiles(root, isSkipped)
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => tryReadPackage(path.join(root, path.dirname(file))) ?? [])
    .filter((found) => found.dir !== path.join(root, dir));
}

/** React is its peer, it can be imported, and it is not what brings React to the browser itself. */
function isLibrary({ name, manifest }: InstalledPackage): boolean {
  const { peerDependencies = {} } = manifest;
  const isOfPeers = isImported(manifest) && 'react' in peerDependencies;
  return isOfPeers && !/^(?:react-dom|vitrine)$/.test(name);
}

/**
 * The compiler's settings of the repository lead to its source, which has elements in it: what it is published as, and so
 * its peers, may be made when it is built.
 */
function isLibraryBySettings(found: InstalledPackage): boolean {
  if (!isNamedInSettings(found)) return false;
  return listFiles(found.dir, isSkipped).some((file) => /\.[jt]sx$/.test(file));
}

/** What only its own repository uses depends on React as an app does. An app has nothing to be imported. */
function bringsReact({ name, dir, manifest }: InstalledPackage): boolean {
  const { dependencies = {}, devDependencies = {}, main, module, types } = manifest;
  const entry = main ?? module ?? types;
  const isThere = entry === undefined || isFile(path.join(dir, entry));
  const hasReact = 'react' in dependencies || 'react' in devDependencies;
  return isImported(manifest) && isThere && hasReact && name !== 'vitrine';
}

const isImported = ({ exports, main, module, types }: PackageManifest) =>
  exports !== undefined || (main ?? module ?? types) !== undefined;
