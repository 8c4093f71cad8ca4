import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, describe, expect, it } from 'vitest';
import { createCardPage, defaultCard } from './card.ts';
import { drawCard } from './draw-card.ts';
import { readRows } from './fixtures/png-rows.ts';
import { readFonts } from './fonts.ts';
import { breakLines, findMissing, measure } from './set-text.ts';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'vitrine-cards-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));
const root = path.resolve(import.meta.dirname, '../../../../../flagship');
const { fonts, problems } = readFonts(root, cacheDir, [
  '@fontsource/roboto/files/roboto-latin-700-normal.woff',
  '@fontsource/roboto/files/roboto-cyrillic-700-normal.woff',
]);
const fontFiles = fonts.map(({ file }) => file);
const colors = { background: '#ffffff', text: '#1c1c1c', accent: '#1769aa' };
const svgOf = (title: string, group = 'Guides') =>
  defaultCard(createCardPage({ pathname: '/a', title, group, site: 'Kit', colors }, fonts));
const draw = (title: string) => Buffer.from(drawCard(Resvg, svgOf(title), fontFiles));

/** The pixels of a PNG with a palette, as `r,g,b` by row and column. */
function readPng(png: Buffer) {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [header, palette] = [chunks.get('IHDR')!, chunks.get('PLTE')!];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = readRows(chunks.get('IDAT')!, width);
  expect(rows).toHaveLength(height);
  const colorAt = (x: number, y: number) => {
    const at = 3 * rows[y]![x]!;
    return [...palette.subarray(at, at + 3)].join();
  };
  return { width, height, colorAt };
}

/** The columns in which anything but the background and the stripe is drawn: first and last. */
function inkColumns(png: Buffer, from = 30, to = 1170): [first: number, last: number] {
  const { colorAt, height } = readPng(png);
  const columns = Array.from({ length: to - from }, (_, index) => from + index).filter((x) =>
    Array.from({ length: height }, (_, y) => colorAt(x, y)).some(
      (color) => color !== '255,255,255',
    ),
  );
  return [columns[0] ?? -1, columns.at(-1) ?? -1];
}

describe('a card', () => {
  it('is a PNG of 1200 × 630 px below 25 kB, the same every time', () => {
    const png = draw('Text fields');
    const { width, height, colorAt } = readPng(png);
    expect([width, height]).toEqual([1200, 630]);
    expect(colorAt(4, 300)).toBe('23,105,170');
    expect(colorAt(600, 4)).toBe('255,255,255');
    expect(png.length).toBeLessThan(25_000);
    expect(draw('Text fields').equals(png)).toBe(true);
  });

  it('shows its text: another title, another picture', () => {
    const [first, second] = [draw('Buttons'), draw('Menus')];
    expect(first.equals(second)).toBe(false);
    expect(inkColumns(first)[1]).toBeGreaterThan(300);
    expect(inkColumns(draw('Buttons and menus'))[1]).toBeGreaterThan(inkColumns(first)[1] + 200);
  });

  it.each([
    [
      'a long title',
      'Minimizing the size of a bundle without losing what readers came for '.repeat(4),
    ],
    ['a long word', 'Supercalifragilistic'.repeat(12)],
    ['wide letters', 'WWWW MMMM '.repeat(20)],
  ])('keeps %s inside', (_, title) => {
    const png = draw(title);
    const [first, last] = inkColumns(png);
    expect(first).toBeGreaterThanOrEqual(80);
    expect(last).toBeLessThanOrEqual(1120);
    expect(svgOf(title)).toContain('…');
    expect(png.length).toBeLessThan(25_000);
  });

  it('sets a short title large in two lines, a longer one smaller in three, each in the middle', () => {
    /** Baselines and sizes of the texts: group, lines of the title, site. */
    const textsOf = (title: string) =>
      [...svgOf(title).matchAll(/ y="([\d.]+)" font-size="(\d+)"/g)].map(([, y, size]) => ({
        y: Number(y),
        size: Number(size),
      }));
    const cases = [
      ['Buttons', 104, 1],
      ['Buttons and groups of them', 104, 2],
      ['Minimizing the size of a bundle without losing anything that readers came for', 80, 3],
    ] as const;
    for (const [title, size, count] of cases) {
      const [group, ...rest] = textsOf(title);
      const site = rest.pop()!;
      expect(group).toEqual({ y: 128, size: 40 });
      expect(site).toEqual({ y: 550, size: 40 });
      expect(rest.map((line) => line.size)).toEqual(Array.from({ length: count }, () => size));
      // Letters reach from 0.72 of the size above the baseline of the first line to that of the last.
      const middle = (rest[0]!.y - size * 0.72 + rest.at(-1)!.y) / 2;
      expect(Math.abs(middle - 315)).toBeLessThan(2);
      const gaps = rest.slice(1).map((line, i) => line.y - rest[i]!.y);
      for (const gap of gaps) expect(Math.abs(gap - size * 1.15)).toBeLessThan(1);
    }
  });

  it('leaves out a group that there is none of', () => {
    expect(svgOf('Buttons', '')).not.toMatch(/ y="128"/);
    expect(svgOf('Buttons', '').match(/<text/g)).toHaveLength(2);
  });

  it('is refused in another size', () => {
    const svg = (width: number, height: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    expect(() => drawCard(Resvg, svg(1200, 600), fontFiles)).toThrow();
    expect(() => drawCard(Resvg, svg(1000, 630), fontFiles)).toThrow();
  });

  it('stands at the right for a title that reads from right to left', () => {
    const svg = svgOf('الأزرار (v9)', '');
    expect(svg).toContain('text-anchor="end"');
    const png = Buffer.from(drawCard(Resvg, svg, fontFiles));
    expect(readPng(png).colorAt(1195, 300)).toBe('23,105,170');
    const [first, last] = inkColumns(png);
    expect(first).toBeGreaterThan(300);
    expect(last).toBeGreaterThan(1080);
  });

  it('draws each character with the first font that has it', () => {
    expect(problems).toEqual([]);
    const [latin, cyrillic] = fonts;
    expect(svgOf('Кнопки и Buttons')).toMatch(
      new RegExp(`${cyrillic!.alias}"[^>]*>Кнопки и <.*${latin!.alias}"[^>]*>Buttons<`),
    );
    // Both are drawn: the whole is as wide as its parts.
    const width = (text: string) => inkColumns(draw(text))[1] - 88;
    expect(width('Кнопки Kit')).toBeGreaterThan(width('Кнопки') + 100);
    expect(findMissing('Buttons, Кнопки, Κουμπιά, أزرار\n', fonts)).toBe('');
    expect(findMissing('日本', fonts)).toBe('日');
  });

  it('escapes what would be markup', () => {
    expect(svgOf('<Button> & "more"')).toContain('&lt;Button&gt; &amp; &quot;more&quot;');
    expect(inkColumns(draw('<Button> & "more"'))[1]).toBeGreaterThan(400);
  });
});

it('measures text as it is drawn', () => {
  for (const text of ['Buttons', 'Wide WMW', 'Кнопки']) {
    const [font] = fonts.filter((each) => each.glyphOf(text.codePointAt(0)!) !== 0);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text y="150" font-size="100" font-family="${font!.alias}" font-weight="700">${text}</text></svg>`;
    const box = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).getBBox()!;
    const measured = measure(text, { size: 100, weight: 700 }, fonts);
    expect(Math.abs(measured - box.width)).toBeLessThan(25);
  }
});

it('breaks lines between words, and words only where they have to', () => {
  const style = { size: 100, weight: 700, width: 600, lines: 3 };
  const set = (text: string) => breakLines(text, style, fonts);
  expect(set('One')).toEqual(['One']);
  expect(set('  Server   Rendering ')).toEqual(['Server', 'Rendering']);
  expect(set('Internationalization').join('')).toBe('Internationalization');
  const lines = set('one two three four five six seven eight nine ten eleven twelve');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/…$/);
  for (const line of lines) expect(measure(line, style, fonts)).toBeLessThanOrEqual(600);
});

it('says which font cannot be read, and refuses drawings of another size', () => {
  const bad = path.join(cacheDir, 'bad.ttf');
  writeFileSync(bad, 'no font at all');
  const { problems: found } = readFonts(root, cacheDir, [bad, './missing.ttf']);
  expect(found.map(({ message }) => message)).toEqual([
    `Social cards cannot be drawn: the font "${bad}": neither TTF nor OTF nor WOFF`,
    expect.stringContaining('the font "./missing.ttf": ENOENT'),
  ]);
  expect(() =>
    drawCard(Resvg, '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>', fontFiles),
  ).toThrow('the drawing is 10 × 20 px, not 1200 × 630');
  expect(() => drawCard(Resvg, '<svg', fontFiles)).toThrow();
});
