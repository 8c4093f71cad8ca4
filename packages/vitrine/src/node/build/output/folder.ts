import { lstatSync, readdirSync, type Stats } from 'node:fs';
import path from 'node:path';
import { failure } from '../../base/errors.ts';
import { fileChecksum } from '../../base/checksum.ts';
import { shortDigest } from '../../base/text.ts';
import type { LoadedSite } from '../../model/site.ts';
import { createKept } from './kept.ts';
import { findOutputPlace } from './place.ts';
import { RECORD_FILE } from '../../base/folders.ts';
import { NOTHING_PENDING, OWN_PREFIX, readCopy, readRecord, type OutputRecord } from './record.ts';

/** The output folder of a site, which may be written to. */
export interface OutputFolder {
  /** Without links on the way. It need not exist. */
  dir: string;
  cacheDir: string;
  /** What the last build wrote; no files when there is no such build. */
  record: OutputRecord;
  /** Whether the record is in its place. */
  marked: boolean;
  /** Whether a file, relative to the folder, may lie there without being in the record. */
  isKept: (file: string) => boolean;
}

/**
 * Finds out what lies in a site's output folder. It has to be empty, apart from what the site wants to be
 * kept, or the output of this very site.
 * @throws VitrineError `output-misplaced`, `output-not-ours`
 */
export function openFolder(site: Pick<LoadedSite, 'root' | 'cacheDir' | 'config'>): OutputFolder {
  const dir = findOutputPlace(site);
  const isNamed = createKept(site.config.keep);
  const isKept = (file: string) => file.startsWith(OWN_PREFIX) || isNamed(file);
  const folder = { dir, cacheDir: site.cacheDir, isKept };
  const id = shortDigest(path.relative(dir, site.root).replaceAll('\\', '/'));
  const refuse = (reason: string) => failure('output-not-ours', [dir, reason]);
  const empty = { site: id, files: new Map(), pending: NOTHING_PENDING };

  const stat = statOf(dir);
  if (!stat) return { ...folder, record: empty, marked: false };
  if (stat.isSymbolicLink()) throw refuse('it is a link that leads nowhere');
  if (!stat.isDirectory()) throw refuse('it is a file');
  const record = readRecord(dir);
  if (record && record.site !== id) throw refuse('it holds the output of another site');
  if (record) return { ...folder, record, marked: true };
  const copy = readCopy(site.cacheDir, dir);
  const damaged = statOf(path.join(dir, RECORD_FILE))?.isFile();
  if (!damaged) {
    const foreign = listForeign(dir, isKept, copy);
    if (foreign.length > 0)
      throw refuse(`it holds ${describeFiles(foreign)}, which no build of this site wrote`);
  }
  return { ...folder, record: copy ?? empty, marked: false };
}

/** How many files are named. */
const NAMED = 3;

/** Files as part of a sentence. */
export function describeFiles(files: readonly string[]): string {
  const named = files.slice(0, NAMED).join(', ');
  return files.length > NAMED ? `${named}, …` : named;
}

/** Some files of a folder that its last build did not write just like that. */
function listForeign(
  dir: string,
  isKept: (file: string) => boolean,
  record: OutputRecord | null,
): string[] {
  const found: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
      const file = `${folder}${entry.name}`;
      if (found.length > NAMED) return;
      if (isKept(file)) continue;
      if (entry.isDirectory()) visit(`${file}/`);
      else if (record?.files.get(file)?.[1] !== fileChecksum(path.join(dir, file)))
        found.push(file);
    }
  };
  visit('');
  return found;
}

/** The folders that a file lies in, the innermost first: `['a/b', 'a']`. */
export function listFoldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('/'));
}

/** Of a file or a link itself; `null` when there is none. */
export function statOf(file: string): Stats | null {
  try {
    // An error for each of a thousand new files would take longer than writing them.
    return lstatSync(file, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code ?? '')) return null;
    throw error;
  }
}
