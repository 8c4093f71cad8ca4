import path from 'node:path';
import { RECORD_FILE } from '../../base/folders.ts';
import { type KnownChecksums, openKnownChecksums } from '../../base/cache/known-checksums.ts';
import { readJson, sealJson, writeJson } from '../../base/files/sealed-json.ts';

/** Begins the names of what a build needs in the output folder for itself. */
export const OWN_PREFIX = '.vitrine-output.';

/** Lies in the output folder while files are being put in their places. */
export const LOCK_FILE = `${OWN_PREFIX}lock`;

/** What a build wrote. */
export interface OutputRecord {
  /** Changes with the place of the site as seen from the folder. */
  site: string;
  files: Map<string, Written>;
  /** What was still to be done when this was written. */
  pending: Pending;
}

/** A file: the digest of what it was made from, and the checksum of what was written. */
export type Written = [digest: string, checksum: string];

export interface Pending {
  /** New files, each under its number in the folder where they wait. */
  staged: string[];
  /** Files that are no longer wanted. */
  removed: string[];
}

export const NOTHING_PENDING: Pending = { staged: [], removed: [] };

interface StoredRecord {
  madeBy: string;
  site: string;
  files: [file: string, ...Written][];
  pending?: Pending;
}

/** As text, the same for the same output. */
export function formatRecord(record: OutputRecord): string {
  return sealJson(encode(record));
}

/** The record in a folder; `null` when there is none or it is damaged. */
export function readRecord(outDir: string): OutputRecord | null {
  return decode(readJson<StoredRecord>(path.join(outDir, RECORD_FILE)));
}

/** The copy in the cache, for when the one in the folder is lost. */
export function readCopy(cacheDir: string, outDir: string): OutputRecord | null {
  const copy = readJson<Copy>(copyFile(cacheDir));
  return copy?.outDir === outDir ? decode(copy.record) : null;
}

/** Writes that copy. */
export function writeCopy(cacheDir: string, outDir: string, record: OutputRecord): void {
  writeJson(copyFile(cacheDir), { outDir, record: encode(record) } satisfies Copy);
}

/** What is known of the files in the folder; it lies in the cache. */
export function openOutputChecksums(cacheDir: string, outDir: string): KnownChecksums {
  return openKnownChecksums(path.join(cacheDir, 'output-checksums.json'), outDir);
}

interface Copy {
  outDir: string;
  record: StoredRecord;
}

const copyFile = (cacheDir: string) => path.join(cacheDir, 'output.json');

function encode({ site, files, pending }: OutputRecord): StoredRecord {
  const names = [...files.keys()].sort();
  return {
    madeBy: 'Vitrine, which replaces and removes the files listed here and no others',
    site,
    files: names.map((file) => [file, ...files.get(file)!]),
    ...(pending.staged.length + pending.removed.length > 0 && { pending }),
  };
}

function decode(stored: StoredRecord | null): OutputRecord | null {
  if (!stored?.files) return null;
  const { site, files, pending = NOTHING_PENDING } = stored;
  const names = [...files.map(([file]) => file), ...pending.staged, ...pending.removed];
  // A folder may come from anywhere.
  if (!names.every(isInside)) return null;
  return { site, files: new Map(files.map(([file, ...written]) => [file, written])), pending };
}

/** Names that begin with no dot: nearly all have no others. */
const PLAIN = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Whether a path, relative to a folder, leads to something in it. */
export function isInside(file: string): boolean {
  // Stryker disable next-line all: the same, in a fifth of the time
  if (PLAIN.test(file)) return true;
  // Pages may have a backslash in their names where that divides nothing.
  // Stryker disable next-line Regex,ConditionalExpression: on Windows alone
  const parts = file.split(path.sep === '\\' ? /[\\/]/ : '/');
  const leadsUp = file.split(/[\\/]/).includes('..');
  return !path.isAbsolute(file) && !leadsUp && !parts.some((part) => ['', '.'].includes(part));
}
