/**
 * What was printed of whole packages, kept beside what was read of them: to read and to print that again takes twice as
 * long as to find out that it is still the same.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { markUsed } from '../../base/cache/recent.ts';
import { isAsRead, type Origin } from '../../base/cache/origin.ts';
import type { Problem } from '../../base/errors.ts';
import { openJson, sealJson } from '../../base/files/sealed-json.ts';
import { writeChunks } from '../../base/files/write.ts';

export interface Printed {
  text: string | Buffer;
  /** With the paths of this machine. */
  problems: Problem[];
}

/** The first line; what was printed follows. */
interface Head extends Pick<Printed, 'problems'> {
  /** What it follows from besides files. */
  key: string;
  origin: Origin;
  sum: number;
}

/** Where the text of a form lies, by the file with what was read. */
export function printedFile(docsFile: string, form: 'json' | 'text'): string {
  const { dir, name } = path.parse(docsFile);
  return path.join(dir, `${name.replace(/^api-/, 'printed-')}.${form}`);
}

/** What was printed, while the same would be printed again. */
export function readPrinted(file: string, key: string): Printed | null {
  const bytes = readIfThere(file);
  const end = bytes.indexOf('\n');
  const head = openJson<Head>(bytes.subarray(0, Math.max(end, 0)));
  if (head?.key !== key || !isAsRead(path.dirname(file), head.origin)) return null;
  const text = bytes.subarray(end + 1);
  if (crc32(text) !== head.sum) return null;
  markUsed(file);
  return { text, problems: head.problems };
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Keeps what was printed for `readPrinted`, unless it cannot be written. */
export function keepPrinted(
  file: string,
  { text, problems, ...from }: Printed & Pick<Head, 'key' | 'origin'>,
): void {
  const bytes = Buffer.from(text);
  const head: Head = { ...from, problems, sum: crc32(bytes) };
  try {
    writeChunks(file, () => [Buffer.from(`${sealJson(head)}\n`), bytes]);
  } catch {
    // A cache that may only be read is used all the same: what is asked for is known, and takes a little longer.
  }
}
