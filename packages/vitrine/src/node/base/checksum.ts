import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * Size and CRC-32: finds damage, such as a disk's or a killed program's, at a cost that every build can
 * pay for all of its files. Not a digest: whoever means to can make another file with the same one.
 */
export function checksumOf(data: string | Uint8Array): string {
  return format(typeof data === 'string' ? Buffer.byteLength(data) : data.length, crc32(data));
}

/** The size, in bytes, of what has a checksum. */
export function sizeIn(checksum: string): number {
  return Number.parseInt(checksum, 36);
}

/** The same of a file; `null` when there is none, or a link or a folder in its place. */
export function fileChecksum(file: string): string | null {
  try {
    const descriptor = openSync(file, FLAGS);
    try {
      const stat = fstatSync(descriptor);
      return stat.isFile() ? readChecksum(descriptor, stat.size) : null;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** No link is followed, and no pipe waited for. Windows knows neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** `ELOOP`, and `EMLINK` on FreeBSD, is a link; `ENXIO` is a socket. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EMLINK', 'ENXIO'];

/** One for all files: a new one for each would take longer than the reading. */
let scratch: Buffer | undefined;

function readChecksum(descriptor: number, expected: number): string {
  scratch ??= Buffer.allocUnsafe(1024 * 1024);
  let crc = 0;
  let size = 0;
  for (;;) {
    const read = readSync(descriptor, scratch, 0, scratch.length, null);
    crc = crc32(scratch.subarray(0, read), crc);
    size += read;
    if (read === 0 || size === expected) return format(size, crc);
  }
}

function format(size: number, crc: number): string {
  return `${size.toString(36)}.${crc.toString(16).padStart(8, '0')}`;
}
