import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { findPackage, isInstalled } from '../../base/packages/find-package.ts';
import { type InstalledPackage, readPackage } from '../../base/packages/manifest.ts';
import { isNamedInSettings } from './find-source.ts';
import { isMember } from './workspace.ts';
import { isImported, isLibrary, isSkipped, listOwn } from './own/own-packages.ts';

/** A package that documentation could be about, and how a project depends on it. */
export interface LibraryCandidate {
  name: string;
  /** As in package.json: a version, or `file:` with the path of a package of the repository. */
  spec: string;
  folder: string | null;
}

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
    const isOne = found && isLibrary(found) && !isRun(found, manifest?.scripts);
    return isOne ? [candidateOf(site, found, spec, root)] : [];
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
 * @param spec for one that came from a registry or an archive
 * @param from folder of the manifest that says so
 */
export function candidateOf(
  site: string,
  found: InstalledPackage,
  spec: string,
  from = site,
): LibraryCandidate {
  if (!isInstalled(found.dir)) return linkedFrom(site, found);
  return { name: found.name, spec: moveSpec(site, found, spec, from), folder: null };
}

/** A version as the site's manifest can say it: a path is another one there, and a catalog is its workspace's alone. */
function moveSpec(site: string, { version }: InstalledPackage, spec: string, from: string): string {
  const [, file] = FILE.exec(spec) ?? [];
  if (file !== undefined)
    return `file:${path.relative(site, path.resolve(from, file)).replaceAll('\\', '/')}`;
  const isKept = spec.startsWith('catalog:') && isMember(site);
  return OF_PROJECT.test(spec) && !isKept ? `^${version}` : spec;
}

const FILE = /^(?:file:|(?=\.{1,2}\/))(.+)/;
/** What means something in its own project alone. */
const OF_PROJECT = /^(?:catalog|workspace|link|portal|patch|exec):/;

function linkedFrom(site: string, { name, dir }: InstalledPackage): LibraryCandidate {
  const place = path.relative(site, dir).replaceAll('\\', '/');
  return { name, spec: `file:${place}`, folder: dir };
}

/** What the scripts of a project run is what it is built with, such as the framework of an app. */
function isRun({ manifest }: InstalledPackage, scripts: Record<string, string> = {}): boolean {
  const words = Object.values(scripts).flatMap((script) => String(script).split(/[\s;&|()]+/));
  return Object.keys(manifest.bin ?? {}).some((command) => words.includes(command));
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
