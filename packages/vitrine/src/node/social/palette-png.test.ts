import { expect, it } from 'vitest';
import { readRows } from './fixtures/png-rows.ts';
import { encodePalettePng } from './palette-png.ts';

const [WIDTH, HEIGHT] = [7, 6];

/** Pixels of the colours, numbers as 0xRRGGBB, by their place. */
function paint(colorAt: (x: number, y: number) => number): Uint8Array {
  const bytes: number[] = [];
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const color = colorAt(x, y);
      bytes.push((color >> 16) & 255, (color >> 8) & 255, color & 255, 255);
    }
  }
  return new Uint8Array(bytes);
}

/** The colours of a picture as its file says, by row. */
function decode(png: Buffer): number[][] {
  const bodyOf = (type: string) => {
    const at = png.indexOf(type);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const palette = bodyOf('PLTE');
  return readRows(bodyOf('IDAT'), WIDTH).map((row) =>
    [...row].map((index) => palette.readUIntBE(index * 3, 3)),
  );
}

it.each([
  ['rows that repeat', (x: number, y: number) => (y < 2 ? 0xffffff : y < 5 ? x * 1000 : 0x1769aa)],
  ['rows that come again', (x: number, y: number) => (y % 2 === 0 ? 0xabcdef : x << 16)],
  ['one colour', () => 0x010203],
])('keeps %s as they are', (_name, colorAt) => {
  const expected = Array.from({ length: HEIGHT }, (_row, y) =>
    Array.from({ length: WIDTH }, (_pixel, x) => colorAt(x, y)),
  );
  expect(decode(encodePalettePng(paint(colorAt), WIDTH, HEIGHT))).toEqual(expected);
});

it('keeps the most frequent of many colours, and the nearest of them for the others', () => {
  // Two rows of one colour, and 28 others: shades of red that differ by little.
  const colorAt = (x: number, y: number) =>
    y < 2 ? 0x0000ff : 0x800000 + (y * WIDTH + x) * 0x10000;
  const rows = decode(
    encodePalettePng(
      paint((x, y) => (y === 5 ? x : colorAt(x, y))),
      WIDTH,
      HEIGHT,
    ),
  );
  expect(new Set(rows.flat()).size).toBeLessThanOrEqual(32);
  expect(
    rows
      .slice(0, 2)
      .flat()
      .every((color) => color === 0x0000ff),
  ).toBe(true);
});
