import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configSchema, type UserConfig } from '../config/schema.ts';
import type { LoadedSite } from '../model/site.ts';
import { siteFiles, type SiteFileSource } from './site-files.ts';
import { NOT_FOUND_PAGE } from './own-pages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-files-'));
  mkdirSync(path.join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const CHANGELOG = { name: 'kit', title: 'Kit', file: 'CHANGELOG.md', page: '/changes' };

function load(rest: Partial<UserConfig> = {}): LoadedSite {
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
    pages: [{ pathname: '/' }],
    ...rest,
  });
  const releases = [{ version: '1.2.0', date: '2026-10-09', body: 'News.' }];
  return {
    ...{ root, config, cacheDir: root, engineId: 'engine', api: [], problems: [] },
    ...{
      routes: new Map(),
      markdown: [],
      drafts: new Set(),
      tree: [],
      nav: [{ pathname: '/', title: 'Home', href: '/', children: [] }],
    },
    changelogs: config.changelogs.map((each) => ({ config: each, file: 'CHANGELOG.md', releases })),
    fonts: {
      css: '',
      inlineCss: '',
      preload: [],
      styleUrl: '',
      styles: '',
      needsStyles: () => false,
      files: new Map(),
    },
  };
}

/** What programs read of every site. */
const FOR_PROGRAMS = ['/llms.txt', '/llms-full.txt', '/vitrine.json', '/vitrine-1.schema.json'];

const urls = (site: LoadedSite) => siteFiles(site).map(({ url }) => url);

it('has the files that every site has', () => {
  expect(urls(load())).toEqual([
    '/nav.json',
    '/search.json',
    '/assets/search/',
    '/sitemap.xml',
    '/robots.txt',
    '/404.html',
    '/sw.js',
    ...FOR_PROGRAMS,
  ]);
});

it('has those that the configuration asks for', () => {
  const site = load({
    versions: {},
    changelogs: [CHANGELOG, { ...CHANGELOG, name: 'quiet', feed: false }],
    serviceWorker: { host: 'kit.example' },
    search: { provider: 'docsearch', appId: 'A', apiKey: 'k', indexName: 'kit' },
  });
  expect(urls(site)).toEqual([
    '/nav.json',
    '/versions.json',
    '/kit-releases.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/404.html',
    '/offline.html',
    '/offline.json',
    '/sw.js',
    ...FOR_PROGRAMS,
  ]);
});

it('leaves its place to a file of public/, but for what the engine reads', () => {
  for (const name of ['robots.txt', 'versions.json', 'sw.js', 'nav.json', 'search.json']) {
    writeFileSync(path.join(root, 'public', name), '');
  }
  expect(urls(load({ versions: {} }))).toEqual([
    '/nav.json',
    '/search.json',
    '/assets/search/',
    '/sitemap.xml',
    '/404.html',
    ...FOR_PROGRAMS,
  ]);
  expect(urls(load({ serviceWorker: { host: 'kit.example' } }))).toContain('/sw.js');
});

it('makes them from the site', async () => {
  const site = load({ changelogs: [CHANGELOG], versions: {} });
  const meta = { pathname: '/changes', anchors: ['kit-1-2-0', '1-2-0'] };
  const said = { title: 'A', description: 'About it.', demos: [], components: [] };
  const pages = [
    { meta: { ...said, ...meta }, searchRecords: [] },
    { meta: { ...said, pathname: '/a&b' }, searchRecords: [] },
  ];
  const source = {
    ...{ site, workerHost: '' },
    compile: () => Promise.resolve({ pages }),
  } as unknown as SiteFileSource;
  const made: Record<string, string> = {};
  for (const file of siteFiles(site)) {
    if ('make' in file && file.url !== '/sw.js') made[file.url] = await file.make(source);
  }
  expect(made['/nav.json']).toBe(JSON.stringify(site.nav));
  expect(made['/robots.txt']).toContain('Sitemap: https://kit.example/sitemap.xml');
  expect(made['/sitemap.xml']).toContain(
    '<url><loc>https://kit.example/a&amp;b/</loc></url>\n<url><loc>https://kit.example/changes/</loc></url>',
  );
  expect(made['/versions.json']).toContain('"documentation": "https://kit.example/"');
  expect(JSON.parse(made['/search.json']!)).toBeTypeOf('object');
  expect(made['/kit-releases.xml']).toContain('<link>https://kit.example/changes/#');
});

it('lists the pages to be kept, where readers find them', async () => {
  const url = 'https://kit.example/ui/';
  const site = load({ url, serviceWorker: { host: 'kit.example' } });
  const file = siteFiles(site).find((each) => each.url === '/offline.json')!;
  const pages = [{ meta: { pathname: '/' } }, { meta: { pathname: '/a' } }];
  const source = { site, bytes: 12, compile: () => Promise.resolve({ pages }) };
  const text = 'make' in file ? await file.make(source as unknown as SiteFileSource) : '';
  expect(JSON.parse(text)).toEqual({ pages: ['/ui/', '/ui/a'], bytes: 12 });
});

it('makes a page that no file is behind, and that nobody finds or edits', () => {
  expect(NOT_FOUND_PAGE).toMatchObject({
    kind: 'markdown',
    pathname: '/404',
    tabTitle: NOT_FOUND_PAGE.title,
    anchors: ['page-not-found'],
    ...{ sponsor: false, components: [], toc: [], links: [], search: [] },
    source: { file: '', editUrl: '' },
  });
  expect(NOT_FOUND_PAGE.blocks).toMatchObject([{ kind: 'html' }]);
});
