/** JSON with its checksum: a cache that is damaged is made anew. */
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { escapeUnit } from '../../../shared/text/show-controls.ts';
import { writeAtomic } from './write.ts';

/**
 * Reads JSON that `writeJson` wrote; `null` when it is missing or damaged, to be made anew. Its checksum is
 * compared: with a flipped bit, too, it may still be JSON.
 */
export function readJson<Data>(file: string): Data | null {
  try {
    return openJson(readFileSync(file));
  } catch {
    return null;
  }
}

/** Data that `sealJson` has sealed; `null` when it is damaged. */
export function openJson<Data>(bytes: Buffer): Data | null {
  const data = bytes.subarray(HEAD_LENGTH, -1);
  const isWhole = bytes.at(-1) === CLOSING_BRACE;
  return isWhole && bytes.toString('latin1', 0, HEAD_LENGTH) === headOf(data)
    ? (JSON.parse(data.toString()) as Data)
    : null;
}

/** Writes data for `readJson`, as `{"crc":"1c291ca3","data":…}`. */
export function writeJson(file: string, data: unknown): void {
  writeAtomic(file, sealJson(data));
}

/** Data as `writeJson` writes it. */
export function sealJson(data: unknown): string {
  const text = JSON.stringify(data).replace(NOT_ASCII, escapeUnit);
  return `${headOf(text)}${text}}`;
}

/** One such character doubles what the whole text takes in memory, and four megabytes are read in twice the time. */
const NOT_ASCII = /[^\0-\x7f]/g;

const headOf = (text: string | Uint8Array) =>
  `{"crc":"${crc32(text).toString(16).padStart(8, '0')}","data":`;
const HEAD_LENGTH = headOf('').length;
const CLOSING_BRACE = 0x7d;
