import { crc32, deflateSync } from 'node:zlib';

/** A picture has so few colours that this many are enough; anything more looks the same. */
const COLORS = 32;

/**
 * A PNG with a palette: a third of the size of one with full colours. Colours beyond the most frequent
 * 32 become the nearest of those.
 * @param pixels four bytes each: red, green, blue and alpha, which is ignored
 */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const counts = new Map<number, number>();
  // Most pixels equal the one before them: a run costs one look-up.
  for (let index = 0, start = 0; index < colors.length; start = index) {
    const color = colors[start]!;
    while (colors[index] === color) index += 1;
    counts.set(color, (counts.get(color) ?? 0) + index - start);
  }
  // Equally frequent colours by number, so that the same picture gives the same bytes.
  const palette = [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, COLORS)
    .map(([color]) => toRgb(color));
  const indexes = new Map(
    [...counts.keys()].map((color) => [color, nearest(toRgb(color), palette)]),
  );
  const rows = Buffer.alloc(height * (width + 1));
  let [last, current] = [-1, 0];
  for (let y = 0, index = 0; y < height; y += 1) {
    // The first byte of a row is its filter: none, which suits areas of one colour best.
    let at = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, index += 1, at += 1) {
      const color = colors[index]!;
      if (color !== last) current = indexes.get((last = color))!;
      rows[at] = current;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Rgb = [red: number, green: number, blue: number];

/** Splits four bytes of red, green, blue and alpha, read by a little-endian processor. */
function toRgb(color: number): Rgb {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255];
}

function nearest([red, green, blue]: Rgb, palette: readonly Rgb[]): number {
  let [best, distance] = [0, Number.POSITIVE_INFINITY];
  for (const [index, [r, g, b]] of palette.entries()) {
    const found = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (found < distance) [best, distance] = [index, found];
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
