import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const SIGNATURE = '\x89PNG\r\n\x1a\n';

/** Whether a file is a PNG to its last byte: each of its chunks has a checksum. */
export function isWholePng(file: string): boolean {
  let png: Buffer;
  try {
    png = readFileSync(file);
  } catch {
    return false;
  }
  if (png.toString('latin1', 0, 8) !== SIGNATURE) return false;
  let type = '';
  let at = 8;
  while (at + 12 <= png.length && type !== 'IEND') {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length) return false;
    if (crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return false;
    type = png.toString('latin1', at + 4, at + 8);
    at = end + 4;
  }
  return type === 'IEND' && at === png.length;
}
