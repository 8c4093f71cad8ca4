/**
 * Extractions cached on disk. An entry is valid when the same extractor and type checker would read the
 * same bytes again: each file of the program is remembered with its size, time and content digest.
 * Looking an entry up loads neither the type checker nor the extractor.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentDoc } from '../model/component-doc.ts';
import { readJson, writeJson } from '../base/files.ts';
import {
  digestOf,
  isUnchanged,
  nameFrom,
  stateOf,
  type FileState,
} from '../base/cache/file-states.ts';
import { folderStates, isFolderUnchanged, type FolderState } from '../base/cache/folder-states.ts';
import { markUsed } from '../base/cache/recent.ts';
import { packDocs, unpackDocs, type PackedDocs } from '../model/packed-docs.ts';
import { findPackage, typesPackageOf, type InstalledPackage } from '../base/packages.ts';
import { wantedPackages } from './props/gaps/wanted-packages.ts';

interface Entry extends PackedDocs {
  /** Versions of the extractor and the type checker. */
  engine: string;
  files: FileState[];
  /** Where source that is being written may get another file, which would touch none that was read. */
  folders: FolderState[];
  /** Packages that were looked for and are not there: to install one touches no file that was read. */
  absent: string[];
}

/**
 * Path of a package's cached extraction: the same in every folder that the whole is put into.
 * @param options besides the files, what decides on the result
 */
export function cacheFile(
  cacheDir: string,
  { name, dir }: InstalledPackage,
  options: object = {},
): string {
  const slug = name.replace(/[^\w.-]+/g, '-').replace(/^-/, '');
  const chosen = Object.keys(options).length === 0 ? '' : JSON.stringify(options);
  const id = digestOf(nameFrom(cacheDir, dir) + chosen).slice(0, 8);
  return path.join(cacheDir, `api-${slug}-${id}.json`);
}

/**
 * The cached extraction, or `null` when there is none, anything it was read from has changed, or something that it lacked
 * is there by now.
 * @param dir folder of the package
 */
export function readCache(file: string, dir: string): ComponentDoc[] | null {
  const entry = looked.get(file) ?? readEntry(file, dir);
  looked.delete(file);
  if (entry === null) return null;
  markUsed(file);
  return unpackDocs(entry);
}

/** What `isCached` has found, for who asks next: to look takes longer than to unpack it. */
const looked = new Map<string, Entry>();

/** Whether `readCache` finds an extraction, which it then does. */
export function isCached(file: string, dir: string): boolean {
  const entry = readEntry(file, dir);
  if (entry !== null) looked.set(file, entry);
  return entry !== null;
}

function readEntry(file: string, dir: string): Entry | null {
  const entry = readJson<Entry>(file);
  if (entry?.engine !== engineVersion()) return null;
  const isThere = (name: string) =>
    findPackage(dir, name) ?? findPackage(dir, typesPackageOf(name));
  if (entry.absent.some(isThere)) return null;
  const from = path.dirname(file);
  const isSame =
    entry.files.every((state) => isUnchanged(from, state)) &&
    entry.folders.every((state) => isFolderUnchanged(from, state));
  return isSame ? entry : null;
}

/**
 * Caches an extraction. The file appears whole or not at all, whoever reads it meanwhile.
 * @param dir folder of the package
 */
export function writeCache(
  file: string,
  dir: string,
  { docs, files }: { docs: ComponentDoc[]; files: string[] },
): void {
  const from = path.dirname(file);
  writeJson(file, {
    engine: engineVersion(),
    files: files.map((each) => stateOf(from, each)),
    folders: folderStates(from, dir, files),
    absent: wantedPackages(docs.flatMap(({ unresolved }) => unresolved)),
    ...packDocs(docs),
  } satisfies Entry);
}

let known: string | undefined;

/** Digest of the extractor's own modules with the type checker's version, so neither needs a manual bump. */
export function engineVersion(): string {
  known ??= digestOf(
    [typeCheckerVersion(), ...ownModules().map((file) => readFileSync(file, 'utf8'))].join('\0'),
  );
  return known;
}

function ownModules(): string[] {
  // Two steps that lead there from the merged command, too: to a file with the digest of the modules.
  const dir = path.join(import.meta.dirname, '../api');
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((file) => file === 'modules.txt' || /(?<!\.d|\.test)\.ts$/.test(file))
    .sort()
    .map((file) => path.join(dir, file));
}

function typeCheckerVersion(): string {
  const manifest = createRequire(import.meta.url)('ts-api/package.json') as { version: string };
  return manifest.version;
}
