import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { PageEntry } from 'vitrine';
import { pages } from '../../../flagship/pages.ts';
import { LAYOUT_EXAMPLES } from '../../support/layout-examples.ts';
import { SITE } from '../../support/site.ts';

const DIST = fileURLToPath(new URL('dist/', SITE));
/** The site's `url` and `title` as its configuration gives them. */
const URL_BASE = 'https://vitrine.example';
const TITLE = 'Material UI';
const API = '/api';
/** Entries of one level that a document carries, see `node/nav/local-nav.ts`. */
const NAV_LEVEL = 42;

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => statSync(path.join(DIST, file)).isFile());
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const documents = files
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => ({
    pathname: `/${path.posix.dirname(file)}`.replace(/\/\.$/, '/'),
    html: read(file),
  }));
const everyDocument = [...documents, { pathname: '/404', html: read('404.html') }];

// One worker reads each document once.
test.describe.configure({ mode: 'default' });

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Content of the page's `<meta>` elements by their name, each of which must be there once. */
function readMeta(html: string): Record<string, string> {
  const meta: Record<string, string> = {};
  for (const [, name, content] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)">/g,
  )) {
    if (name! in meta) throw new Error(`There is a second ${name}`);
    meta[name!] = unescape(content!);
  }
  return meta;
}

function listLeaves(entries: PageEntry[]): string[] {
  return entries.flatMap(({ pathname, children }) =>
    children ? listLeaves(children) : pathname === API ? [] : [pathname],
  );
}

test('every page of the tree and of the API has its document, and no other is there', () => {
  const pathnames = documents.map(({ pathname }) => pathname);
  const api = pathnames.filter((pathname) => pathname.startsWith(`${API}/`));
  expect(api.length).toBeGreaterThan(100);
  expect(api).toContain('/api/button');
  // Former names of components are entries of the tree and lie under the API too.
  // Every group of the tree begins with an index page.
  const groups = pages.filter(({ pathname, children }) => children || pathname === API);
  const indexes = groups.map(({ pathname }) => pathname);
  const expected = new Set([...listLeaves(pages), ...indexes, ...api, ...LAYOUT_EXAMPLES]);
  expect(pathnames.toSorted()).toEqual([...expected].toSorted());
});

test('every page has a title, a description, a canonical address and social metadata', () => {
  for (const { pathname, html } of documents) {
    const [, title] = /<title>([^<]*)<\/title>/.exec(html)!;
    if (pathname === '/') expect(unescape(title!)).toContain(TITLE);
    else expect(unescape(title!)).toMatch(new RegExp(`^\\S.* - ${TITLE}$`));
    const url = `${URL_BASE}${pathname === '/' ? '' : pathname}/`;
    expect(
      [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href),
    ).toEqual([url]);
    const meta = readMeta(html);
    expect(meta.description, pathname).toMatch(/\S+ \S+/);
    expect(meta, pathname).toMatchObject({
      'og:type': 'website',
      'og:site_name': TITLE,
      'og:title': unescape(title!),
      'og:description': meta.description,
      'og:url': url,
      'twitter:card': expect.stringMatching(/^summary/),
      'twitter:title': unescape(title!),
      'twitter:description': meta.description,
    });
  }
});

test('no two pages have the same title', () => {
  const titles = documents.map(({ html }) => /<title>([^<]*)/.exec(html)![1]!);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the sitemap lists every page and nothing else, and robots.txt names it', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  const expected = documents.map(
    ({ pathname }) => `${URL_BASE}${pathname === '/' ? '' : pathname}/`,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(read('robots.txt')).toContain(`Sitemap: ${URL_BASE}/sitemap.xml`);
  expect(read('robots.txt')).not.toContain('Disallow');
});

test('names of assets change with their content', () => {
  const assets = files.filter((file) => file.startsWith('assets/'));
  expect(assets.length).toBeGreaterThan(100);
  expect(
    assets.filter(
      (file) => !/-[\w-]{8,10}(?:\.whole)?\.[a-z\d]+$|\/search\/[\da-f]{8}\.json$/.test(file),
    ),
  ).toEqual([]);
});

test('documents load only files of this site, and each exists', () => {
  const addresses = new Map<string, string>();
  /** Pages with styles that load something of another site, or with next to none. */
  const wrong: string[] = [];
  for (const { pathname, html } of everyDocument) {
    for (const [tag] of html.matchAll(/<(?:script|link|img|iframe|source|video|audio)\b[^>]*>/g)) {
      if (/rel="(?:canonical|expect)"/.test(tag)) continue;
      for (const [, value] of tag.matchAll(/ (?:src|href|srcSet|srcset|poster)="([^"]*)"/g)) {
        addresses.set(value!, pathname);
      }
    }
    for (const [, value] of html.matchAll(/ data-(?:module|preload|source)="([^"]*)"/g)) {
      for (const url of value!.split(' ').filter(Boolean)) addresses.set(url, pathname);
    }
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
      .map(([, css]) => css)
      .join('');
    if (styles.length < 1000 || /@import|url\((?!["']?(?:data:|#|\/[^/]))/.test(styles))
      wrong.push(pathname);
  }
  expect(wrong).toEqual([]);
  expect(addresses.size).toBeGreaterThan(100);
  const known = new Set(files);
  const missing = [...addresses]
    .filter(([address]) => !address.startsWith('data:'))
    .filter(([address]) => !/^\/[^/]/.test(address) || !known.has(address.slice(1)));
  expect(missing).toEqual([]);
});

test('a document carries the navigation around it, not all of it', () => {
  const hidden = pages
    .filter(({ displayNav }) => displayNav === false)
    .map((page) => page.pathname);
  hidden.push('/404');
  for (const { pathname, html } of everyDocument) {
    if (LAYOUT_EXAMPLES.includes(pathname)) continue;
    const nav = /<nav id="v-drawer".*?<\/nav>/s.exec(html)![0];
    const levels: number[] = [];
    let longest = 0;
    for (const [tag] of nav.matchAll(/<ul|<\/ul|<li/g)) {
      if (tag === '<ul') levels.push(0);
      else if (tag === '</ul') longest = Math.max(longest, levels.pop()!);
      else levels[levels.length - 1]! += 1;
    }
    expect(longest, pathname).toBeGreaterThan(2);
    expect(longest, pathname).toBeLessThanOrEqual(NAV_LEVEL);
    if (!hidden.includes(pathname)) {
      expect(nav, pathname).toContain(`<a href="${pathname}" aria-current="page">`);
    }
  }
});

test('all documents are of one build and say so', () => {
  const builds = new Set<unknown>();
  for (const { pathname, html } of everyDocument) {
    const json = /<script type="application\/json" id="v-data">(.*?)<\/script>/s.exec(html)![1]!;
    const data = JSON.parse(json) as { buildId: unknown; page: { pathname: string } };
    builds.add(data.buildId);
    expect(data.page.pathname).toBe(pathname);
  }
  expect([...builds]).toEqual([expect.stringMatching(/^[\w-]{8,}$/)]);
});
