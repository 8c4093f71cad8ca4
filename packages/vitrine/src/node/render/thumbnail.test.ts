import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readThumbnail } from './thumbnail.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'thumbnail-'));
});
afterAll(() => rmSync(root, { recursive: true }));

function read(svg: string) {
  writeFileSync(path.join(root, 'a.svg'), svg);
  return readThumbnail(root, 'a.svg');
}

it('is one line of SVG', () => {
  const source = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <path
    d="M0 0
       8 8"/>
  <text x="1">two words</text>
</svg>
`;
  expect(read(source)).toEqual({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0 8 8"/><text x="1">two words</text></svg>',
    reason: '',
  });
});

it.each([
  ['<p>text</p>', 'it is not an SVG element'],
  ['<svg viewBox="0 0 8 8">', 'it is not an SVG element'],
  ['<svg width="8"></svg>', 'it has no viewBox'],
  ['<svg viewBox="0 0 8 8"><style>a {}</style></svg>', 'it contains <style>'],
  ['<svg viewBox="0 0 8 8"><script>alert(1)</script></svg>', 'it contains <script>'],
  ['<svg viewBox="0 0 8 8"><path id="a"/></svg>', 'it has the attribute "id"'],
  ['<svg viewBox="0 0 8 8" onload="alert(1)"></svg>', 'it has the attribute "onload"'],
  [
    '<svg viewBox="0 0 8 8"><path\n href="https://a.example"/></svg>',
    'it has the attribute "href"',
  ],
])('refuses %j', (svg, reason) => {
  expect(read(svg)).toEqual({ svg: '', reason });
});

it.each([
  [
    `\uFEFF<!DOCTYPE svg\nPUBLIC "a">\n<!-- a\nb --><!-- c -->\n${'<svg viewBox="0 0 8 8"><g/></svg>'}`,
    '<svg viewBox="0 0 8 8"><g/></svg>',
  ],
  [
    '<?XML a?><svg\n  viewBox="0 0 8 8"><text>a  b</text></svg>',
    '<svg viewBox="0 0 8 8"><text>a  b</text></svg>',
  ],
  ['  <svg viewBox="0 0 8 8"><g/> <g/></svg>  ', '<svg viewBox="0 0 8 8"><g/><g/></svg>'],
  [
    '<svg viewBox="0 0 8 8"><animate/><g data-id="a" width="1"/></svg>',
    '<svg viewBox="0 0 8 8"><animate/><g data-id="a" width="1"/></svg>',
  ],
])('takes %j', (source, svg) => {
  expect(read(source)).toEqual({ svg, reason: '' });
});

it.each([
  ['a<svg viewBox="0 0 8 8"></svg>', 'it is not an SVG element'],
  ['<svgs viewBox="0 0 8 8"></svg>', 'it is not an SVG element'],
  ['<svg viewBox="0 0 8 8"></svg>a', 'it is not an SVG element'],
  ['<svg data-viewBox="0 0 8 8"></svg>', 'it has no viewBox'],
  ['<svg><g viewBox="0 0 8 8"/></svg>', 'it has no viewBox'],
  ['<svg viewBox="0 0 8 8"><a/></svg>', 'it contains <a>'],
  ['<svg viewBox="0 0 8 8"><g onclick="a"/></svg>', 'it has the attribute "onclick"'],
])('refuses %j as well', (svg, reason) => {
  expect(read(svg)).toEqual({ svg: '', reason });
});

it('says that there is no such file', () => {
  const none = { svg: '', reason: 'there is no such file' };
  expect(['none.svg', '.'].map((file) => readThumbnail(root, file))).toEqual([none, none]);
});
