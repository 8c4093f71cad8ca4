/**
 * Extractions cached on disk. An entry is valid when the same extractor and type checker would read the
 * same bytes again: each file of the program is remembered with its size, time and content digest.
 * Looking an entry up loads neither the type checker nor the extractor.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PackageFault } from '../model/package-fault.ts';
import type { ReadChoices } from './read/options.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { digestOf, haveChanged, nameFrom } from '../base/cache/file-states.ts';
import { isAsRead, originOf, type Origin } from '../base/cache/origin.ts';
import { markUsed } from '../base/cache/recent.ts';
import { packDocs, unpackDocs, type PackedDocs } from '../model/packed-docs.ts';
import type { InstalledPackage } from '../base/packages/manifest.ts';

/** What is cached of an extraction. */
export interface CachedDocs {
  docs: ComponentDoc[];
  /** As `Extraction` has it. */
  faults: PackageFault[];
  marked: string[];
}

interface Entry extends PackedDocs, Omit<CachedDocs, 'docs'> {
  /** Versions of the extractor and the type checker. */
  engine: string;
  origin: Origin;
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
export function readCache(file: string): (CachedDocs & { origin: Origin }) | null {
  const entry = looked.get(file) ?? readEntry(file);
  looked.delete(file);
  if (entry === null) return null;
  markUsed(file);
  const { faults, marked, origin } = entry;
  return { docs: unpackDocs(entry), faults, marked, origin };
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
  const isSame = entry?.engine === engineVersion() && isAsRead(path.dirname(file), entry.origin);
  return isSame ? entry : null;
}

/**
 * Caches an extraction, unless what it was read from has changed meanwhile. The file appears whole or not at all,
 * whoever reads it meanwhile.
 * @param dir folder of the package
 * @param since when reading began
 * @returns what it was read from; `null` when that has changed
 */
export function writeCache(
  file: string,
  dir: string,
  { docs, faults, marked, files }: CachedDocs & { files: string[] },
  since: number,
): Origin | null {
  if (haveChanged(files, since)) return null;
  const origin = originOf(path.dirname(file), dir, files);
  writeJson(file, {
    engine: engineVersion(),
    origin,
    faults,
    marked,
    ...packDocs(docs),
  } satisfies Entry);
  return origin;
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
