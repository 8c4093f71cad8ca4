import { inflateSync } from 'node:zlib';

/** The tables of a font by their tags. */
export type FontTables = Map<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
/** First four bytes of TrueType, OpenType and Apple's TrueType fonts. */
const SFNT_KINDS = [0x00010000, 0x4f54544f, 0x74727565];
const WOFF = 0x774f4646;

/**
 * Reads a TTF, OTF or WOFF (version 1) file.
 * https://learn.microsoft.com/typography/opentype/spec/otff, https://www.w3.org/TR/WOFF/
 * @throws Error when the file is something else
 */
export function readTables(file: Buffer): FontTables {
  const kind = file.length < HEADER ? 0 : file.readUInt32BE(0);
  const isWoff = kind === WOFF;
  if (!isWoff && !SFNT_KINDS.includes(kind)) throw new Error('neither TTF nor OTF nor WOFF');
  const tables: FontTables = new Map();
  for (let index = 0; index < file.readUInt16BE(isWoff ? 12 : 4); index += 1) {
    const at = isWoff ? WOFF_HEADER + WOFF_ENTRY * index : HEADER + ENTRY * index;
    const start = file.readUInt32BE(at + (isWoff ? 4 : 8));
    const stored = file.readUInt32BE(at + (isWoff ? 8 : 12));
    const length = isWoff ? file.readUInt32BE(at + 12) : stored;
    const data = file.subarray(start, start + stored);
    tables.set(file.toString('latin1', at, at + 4), stored < length ? inflateSync(data) : data);
  }
  return tables;
}

/** Writes tables as a font file. Check sums are left out: the renderer ignores them. */
export function writeTables(tables: FontTables): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * tables.size);
  head.writeUInt32BE(tables.has('CFF ') ? 0x4f54544f : 0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const power = Math.floor(Math.log2(tables.size));
  head.writeUInt16BE(2 ** power * ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((tables.size - 2 ** power) * ENTRY, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, [tag, data]] of [...tables].entries()) {
    const at = HEADER + ENTRY * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Fields of a record: Windows, Unicode, American English. */
const WINDOWS_ENGLISH = [3, 1, 0x409];
/** Names that a renderer needs: the family's and the PostScript name. */
const NAME_IDS = [1, 6];

/** A `name` table that gives a font one name for everything. */
export function nameTable(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  const records = NAME_IDS.flatMap((id) => [...WINDOWS_ENGLISH, id, text.length, 0]);
  const fields = [0, NAME_IDS.length, 2 * (3 + records.length), ...records];
  const head = Buffer.alloc(2 * fields.length);
  for (const [index, value] of fields.entries()) head.writeUInt16BE(value, 2 * index);
  return Buffer.concat([head, text]);
}
