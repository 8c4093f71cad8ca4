import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeChunks } from '../files/write.ts';

/** Bytes of lines that are encoded and written together. */
const CHUNK = 1024 * 1024;

/**
 * Writes lines and, in the last one, an identity with their checksum, without holding the whole text.
 * @param lines without line feeds
 */
export function writeLines(file: string, identity: string, lines: () => Iterable<string>): void {
  writeChunks(file, () => seal(identity, lines()));
}

/** The lines that `writeLines` wrote; `null` when they are missing, damaged or of another identity. */
export function readLines(file: string, identity: string): string[] | null {
  try {
    const bytes = readFileSync(file);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    const isWhole =
      bytes.toString('utf8', end) === lastLine(identity, crc32(bytes.subarray(0, end)));
    return isWhole ? bytes.toString('utf8', 0, end).split('\n').slice(0, -1) : null;
  } catch {
    return null;
  }
}

function* seal(identity: string, lines: Iterable<string>): Generator<Uint8Array> {
  let checksum = 0;
  const encode = (text: string) => {
    const bytes = Buffer.from(text);
    checksum = crc32(bytes, checksum);
    return bytes;
  };
  let waiting = '';
  for (const line of lines) {
    waiting += `${line}\n`;
    if (waiting.length < CHUNK) continue;
    yield encode(waiting);
    waiting = '';
  }
  yield encode(waiting);
  yield Buffer.from(lastLine(identity, checksum));
}

const LINE_FEED = 0x0a;
const lastLine = (identity: string, checksum: number) =>
  `${identity} ${checksum.toString(16).padStart(8, '0')}`;
