import { expect, it } from 'vitest';
import {
  decodePath,
  encodePath,
  markdownPath,
  nameToPathname,
  pageOfMarkdown,
  toPathname,
} from './page-paths.ts';

const NAMES = [
  '100%',
  '100%25',
  'a\\b',
  'a b',
  `"it's"`,
  'a#b',
  'a?b',
  'c++',
  '😀',
  'größe',
  '日本',
  '[x]',
  'a|b^c`{}',
  'a&b=c;d,e@f',
  '%2e%2E',
  '%zz',
];

it.each(NAMES)('%j has an address that browsers leave as it is, and that leads back', (name) => {
  const pathname = nameToPathname(`/${name}`);
  expect(new URL(pathname, 'https://kit.example').pathname).toBe(pathname);
  expect(decodePath(pathname)).toBe(`/${name}`);
  expect(toPathname(pathname)).toBe(pathname);
});

it('knows a path by each way to write it', () => {
  expect(toPathname('/gr\u00f6\u00dfe')).toBe('/gr%C3%B6%C3%9Fe');
  expect(toPathname('/gro\u0308\u00dfe')).toBe('/gr%C3%B6%C3%9Fe');
  expect(toPathname('/gr%c3%b6%C3%9fe')).toBe('/gr%C3%B6%C3%9Fe');
  expect(toPathname('/100%')).toBe('/100%25');
  expect(encodePath('/\ud800')).toBe('/%EF%BF%BD');
});

it('escapes of a path what would end it, and nothing else that an address may have', () => {
  expect(encodePath('/a?b#c')).toBe('/a%3Fb%23c');
  expect(encodePath('# ')).toBe('%23%20');
  expect(encodePath("/~a!$&'()*+,:;=@-_.b")).toBe("/~a!$&'()*+,:;=@-_.b");
});

it('a page has its Markdown beside it, and leads back', () => {
  expect(['/', '/guide', '/a/b'].map(markdownPath)).toEqual(['/index.md', '/guide.md', '/a/b.md']);
  expect(['/index.md', '/guide.md', '/a b.md', '/c.md'].map(pageOfMarkdown)).toEqual([
    ...['/', '/guide', '/a%20b', '/c'],
  ]);
  expect(['/', '/guide', '/.md', '/a.mdx', '.md'].map(pageOfMarkdown)).toEqual(Array(5).fill(null));
});
