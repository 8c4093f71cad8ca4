/** Bundles in pieces, and what each export needs of them. */
import { describe, expect, it } from 'vitest';
import { brotliCompressSync, constants } from 'node:zlib';
import { countBytes } from './count-bytes.ts';
import { splitBundle } from './statements.ts';

const split = (...lines: string[]) => splitBundle(lines.join('\n'));

describe('a bundle is taken apart', () => {
  it('each declaration by itself, with what it needs', () => {
    const pieces = split(
      'import x from "peer";',
      'const one = 1, { two, deep: [three = one, ...four], ...five } = make();',
      'function make() { return two; }',
      'class Dial extends Base { make = one; [three]() {} }',
      'export { Dial };',
    );
    expect(pieces.map(({ names }) => names)).toEqual([
      ...[['one'], ['two', 'three', 'four', 'five'], ['make'], ['Dial']],
    ]);
    expect(pieces.map(({ needs }) => needs.toSorted())).toEqual([
      [0],
      [0, 1, 2],
      [1, 2],
      [0, 1, 3],
    ]);
  });

  it('what declares nothing is needed by what it mentions, or else by what it follows', () => {
    const pieces = split(
      'first();',
      'function Dial() {}',
      'function Knob() {}',
      'Dial.displayName = "Dial", Knob.a.Dial = { Dial: 1 };',
      'other.call();',
    );
    expect(pieces.map(({ needs }) => needs.toSorted())).toEqual([
      ...[[], [1, 3], [2, 4, 5], [1], [2], []],
    ]);
  });

  it('statements of other kinds stand for themselves, and exports of names for nothing', () => {
    const pieces = split(
      'export { Dial };',
      'var [, Dial = 1, ...Rest] = make();',
      'if (Dial) { Rest(); }',
      'a, (Dial.b, c);',
      'export class Knob { static Dial() {} [Rest]; Rest = 1; }',
    );
    expect(pieces.map(({ names, text, needs }) => [names, text, needs])).toEqual([
      [['Dial', 'Rest'], '[, a = 1, ...b] = make(),', [0, 1, 2, 3, 4]],
      [[], 'if (a) { b(); }', [0]],
      [[], 'a;', []],
      [[], 'a.b;', [0]],
      [[], 'c;', []],
      [['Knob'], 'class c { static Dial() {} [b]; Rest = 1; }', [5, 0]],
    ]);
  });

  it('names are shortened wherever they stand, in any order, and in no other place', () => {
    const texts = split(
      'const one = 1, two = { one, two: one, "one": 3 };',
      'switch (x) { case one: two(); break; case two: one.two; }',
      'two.one(two[one], `${one}`);',
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'a = 1,',
      'b = { a, two: a, "one": 3 },',
      'switch (x) { case a: b(); break; case b: a.two; }',
      'b.one(b[a], `${a}`);',
    ]);
  });

  it('what the language names itself is no name at the top', () => {
    const texts = split(
      'const meta = 1, target = 2;',
      'function make() { return [import.meta.url, new.target, meta, target]; }',
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'a = 1,',
      'b = 2,',
      'function c() { return [import.meta.url, new.target, a, b]; }',
    ]);
  });

  it('with short names for those at the top, the most mentioned first', () => {
    const texts = split(
      'const rare = { rare: 1, [often]: often.rare };',
      'const often = rare;',
      'export const shown = often;',
      'export default class {}',
      'shown.rare = often;',
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'b = { rare: 1, [a]: a.rare },',
      'a = b,',
      'c = a,',
      'export default class {}',
      'c.rare = a;',
    ]);
  });

  it('with names of two letters once those of one are taken', () => {
    const names = Array.from({ length: 56 }, (_, i) => `name${i}`);
    const texts = split(...names.map((name) => `const ${name} = 1;`)).map(({ text }) => text);
    expect([texts[0], texts[53], texts[54], texts[55]]).toEqual([
      ...['a = 1,', '$ = 1,', 'aa = 1,', 'ba = 1,'],
    ]);
  });
});

describe('an export is as large as what it needs', () => {
  const piece = (names: string[], text: string, needs: number[] = []) => ({ names, text, needs });
  const bytes = (text: string) => ({
    minified: text.length,
    brotli: text === '' ? 0 : brotliCompressSync(text).length,
  });
  const pieces = [
    piece(['base'], 'b'.repeat(100)),
    piece(['dial'], 'd'.repeat(50), [0]),
    piece(['vitrineEntry0'], 'never', [1]),
    piece(['vitrineEntry1'], 'never', [0]),
    piece(['vitrineEntry2'], 'never', []),
  ];

  it('without itself, and in it what more than half of the others need', async () => {
    const [b, d] = [pieces[0]!.text, pieces[1]!.text];
    expect([...(await countBytes(pieces, () => true))]).toEqual([
      [0, { ...bytes(b + d), shared: bytes(b) }],
      [1, { ...bytes(b), shared: bytes(b) }],
      [2, { ...bytes(''), shared: bytes('') }],
    ]);
  });

  it('of which only those that count say what is shared, where there are several', async () => {
    const shared = async (isCounted: (index: number) => boolean) =>
      [...(await countBytes(pieces, isCounted)).values()].map((one) => one.shared.minified);
    // One of two is not more than half.
    expect(await shared((index) => index !== 0)).toEqual([0, 0, 0]);
    expect(await shared((index) => index !== 2)).toEqual([100, 100, 0]);
    expect(await shared((index) => index === 0)).toEqual([0, 0, 0]);
  });

  it('in the order of the bundle, for as many as there are', async () => {
    const letters = Array.from({ length: 20 }, (_, i) => piece([`base${i}`], `é${i},`));
    const entries = letters.map((_, i) =>
      piece([`vitrineEntry${19 - i}`], 'never', [...letters.keys()].slice(i).toReversed()),
    );
    const others = ['xvitrineEntry0', 'vitrineEntry0x', 'vitrineEntry'].map((name) =>
      piece([name], 'never', [0]),
    );
    const unnamed = piece([], 'never', [0]);
    const costs = await countBytes([...letters, ...entries, ...others, unnamed], () => false);
    const text = (from: number) =>
      letters
        .slice(from)
        .map((one) => one.text)
        .join('');
    expect([...costs]).toEqual(
      letters.map((_, i) => [
        19 - i,
        {
          minified: Buffer.byteLength(text(i)),
          brotli: brotliCompressSync(text(i)).length,
          shared: { minified: 0, brotli: 0 },
        },
      ]),
    );
  });

  it('about, where compressing it as hosts do would take long', async () => {
    const long = Array.from({ length: 3000 }, (_, i) => `call${(i * 7919) % 1000}();`).join('');
    const both = [piece(['a'], long), piece(['vitrineEntry0'], '', [0])];
    const brotli = (await countBytes(both, () => true)).get(0)?.brotli;
    expect(brotli).toBe(brotliCompressSync(long).length);
  });

  it('about, by what the first long one came to in both qualities', async () => {
    const text = (length: number, by: number) =>
      Array.from({ length: 5000 }, (_, i) => `call${(i * by) % 1000}();`)
        .join('')
        .slice(0, length);
    const texts = [text(40_000, 7919), text(20_000, 104_729), text(19_999, 104_729)];
    const long = texts.flatMap((one, i) => [
      piece([`a${i}`], one),
      piece([`vitrineEntry${i}`], '', [i * 2]),
    ]);
    const costs = await countBytes(long, () => true);
    const best = texts.map((one) => brotliCompressSync(one).length);
    const quick = texts.map(
      (one) => brotliCompressSync(one, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    );
    const about = Math.round(quick[1]! * (best[0]! / quick[0]!));
    expect(about).not.toBe(best[1]);
    expect([...costs.values()].map(({ brotli }) => brotli)).toEqual([best[0], about, best[2]]);
  });
});
