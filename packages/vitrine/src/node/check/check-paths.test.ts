import { expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { nameToPathname } from '../base/addresses/page-paths.ts';
import type { CheckedPage } from './check-input.ts';
import { checkPaths } from './check-paths.ts';

const FILES = new Map([
  ['/nav.json', 'the navigation'],
  ['/404.html', 'the site’s own /404.html'],
  ['/sitemap.xml', 'the site’s own /sitemap.xml'],
  ['/logo', 'the file public/logo'],
]);

function check(...names: string[]): string[] {
  const pages = names.map(
    (name) =>
      ({ pathname: nameToPathname(name), source: { file: `content${name}.md` } }) as CheckedPage,
  );
  return checkPaths({ pages, siteFiles: FILES }).map((problem) => formatProblem(problem));
}

it('takes names of every kind', () => {
  expect(check('/', '/a', '/100%', '/a b', '/größe', '/a?#"', '/v1.2', '/console', '/😀')).toEqual(
    [],
  );
});

it('takes no page that vitrine dev would not show', () => {
  const names = ['/@fs/a', '/@id/a', '/@vitrine/source/a', '/__open-in-editor'];
  expect(check(...names).map((text) => text.split('\n')[1])).toEqual(
    names.map(() => expect.stringContaining('the address belongs to the development server')),
  );
  expect(check('/@fs', '/@mui/button', '/__open-in-editor/a', '/a/@id/b', '/__vite_ping')).toEqual(
    [],
  );
});

it('takes no page in the place of the Markdown of another', () => {
  expect(check('/a.md', '/b')).toEqual([]);
  expect(check('/a', '/a.MD', '/b', '/b.md/c').map((text) => text.split('\n')[1])).toEqual([
    expect.stringContaining('the Markdown of /a'),
    expect.stringContaining('the Markdown of /b'),
  ]);
});

it('tells a twin with both files', () => {
  expect(check('/a', '/A')).toEqual([
    `content/A.md error similar-path
  "/A" is the same address as "/a" (content/a.md) for some file systems and hosts
  Rename one of the two files. Case, the form of accents, ".html" and "index" do not tell pages apart.`,
  ]);
});

it.each([
  ['/gr\u00f6\u00dfe', '/GRO\u0308SSE'],
  ['/a', '/a.html'],
  ['/a', '/a/index'],
  ['/', '/index'],
  ['/a/b', '/A/b'],
])('%s and %s are twins', (one, other) => {
  expect(check(one, other)).toEqual([expect.stringContaining('error similar-path')]);
});

it.each([
  '/404',
  '/nav.json',
  '/NAV.json',
  '/sitemap.xml',
  '/assets',
  '/assets/a',
  '/logo',
  '/logo/a',
  '/nav.json/a',
])('%s is refused, with the reason', (name) => {
  expect(check(name)).toEqual([
    expect.stringMatching(/error reserved-path\n.*the address belongs to .+/),
  ]);
});

it.each([
  '/con',
  '/NUL.txt',
  '/a/com1',
  '/a.',
  '/a /b',
  '/a:b',
  '/a//b',
  '/..',
  '/a\u0007',
  `/${'ä'.repeat(130)}`,
])('%j is no path of a page', (name) => {
  expect(check(name)).toEqual([expect.stringContaining('error invalid-path')]);
});
