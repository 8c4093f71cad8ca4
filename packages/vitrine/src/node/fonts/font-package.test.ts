import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fallbackFace } from './fallback.ts';
import { findFontPackage } from './font-package.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'fonts-'))));
afterEach(() => rmSync(root, { recursive: true }));

const METADATA = { id: 'kit', weights: [400, 700], variable: { wght: { min: '100', max: '900' } } };
// Of the last one there are no files.
const RANGES = { latin: 'U+0000-00FF', '[1]': 'U+4E00', greek: 'U+0370' };

function install(scope: string, metadata: unknown = METADATA, ranges: unknown = RANGES) {
  const dir = path.join(root, 'node_modules', scope, 'kit');
  mkdirSync(path.join(dir, 'files'), { recursive: true });
  const write = (name: string, text: unknown) =>
    writeFileSync(path.join(dir, name), typeof text === 'string' ? text : JSON.stringify(text));
  write('package.json', { name: `${scope}/kit`, version: '1.2.3' });
  write('metadata.json', metadata);
  write('unicode.json', ranges);
  // What an id that leads elsewhere would find.
  write('kit-latin-wght-normal.woff2', '');
  for (const subset of ['latin', '1'])
    for (const cut of ['400', '500', '700', 'wght'])
      write(`files/kit-${subset}-${cut}-normal.woff2`, '');
}
const find = (kind: 'sans' | 'mono') => {
  const { name, version, files } = findFontPackage(root, kind, 'Kit');
  return [name, version, files.map(({ subset, weight }) => `${subset} ${weight}`)];
};

it('takes the variable font for text and one weight for code', () => {
  install('@fontsource');
  install('@fontsource-variable');
  const all = ['latin 100 900', '1 100 900'];
  expect(find('sans')).toEqual(['@fontsource-variable/kit', '1.2.3', all]);
  expect(find('mono')).toEqual(['@fontsource/kit', '1.2.3', ['latin 400', '1 400']]);
});

it('takes the weights that a family has, where it is not variable', () => {
  install('@fontsource');
  const weights = ['latin 400', 'latin 700', '1 400', '1 700'];
  expect(find('sans')).toEqual(['@fontsource/kit', '1.2.3', weights]);
});

it('takes a family that is in no variable file', () => {
  install('@fontsource', { ...METADATA, variable: false });
  expect(find('mono')).toEqual(['@fontsource/kit', '1.2.3', ['latin 400', '1 400']]);
});

it.each([
  ['{', RANGES],
  [{ ...METADATA, id: '../kit' }, RANGES],
  [{ ...METADATA, id: 'kit/../../kit' }, RANGES],
  [METADATA, '{'],
  [METADATA, { latin: 'U+0;}body{display:none' }],
  [METADATA, { latin: 'x U+0' }],
  [METADATA, { greek: 'U+0370' }],
  [{ ...METADATA, variable: false }, RANGES],
])('finds no font in what is none: %j, %j', (metadata, ranges) => {
  install('@fontsource-variable', metadata, ranges);
  expect(() => find('sans')).toThrow('The font "Kit" is not installed');
});

it('takes the system’s fonts for as wide and high', () => {
  const metrics = { unitsPerEm: 1000, xWidthAvg: 600, ascent: 900, descent: -300, lineGap: 0 };
  for (const kind of ['sans', 'mono'] as const)
    expect(fallbackFace(kind, 'Kit', metrics)).toMatch(
      /^@font-face\{font-family:"Kit Fallback";src:local\("[\w ]+"\)(?:,local\("[\w ]+"\))*;size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:0%\}$/,
    );
});
