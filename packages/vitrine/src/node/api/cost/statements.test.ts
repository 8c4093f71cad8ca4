/** Bundles in pieces, and what each export needs of them. */
import { describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
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

  it('about, where compressing it as hosts do would take long', async () => {
    const long = Array.from({ length: 3000 }, (_, i) => `call${(i * 7919) % 1000}();`).join('');
    const both = [piece(['a'], long), piece(['vitrineEntry0'], '', [0])];
    const brotli = (await countBytes(both, () => true)).get(0)?.brotli;
    expect(brotli).toBe(brotliCompressSync(long).length);
  });
});
