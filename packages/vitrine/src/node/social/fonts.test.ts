import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CardFont } from './fonts.ts';
import { readFont } from './read-font.ts';
import { breakLines, findMissing, isRightToLeft, measure, setLine } from './set-text.ts';
import { nameTable, readTables, writeTables, type FontTables } from './sfnt.ts';

/** Numbers of two bytes each. */
const words = (...values: number[]) => {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value, 2 * index);
  return buffer;
};
const longs = (...values: number[]) =>
  words(...values.flatMap((each) => [each >>> 16, each & 0xffff]));

const tablesOf = (...entries: [string, Buffer][]): FontTables => new Map(entries);
const texts = (tables: FontTables) =>
  Object.fromEntries([...tables].map(([tag, data]) => [tag, data.toString('latin1')]));

describe('a font file', () => {
  const three = tablesOf(
    ['OS/2', Buffer.from('12345')],
    ['cmap', Buffer.from('a')],
    ['glyf', Buffer.from('wxyz')],
  );

  it('is read as it was written', () => {
    const file = writeTables(three);
    expect(texts(readTables(file))).toEqual({ 'OS/2': '12345', cmap: 'a', glyf: 'wxyz' });
    expect(file.length % 4).toBe(0);
  });

  it('has a header that says what is in it and how to search it', () => {
    const header = (tables: FontTables) =>
      [0, 4, 6, 8, 10].map((at) =>
        at === 0 ? writeTables(tables).readUInt32BE(at) : writeTables(tables).readUInt16BE(at),
      );
    expect(header(three)).toEqual([0x00010000, 3, 32, 1, 16]);
    expect(header(tablesOf(['CFF ', Buffer.alloc(4)]))).toEqual([0x4f54544f, 1, 16, 0, 0]);
    const file = writeTables(three);
    // Each table begins at a multiple of four bytes; its length is its own.
    const places = [0, 1, 2].map((index) => 12 + 16 * index);
    expect(places.map((at) => [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)])).toEqual([
      [60, 5],
      [68, 1],
      [72, 4],
    ]);
  });

  it('may be packed as WOFF, table by table', () => {
    const long = Buffer.from('long '.repeat(50));
    const [packed, short] = [deflateSync(long), Buffer.from('tiny')];
    const start = 44 + 2 * 20;
    const header = Buffer.alloc(44);
    header.write('wOFF', 'latin1');
    header.writeUInt16BE(2, 12);
    const entries = Buffer.concat([
      Buffer.concat([Buffer.from('glyf'), longs(start, packed.length, long.length, 0)]),
      Buffer.concat([Buffer.from('name'), longs(start + packed.length, 4, 4, 0)]),
    ]);
    const file = Buffer.concat([header, entries, packed, short]);
    expect(texts(readTables(file))).toEqual({ glyf: long.toString(), name: 'tiny' });
  });

  it.each([
    ['TrueType', longs(0x00010000)],
    ['OpenType', Buffer.from('OTTO')],
    ['of Apple', Buffer.from('true')],
  ])('may be %s', (_, kind) => {
    expect(readTables(Buffer.concat([kind, Buffer.alloc(8)]))).toEqual(new Map());
  });

  it.each([['', 'OTTO', 'OTTO\0\0\0\0', 'wOF2\0\0\0\0\0\0\0\0', '<html></html>']])(
    'is nothing else',
    (...contents) => {
      for (const content of contents) {
        expect(() => readTables(Buffer.from(content))).toThrow('neither TTF nor OTF nor WOFF');
      }
    },
  );
});

/** A `name` table of records: platform, id and text. */
function names(...records: [platform: number, id: number, text: string][]): Buffer {
  const strings = records.map(([, , text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const fields = records.flatMap(([platform, id], index) => {
    const length = strings[index]!.length;
    offset += length;
    return [platform, 1, 0x409, id, length, offset - length];
  });
  return Buffer.concat([words(0, records.length, 6 + 2 * fields.length, ...fields), ...strings]);
}
const cmap = (...subtables: Buffer[]) => {
  let offset = 4 + 8 * subtables.length;
  const records = subtables.map((subtable) => {
    offset += subtable.length;
    return Buffer.concat([words(3, 1), longs(offset - subtable.length)]);
  });
  return Buffer.concat([words(0, subtables.length), ...records, ...subtables]);
};
/** Format 4: a to z by a difference, 0 to 2 by a list (without 1), and the end. */
const basic = words(
  ...[4, 0, 0, 6, 0, 0, 0],
  ...[0x32, 0x7a, 0xffff],
  0,
  ...[0x30, 0x61, 0xffff],
  ...[3, 0x10000 - 0x61 + 10, 1],
  ...[6, 0, 0],
  ...[1, 0, 2],
);
/** Format 12: a to c, and one beyond 65,536. */
const all = Buffer.concat([
  words(12, 0),
  longs(0, 0, 3, 0x61, 0x63, 5, 0x70, 0x70, 20, 0x1f600, 0x1f601, 30),
]);
const head = Buffer.alloc(20);
head.writeUInt16BE(1000, 18);
const hhea = Buffer.alloc(36);
hhea.writeUInt16BE(2, 34);
const font = (changes: Record<string, Buffer | undefined> = {}) => {
  const tables = {
    ...{ head, hhea, hmtx: words(500, 0, 250, 0), 'OS/2': words(0, 0, 700) },
    ...{ name: names([3, 1, 'Kit']), cmap: cmap(basic), ...changes },
  };
  return readFont(
    new Map(Object.entries(tables).filter((entry): entry is [string, Buffer] => Boolean(entry[1]))),
  );
};

describe('the facts of a font', () => {
  it('are its weight, and how wide each glyph is; the last width is that of all further ones', () => {
    const { weight, advanceOf } = font();
    expect(weight).toBe(700);
    expect([0, 1, 2, 9].map(advanceOf)).toEqual([0.5, 0.25, 0.25, 0.25]);
  });

  it('are its family, by the first of Windows’ names, the typographic one before all', () => {
    const familyOf = (...records: [number, number, string][]) =>
      font({ name: names(...records) }).family;
    expect(familyOf([1, 1, 'Mac'], [3, 4, 'Full'], [3, 1, 'Kit Bold'], [3, 1, 'Set'])).toBe(
      'Kit Bold',
    );
    expect(familyOf([3, 1, 'Kit Bold'], [3, 16, 'Kit'])).toBe('Kit');
    expect(familyOf([1, 1, 'Mac'])).toBe('');
    expect(font({ name: nameTable('größe') }).family).toBe('größe');
  });

  it('are its characters, in either table', () => {
    const { glyphOf } = font();
    const glyphs = (text: string) => [...text].map((each) => glyphOf(each.codePointAt(0)!));
    expect(glyphs('abz')).toEqual([10, 11, 35]);
    expect(glyphs('012')).toEqual([4, 0, 5]);
    expect(glyphs('/3`{é😀')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(glyphs('aa')).toEqual([10, 10]);
    const wide = font({ cmap: cmap(basic, all) }).glyphOf;
    expect([0x60, 0x61, 0x63, 0x64, 0x70, 0x1f600, 0x1f601, 0x1f602].map(wide)).toEqual([
      ...[0, 5, 7, 0, 20, 30, 31, 0],
    ]);
  });

  it.each(['head', 'hhea', 'hmtx', 'OS/2', 'name', 'cmap'])('need its table %s', (tag) => {
    expect(() => font({ [tag]: undefined })).toThrow(`no font: the table "${tag}" is missing`);
  });

  it('need a table of characters in a known form', () => {
    expect(() => font({ cmap: cmap(words(6, 0)) })).toThrow(
      'no font: its characters are listed in an unknown way',
    );
  });
});

/** A font of which every glyph is half an em wide. */
const card = (alias: string, characters: RegExp, weight = 400, family = alias): CardFont => ({
  ...{ alias, family, weight, file: `${alias}.ttf` },
  glyphOf: (codePoint) => (characters.test(String.fromCodePoint(codePoint)) ? codePoint : 0),
  advanceOf: () => 0.5,
});
const latin = card('latin', /[\w.<…]/);
const bold = card('latin-bold', /[\w<…]/, 700, 'latin');
const greek = card('greek', /\p{Script=Greek}/u);
const fonts = [latin, bold, greek];
const spans = (text: string, weight = 400) =>
  [...setLine(text, weight, fonts).matchAll(/<tspan font-family="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, alias, part]) => `${alias}: ${part}`,
  );

describe('a line of text', () => {
  it('has the nearest weight of the first family with the character', () => {
    expect(spans('Kit')).toEqual(['latin: Kit']);
    expect(spans('Kit', 600)).toEqual(['latin-bold: Kit']);
    expect(spans('Kit', 550)).toEqual(['latin: Kit']);
    expect(spans('a.b', 700)).toEqual(['latin-bold: a', 'latin: .', 'latin-bold: b']);
    expect(spans('Kit αβ γ a')).toEqual(['latin: Kit ', 'greek: αβ γ ', 'latin: a']);
    expect(spans('é')).toEqual(['greek: é']);
    expect(setLine('<', 400, fonts)).toBe(
      '<tspan font-family="latin" font-weight="400">&lt;</tspan>',
    );
  });

  it('is marked where it reads from right to left', () => {
    expect(spans('אב')).toEqual(['greek: \u202Bאב\u202C']);
    expect(['أ', 'א', '9 أ', 'ܐ', 'ހ', 'ߊ'].map(isRightToLeft)).toEqual(Array(6).fill(true));
    expect(['a أ', 'α', '9', '', '日'].map(isRightToLeft)).toEqual(Array(5).fill(false));
  });

  it('is as wide as its characters', () => {
    expect(measure('Kit', { size: 10, weight: 400 }, fonts)).toBe(15);
    expect(measure('', { size: 10, weight: 400 }, fonts)).toBe(0);
  });

  it('lacks the first character that no font has; spaces and marks are none', () => {
    expect(findMissing('Kit α a\u0301\u202B', fonts)).toBe('');
    expect(findMissing('Kit 日本', fonts)).toBe('日');
  });
});

describe('lines', () => {
  // Five characters are as wide as a line.
  const set = (text: string, lines = 9) =>
    breakLines(text, { size: 10, weight: 400, width: 25, lines }, fonts);

  it('break between words, and in a word that is longer than a line', () => {
    expect(set('')).toEqual(['']);
    expect(set('ab cd')).toEqual(['ab cd']);
    expect(set('ab cde')).toEqual(['ab', 'cde']);
    expect(set(' a  b\nc ')).toEqual(['a b c']);
    expect(set('abcde')).toEqual(['abcde']);
    expect(set('abcdef a')).toEqual(['abcde', 'f a']);
    expect(set('a abcdefghijk')).toEqual(['a', 'abcde', 'fghij', 'k']);
  });

  it('end in an ellipsis where there are too many, without a space before it', () => {
    expect(set('ab cd', 1)).toEqual(['ab cd']);
    expect(set('ab cd efg', 1)).toEqual(['ab c…']);
    expect(set('abc defgh', 1)).toEqual(['abc…']);
    expect(set('ab cd ef gh ij', 2)).toEqual(['ab cd', 'ef g…']);
    expect(set('abcd e fgh', 2)).toEqual(['abcd', 'e fgh']);
  });

  it('of a text of any length are found by looking at its letters a few times', () => {
    let looks = 0;
    const counted = fonts.map((each) => ({
      ...each,
      glyphOf: (point: number) => {
        looks += 1;
        return each.glyphOf(point);
      },
    }));
    const style = { size: 10, weight: 400, width: 25, lines: 2 };
    expect(breakLines('a'.repeat(10_000), style, counted)).toHaveLength(2);
    expect(looks).toBeLessThan(1_000_000);
  });
});
