/**
 * Extractions cached on disk. An entry is valid when the same extractor and type checker would read the
 * same bytes again: each file of the program is remembered with its size, time and content digest.
 * Looking an entry up loads neither the type checker nor the extractor.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PackageFault } from '../model/package-fault.ts';
import type { ReadChoices } from './read-types.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { readJson, writeJson } from '../base/files.ts';
import {
  digestOf,
  haveChanged,
  isUnchanged,
  nameFrom,
  placeOf,
  stateOf,
  type FileState,
} from '../base/cache/file-states.ts';
import { folderStates, isFolderUnchanged, type FolderState } from '../base/cache/folder-states.ts';
import { missingImports } from '../base/cache/missing-imports.ts';
import { markUsed } from '../base/cache/recent.ts';
import { packDocs, unpackDocs, type PackedDocs } from '../model/packed-docs.ts';
import { tryFindPackage, typesPackageOf, type InstalledPackage } from '../base/packages.ts';

/** What is cached of an extraction. */
export interface CachedDocs {
  docs: ComponentDoc[];
  /** As `Extraction` has it. */
  faults: PackageFault[];
}

interface Entry extends PackedDocs, Pick<CachedDocs, 'faults'> {
  /** Versions of the extractor and the type checker. */
  engine: string;
  files: FileState[];
  /** Where source that is being written, or a package that is being installed, may get another file, which would touch none that was read. */
  folders: FolderState[];
  /** Packages that were looked for from a folder and are not there: to install one touches no file that was read. */
  absent: [dir: string, name: string][];
}

/**
 * Path of a package's cached extraction: the same in every folder that the whole is put into.
 * @param choices besides the files, what decides on the result
 */
export function cacheFile(
  cacheDir: string,
  { name, dir }: InstalledPackage,
  { groups = {}, only }: ReadChoices = {},
): string {
  const slug = name.replace(/[^\w.-]+/g, '-').replace(/^-/, '');
  const chosen =
    Object.entries(groups).length === 0 && !only ? '' : JSON.stringify({ ...groups, only });
  const id = digestOf(nameFrom(cacheDir, dir) + chosen).slice(0, 8);
  return path.join(cacheDir, `api-${slug}-${id}.json`);
}

/** The cached extraction, or `null` when there is none, anything it was read from has changed, or something that it lacked is there by now. */
export function readCache(file: string): CachedDocs | null {
  const entry = looked.get(file) ?? readEntry(file);
  looked.delete(file);
  if (entry === null) return null;
  markUsed(file);
  return { docs: unpackDocs(entry), faults: entry.faults };
}

/** What `isCached` has found, for who asks next: to look takes longer than to unpack it. */
const looked = new Map<string, Entry>();

/** Whether `readCache` finds an extraction, which it then does. */
export function isCached(file: string): boolean {
  const entry = readEntry(file);
  if (entry !== null) looked.set(file, entry);
  return entry !== null;
}

function readEntry(file: string): Entry | null {
  const entry = readJson<Entry>(file);
  if (entry?.engine !== engineVersion()) return null;
  const from = path.dirname(file);
  const isThere = (dir: string, name: string) =>
    tryFindPackage(dir, name) ?? tryFindPackage(dir, typesPackageOf(name));
  const isSame =
    entry.files.every((state) => isUnchanged(from, state)) &&
    entry.folders.every((state) => isFolderUnchanged(from, state)) &&
    !entry.absent.some(([dir, name]) => isThere(placeOf(from, dir), name));
  return isSame ? entry : null;
}

/**
 * Caches an extraction, unless what it was read from has changed meanwhile. The file appears whole or not at all,
 * whoever reads it meanwhile.
 * @param dir folder of the package
 * @param since when reading began
 */
export function writeCache(
  file: string,
  dir: string,
  { docs, faults, files }: CachedDocs & { files: string[] },
  since: number,
): void {
  if (haveChanged(files, since)) return;
  const from = path.dirname(file);
  const missing = missingImports(files);
  writeJson(file, {
    engine: engineVersion(),
    files: [...new Set([...files, ...missing.manifests])].map((each) => stateOf(from, each)),
    folders: folderStates(from, dir, files, missing.folders),
    absent: missing.packages.map(([where, name]) => [nameFrom(from, where), name]),
    faults,
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
