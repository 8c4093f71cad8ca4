import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CacheDamaged } from '../../base/cache-damaged.ts';
import { checksumOf, sizeIn } from '../../base/checksum.ts';
import { failure, VitrineError } from '../../base/errors.ts';
import { notWritable } from '../../base/file-errors.ts';
import { writeInPlace } from '../../base/files/write.ts';
import { MOST_BYTES } from '../../base/text.ts';
import type { OutputCounts } from './output-counts.ts';
import type { LoadedSite } from '../../model/site.ts';
import { openFolder, type OutputFolder } from './folder.ts';
import {
  isInside,
  NOTHING_PENDING,
  openOutputChecksums,
  OWN_PREFIX,
  readCopy,
  writeCopy,
  type Written,
} from './record.ts';
import { discardStaged, listLeftovers, replaceFiles, resume, stagingOf } from './replace.ts';
import { findStrangers } from './strangers.ts';
import { toBytes } from './to-bytes.ts';

/**
 * The output folder while it is being written. Nothing of it is seen before all of it is on disk; then files
 * appear in the order in which they were added. So that pages of two builds work side by side for that
 * moment, add what pages need before pages, and what leads to pages after them.
 */
export interface Output {
  /**
   * Adds a file, by its path or its address. Its content is made only when the folder has none, undamaged, with this
   * digest, and written only when it is another than what lies there.
   * @returns its bytes
   */
  put: (file: string, digest: string, content: () => string | Uint8Array) => number;
  /** Adds a file that exists elsewhere and whose name changes with its content. */
  copy: (file: string, from: string) => number;
}

/**
 * Opens the output folder of a site, and ends what a killed build had begun there.
 * @throws VitrineError `output-misplaced`, `output-not-ours`, `output-not-writable`
 */
export function openOutput(site: Pick<LoadedSite, 'root' | 'cacheDir' | 'config'>): OutputFolder {
  const folder = openFolder(site);
  const { staged, removed } = folder.record.pending;
  return guard(folder, () => {
    if (staged.length + removed.length + listLeftovers(folder.dir).length === 0) return folder;
    resume(folder);
    return { ...folder, record: { ...folder.record, pending: NOTHING_PENDING }, marked: true };
  });
}

/**
 * Writes the output. Changed files are collected in the cache under numbers, so that the cost of a build
 * follows what has changed.
 * @param fill adds every file of the site; what it does not add is removed if an earlier build wrote it
 * @throws VitrineError `output-not-writable`, `output-taken`; and whatever `fill` throws
 */
export async function writeOutput(
  folder: OutputFolder,
  fill: (output: Output) => void | Promise<void>,
): Promise<OutputCounts> {
  const { dir, cacheDir, record: before } = folder;
  const staging = stagingOf(cacheDir);
  const checksums = openOutputChecksums(cacheDir, dir);
  const files = new Map<string, Written>();
  const staged: string[] = [];
  let hasOtherDigests = false;
  const put: Output['put'] = (name, digest, content) => {
    const file = name.replace(/^\//, '');
    assertName(dir, file);
    const known = before.files.get(file);
    const present = path.join(dir, file);
    const isWhole = known !== undefined && checksums.of(present) === known[1];
    if (isWhole && known[0] === digest) {
      files.set(file, known);
      return sizeIn(known[1]);
    }
    // Once: its checksum, its size and the file are of bytes.
    const data = toBytes(content());
    const checksum = checksumOf(data);
    files.set(file, [digest, checksum]);
    // Two texts may have the same checksum.
    if (isWhole && known[1] === checksum && readFileSync(present).equals(data)) {
      hasOtherDigests = true;
      return data.length;
    }
    const waiting = path.join(staging, String(staged.length));
    guard(folder, () => writeInPlace(waiting, data));
    staged.push(file);
    return data.length;
  };
  discardStaged(staging);
  try {
    await fill({ put, copy: (file, from) => put(file, 'copy', () => readCached(from)) });
  } catch (error) {
    discardStaged(staging);
    throw error;
  }
  const removed = [...before.files.keys()].filter((file) => !files.has(file));
  const record = { site: before.site, files, pending: { staged, removed } };
  guard(folder, () => {
    const hasChanged = staged.length + removed.length > 0 || hasOtherDigests;
    if (hasChanged || !folder.marked) replaceFiles(folder, record);
    else if (!readCopy(cacheDir, dir)) writeCopy(cacheDir, dir, before);
    checksums.save();
  });
  return { files: files.size, written: staged.length, problems: findStrangers(folder, files) };
}

/** Of every file system in use. Told before the first file is put in place. */
const LONGEST_NAME = 255;

/** @throws CacheDamaged when it is gone */
function readCached(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CacheDamaged(file, error);
  }
}

function assertName(dir: string, file: string): void {
  if (file.startsWith(OWN_PREFIX)) {
    throw failure('reserved-file', [file, 'the record of what a build wrote']);
  }
  // Stryker disable next-line ConditionalExpression: most are short as a whole
  const mayBeLong = file.length * MOST_BYTES > LONGEST_NAME;
  if (mayBeLong && file.split('/').some((part) => Buffer.byteLength(part) > LONGEST_NAME)) {
    throw failure('name-too-long', [
      path.join(dir, file),
      `a name has ${LONGEST_NAME} bytes at most`,
    ]);
  }
  if (!isInside(file))
    throw failure('output-misplaced', [path.join(dir, file), 'it leads out of the folder']);
}

function guard<Result>(folder: OutputFolder, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof VitrineError ? error : notWritable(folder.dir, error);
  }
}
