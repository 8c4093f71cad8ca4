import { remember } from '../../shared/remember.ts';
import type { FontTables } from './sfnt.ts';

/** Facts of a font that drawing text needs. */
export interface FontFacts {
  family: string;
  /** From 100 to 900. */
  weight: number;
  /** Index of the glyph for a code point; 0 when the font has none. */
  glyphOf: (codePoint: number) => number;
  /** Width of a glyph, in ems. */
  advanceOf: (glyph: number) => number;
}

const FAMILY = 1;
const TYPOGRAPHIC_FAMILY = 16;

/**
 * Reads name, weight, characters and widths of a font.
 * @throws Error when a table is missing
 */
export function readFont(tables: FontTables): FontFacts {
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`no font: the table "${tag}" is missing`);
    return found;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  const hmtx = table('hmtx');
  return {
    family: readFamily(table('name')),
    weight: table('OS/2').readUInt16BE(4),
    // Texts repeat few characters, and each is a binary search.
    glyphOf: remember(readCharacters(table('cmap'))),
    advanceOf: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1)) / unitsPerEm,
  };
}

/** Caches the answers: texts repeat few characters, and each is a binary search. */

function readFamily(name: Buffer): string {
  const strings = name.readUInt16BE(4);
  const found = new Map<number, string>();
  for (let index = 0; index < name.readUInt16BE(2); index += 1) {
    const at = 6 + 12 * index;
    const [platform, , , id, length, offset] = [0, 2, 4, 6, 8, 10].map((field) =>
      name.readUInt16BE(at + field),
    ) as [number, number, number, number, number, number];
    const start = strings + offset;
    // The first of each kind of Windows' names, which are UTF-16.
    if (platform !== 3 || found.has(id)) continue;
    const text = Buffer.from(name.subarray(start, start + length))
      .swap16()
      .toString('utf16le');
    found.set(id, text);
  }
  return found.get(TYPOGRAPHIC_FAMILY) ?? found.get(FAMILY) ?? '';
}

function readCharacters(cmap: Buffer): (codePoint: number) => number {
  const subtables = new Map<number, Buffer>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    subtables.set(subtable.readUInt16BE(0), subtable);
  }
  const [all, basic] = [subtables.get(12), subtables.get(4)];
  if (all) return (codePoint) => findInGroups(all, codePoint);
  if (basic) return (codePoint) => (codePoint > 0xffff ? 0 : findInSegments(basic, codePoint));
  throw new Error('no font: its characters are listed in an unknown way');
}

/** Format 12: groups of code points in order. */
function findInGroups(table: Buffer, codePoint: number): number {
  let [low, high] = [0, table.readUInt32BE(12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 16 + 12 * middle;
    if (codePoint < table.readUInt32BE(at)) high = middle - 1;
    else if (codePoint > table.readUInt32BE(at + 4)) low = middle + 1;
    else return table.readUInt32BE(at + 8) + codePoint - table.readUInt32BE(at);
  }
  return 0;
}

/** Format 4: segments of the first 65,536 code points. */
function findInSegments(table: Buffer, codePoint: number): number {
  const size = table.readUInt16BE(6);
  for (let index = 0; index < size; index += 2) {
    if (codePoint > table.readUInt16BE(14 + index)) continue;
    const start = table.readUInt16BE(16 + size + index);
    if (codePoint < start) return 0;
    const delta = table.readUInt16BE(16 + 2 * size + index);
    const at = 16 + 3 * size + index;
    const range = table.readUInt16BE(at);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = table.readUInt16BE(at + range + 2 * (codePoint - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
