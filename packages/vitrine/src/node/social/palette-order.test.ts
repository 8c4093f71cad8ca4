import { expect, it } from 'vitest';
import { readRows } from './fixtures/png-rows.ts';
import { encodePalettePng } from './palette-png.ts';

type Pixel = [red: number, green: number, blue: number, alpha?: number];

/** The palette of a picture, and the index of each pixel by rows. */
function encode(pixels: Pixel[], width: number) {
  const bytes = new Uint8Array(pixels.flatMap(([r, g, b, a = 255]) => [r, g, b, a]));
  const png = encodePalettePng(bytes, width, pixels.length / width);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    chunks.set(
      png.toString('latin1', at + 4, at + 8),
      png.subarray(at + 8, at + 8 + png.readUInt32BE(at)),
    );
  }
  const header = [...chunks.get('IHDR')!];
  const palette = [...chunks.get('PLTE')!];
  return {
    header,
    palette: Array.from({ length: palette.length / 3 }, (_, i) => palette.slice(3 * i, 3 * i + 3)),
    rows: readRows(chunks.get('IDAT')!, width).flatMap((row) => [...row]),
    kinds: [...chunks.keys()],
  };
}
const [RED, GREEN, BLUE]: Pixel[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
];

it('has its colours by how often they are, those that are equally often by number', () => {
  const { header, palette, rows, kinds } = encode([RED!, BLUE!, BLUE!, GREEN!, RED!, RED!], 3);
  expect(kinds).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect(header).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect(palette).toEqual([RED, BLUE, GREEN]);
  expect(rows).toEqual([0, 1, 1, 2, 0, 0]);
  expect(encode([BLUE!, GREEN!, RED!], 3).palette).toEqual([RED, GREEN, BLUE]);
  expect(encode([GREEN!, BLUE!, RED!], 3).palette).toEqual([RED, GREEN, BLUE]);
});

it('has the nearest of its 32 most frequent colours where it has more', () => {
  const often = Array.from({ length: 32 }, (_, index): Pixel[] => [
    [8 * index, 255, 8 * (index % 4)],
    [8 * index, 255, 8 * (index % 4)],
  ]).flat();
  const rare: Pixel[] = [
    [17, 254, 15],
    [250, 250, 30],
    [3, 255, 1],
    [0, 0, 0],
  ];
  const { palette, rows } = encode([...often, ...rare], 4);
  expect(palette).toHaveLength(32);
  const last = rows.slice(-4).map((index) => palette[index]);
  expect(last).toEqual([
    [16, 255, 16],
    [248, 255, 24],
    [0, 255, 0],
    [0, 255, 0],
  ]);
});

it('ignores what lies before its pixels in memory', () => {
  const memory = new Uint8Array([9, 9, 9, 9, 1, 2, 3, 255]);
  const png = encodePalettePng(memory.subarray(4), 1, 1);
  const at = png.indexOf('PLTE');
  expect([...png.subarray(at + 4, at + 7)]).toEqual([1, 2, 3]);
});

it('lays what is transparent over white', () => {
  // Three tenths of orange, as the renderer gives it, and nothing at all.
  const { palette } = encode(
    [
      [77, 39, 0, 77],
      [77, 39, 0, 77],
      [0, 0, 0, 0],
    ],
    3,
  );
  expect(palette).toEqual([
    [255, 217, 178],
    [255, 255, 255],
  ]);
});
