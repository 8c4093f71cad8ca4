import { expect, it } from 'vitest';
import { slugify, takeSlug } from './slug.ts';

it.each([
  ['Getting started', 'getting-started'],
  ['  z-index & more!', 'z-index-more'],
  ['snake_case 2.0', 'snake_case-2-0'],
  ['Größe', 'größe'],
  ['Gro\u0308ße', 'größe'],
  ['日本 語', '日本-語'],
  ['ก็', 'ก็'],
  ['…', 'section'],
  ['', 'section'],
])('the fragment of %j is %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('a fragment is as long as 200 characters of the heading', () => {
  expect(slugify('a'.repeat(300))).toBe('a'.repeat(200));
});

it('equal headings get numbers, but none that another heading has', () => {
  const taken = new Set(['a-3', 'b']);
  expect(['a', 'a', 'a', 'a', 'b', 'a-2', 'c'].map((slug) => takeSlug(slug, taken))).toEqual([
    ...['a', 'a-2', 'a-4', 'a-5', 'b-2', 'a-2-2', 'c'],
  ]);
  expect(taken).toEqual(new Set(['a', 'a-2', 'a-3', 'a-4', 'a-5', 'b', 'b-2', 'a-2-2', 'c']));
  expect(takeSlug('a', new Set(['a']))).toBe('a-2');
});
