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

/** What is made of a site at an address. */
async function make(site: LoadedSite, url: string, rest: Partial<SiteFileSource> = {}) {
  const file = siteFiles(site).find((each) => each.url === url)!;
  const compile = () => Promise.resolve({ pages: [] });
  const source = { site, workerHost: '', compile, ...rest } as unknown as SiteFileSource;
  return 'make' in file ? file.make(source) : '';
}

it('makes a web manifest and documents that lead on where the site wants them', async () => {
  const site = load({ manifest: { shortName: 'K' }, redirects: { '/old': '/new' } });
  expect(urls(site)).toEqual(expect.arrayContaining(['/manifest.webmanifest', '/old/index.html']));
  expect(JSON.parse(await make(site, '/manifest.webmanifest'))).toMatchObject({ short_name: 'K' });
  expect(await make(site, '/old/index.html')).toContain('content="0; url=/new"');
});

it('keeps robots away from a site that is not to be found', async () => {
  expect(await make(load({ index: false }), '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(await make(load(), '/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://kit.example/sitemap.xml\n',
  );
});

it('divides the search index into parts, each with an address of its own', async () => {
  const site = load();
  const file = siteFiles(site).find(({ url }) => url === '/assets/search/')!;
  const record = { kind: 'page', title: 'Dial', href: '/a', text: 'Turns round.' };
  const meta = { pathname: '/a', title: 'Dial', description: '', demos: [], components: [] };
  const compiled = { pages: [{ meta, digest: 'a', searchRecords: [record] }] };
  const source = { site, compile: () => Promise.resolve(compiled) } as unknown as SiteFileSource;
  const parts = 'makeAll' in file ? await file.makeAll(source) : new Map<string, () => string>();
  expect(parts.size).toBeGreaterThan(0);
  for (const url of parts.keys()) expect(url).toMatch(/^\/assets\/search\/./);
});

it('tells the service worker where it serves and what it keeps', async () => {
  const settings = async (site: LoadedSite, workerHost: string) => {
    const [, json = ''] = /^self\.vitrine=(.*);/.exec(await make(site, '/sw.js', { workerHost }))!;
    return JSON.parse(json) as unknown;
  };
  const url = 'https://kit.example/ui/';
  expect(await settings(load({ url }), 'kit.example')).toMatchObject({
    ...{ host: 'kit.example', navUrl: '/ui/nav.json', searchUrl: '/ui/search.json' },
  });
  const search = { provider: 'docsearch', appId: 'A', apiKey: 'k', indexName: 'kit' } as const;
  expect(await settings(load({ search }), '')).toMatchObject({ host: '', searchUrl: '' });
});

it('leads from a feed to the release on its page, or to the site where no page shows it', async () => {
  const site = load({ changelogs: [CHANGELOG] });
  const linkIn = async (pages: object[]) => {
    const compile = () => Promise.resolve({ pages }) as never;
    const feed = await make(site, '/kit-releases.xml', { compile });
    return /<item>[^]*?<link>(.*)<\/link>/.exec(feed)?.[1];
  };
  const page = (pathname: string, anchors: string[]) => ({ meta: { pathname, anchors } });
  const other = page('/other', ['kit-1-2-0']);
  const changes = 'https://kit.example/changes/';
  expect(await linkIn([other, page('/changes', ['kit-1-2-0'])])).toBe(`${changes}#kit-1-2-0`);
  expect(await linkIn([other, page('/changes', ['kit-1-1-0'])])).toBe(changes);
  expect(await linkIn([other])).toBe('https://kit.example/');
});

it('has the data of a page that compares versions, where there are two to compare', () => {
  const withVersions = (...versions: string[]) => {
    const config = { package: 'kit', route: '/api', kinds: [], notShown: {} };
    const read = () => versions.map((version) => ({ version, components: {} }));
    const recorded = { versions, digest: versions.join(), read };
    const site = load({ url: 'https://kit.example/ui/' });
    return {
      ...site,
      api: [{ config, docs: [], version: '1', recorded }],
    } as unknown as LoadedSite;
  };
  const find = (site: LoadedSite) => siteFiles(site).find(({ url }) => url === '/api/changes.json');
  expect(find(withVersions('1.0.0'))).toBeUndefined();
  const [file, later] = [find(withVersions('1', '2'))!, find(withVersions('1', '3'))!];
  if (!('digest' in file && 'digest' in later)) throw new Error('it has no digest');
  expect(JSON.parse(file.make())).toMatchObject({ package: 'kit', versions: [{}, {}] });
  expect(file.type).toBe('application/json');
  expect(later.digest).not.toBe(file.digest);
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
