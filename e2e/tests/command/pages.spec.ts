import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE as FLAGSHIP } from '../../support/site.ts';
import {
  configFile,
  pageFile,
  readProblems,
  test as commandTest,
  type Files,
  type TempSite,
} from '../../support/temp-site.ts';

const TREE = [
  '/',
  { pathname: '/parts', children: [{ pathname: '/parts/lamp' }, { pathname: '/parts/chair' }] },
];

const drawing = (width: number) =>
  `<svg viewBox="0 0 16 9"><rect width="${width}" height="4" fill="currentColor"/></svg>\n`;

const config = (pageWithStyles: string, tree = TREE) =>
  configFile(tree, `pageStyles: { '${pageWithStyles}': './home.css' },`);

const SITE: Files = {
  'vitrine.config.ts': config('/'),
  'home.css': '.hero {\n  color: #123456;\n}\n',
  'content/index.md': pageFile('Home', 'All the [parts](/parts).\n'),
  'content/parts/index.md': pageFile('Parts', '::pages\n'),
  'content/parts/lamp.md': `---\nthumbnail: lamp.svg\n---\n\n${pageFile('Lamp')}`,
  'content/parts/lamp.svg': drawing(4),
  'content/parts/chair.md': pageFile('Chair'),
};

const test = commandTest.extend<object, { site: TempSite }>({
  site: [
    async ({ createSite }, use) => {
      const site = createSite(SITE);
      expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
      await use(site);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One built site, whose files the tests change in turn.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const read = (site: TempSite, file: string) =>
  readFileSync(path.join(site.root, 'dist', file), 'utf8');
const readIndex = (site: TempSite) => read(site, 'parts/index.html');

/** Documents that differ between two builds. */
async function rebuild(site: TempSite, changed: Files): Promise<string[]> {
  const before = site.snapshot('dist');
  site.write(changed);
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  const after = site.snapshot('dist');
  return Object.keys(after)
    .filter((file) => file.endsWith('.html') && after[file] !== before[file])
    .map((file) => path.relative('dist', file));
}

test('a site without demos has nothing of what shows and edits them', ({ site }) => {
  const isEditor = (file: string) =>
    /^(?:editor-panel|compile-worker|hydrate-demo|frame-entry)-/.test(path.basename(file));
  expect(Object.keys(site.snapshot('dist')).filter(isEditor)).toEqual([]);
  const others = readdirSync(new URL('dist/assets', FLAGSHIP));
  expect(others.filter(isEditor).length).toBeGreaterThanOrEqual(4);
});

test('a site that adds nothing to the shell bundles nothing, and has the same scripts and styles', async ({
  site,
}) => {
  const assets = () =>
    Object.fromEntries(
      Object.entries(site.snapshot('dist')).filter(([file]) => /\.(?:js|css)$/.test(file)),
    );
  const bundled = assets();
  expect(Object.keys(bundled).length).toBeGreaterThan(10);
  site.remove('.vitrine');
  site.remove('dist');
  await rebuild(site, { 'vitrine.config.ts': configFile(TREE, '') });
  expect(readdirSync(path.join(site.root, '.vitrine'))).not.toContain('bundles');
  expect(assets()).toEqual(bundled);
  await rebuild(site, SITE);
  expect(readdirSync(path.join(site.root, '.vitrine'))).toContain('bundles');
});

test('a page can have styles of its own; those of no page are reported', async ({ site }) => {
  expect(read(site, 'index.html')).toMatch(
    /<style data-style="page:\/">\.hero ?{ ?color: ?#123456/,
  );
  expect(readIndex(site)).not.toContain('#123456');

  site.write({ 'vitrine.config.ts': config('/home') });
  const { code, stderr } = await site.run('check');
  site.write(SITE);
  expect(code).toBe(1);
  expect(readProblems(stderr)).toEqual([
    'vitrine.config.ts:7 error invalid-config: pageStyles./home: expected paths of pages, received "/home"',
  ]);
});

test('a list of pages is made anew when a page that it lists says something else', async ({
  site,
}) => {
  expect(readIndex(site)).toContain(
    '<a href="/parts/chair">Chair</a><p>This page is about Chair.</p>',
  );
  expect(readIndex(site)).toContain('<rect width="4"');

  const described = SITE['content/parts/chair.md']!.replace('about Chair', 'about sitting');
  expect(await rebuild(site, { 'content/parts/chair.md': described })).toEqual([
    'parts/chair/index.html',
    'parts/index.html',
  ]);
  expect(readIndex(site)).toContain('<p>This page is about sitting.</p>');

  // A demo could import it: the bundles are made anew, and with them every page.
  expect(await rebuild(site, { 'content/parts/lamp.svg': drawing(7) })).toContain(
    'parts/index.html',
  );
  expect(readIndex(site)).toContain('<rect width="7"');

  // Text below a page's description is in no list.
  const longer = `${described}\nIt has four legs.\n`;
  expect(await rebuild(site, { 'content/parts/chair.md': longer })).toEqual([
    'parts/chair/index.html',
  ]);
});

test('a title of the tree and a page that comes or goes change the list', async ({ site }) => {
  const [home] = TREE;
  const children = [
    { pathname: '/parts/chair', title: 'Seats' },
    { pathname: '/parts/table' },
    { pathname: '/parts/lamp' },
  ];
  await rebuild(site, {
    'vitrine.config.ts': config('/', [home!, { pathname: '/parts', children }]),
    'content/parts/table.md': pageFile('Table'),
  });
  const titles = [...readIndex(site).matchAll(/<\/span><a href="[^"]+">([^<]+)<\/a><p>/g)];
  expect(titles.map(([, title]) => title)).toEqual(['Seats', 'Table', 'Lamp']);
});

test('check says what is wrong with a list and with a drawing', async ({ createSite }) => {
  const site = createSite({
    'vitrine.config.ts': configFile(['/', '/parts']),
    'content/index.md': pageFile('Home', 'All the [parts](/parts).\n'),
    'content/parts/index.md': `---\nthumbnail: parts.svg\n---\n\n${pageFile('Parts', '::pages\n')}`,
    'content/parts/parts.svg': '<svg viewBox="0 0 4 4"><style>p { color: red }</style></svg>\n',
  });
  const { code, stderr } = await site.run('check');
  expect(code).toBe(1);
  expect(readProblems(stderr)).toEqual([
    'content/parts/index.md:1 error invalid-thumbnail: The thumbnail "content/parts/parts.svg" cannot be shown: it contains <style>',
    'content/parts/index.md:9 error nothing-to-list: The page tree has no page below "/parts" to list',
  ]);
});

test('without a list of pages the tree follows from the folders; drafts are in dev alone', async ({
  createSite,
}) => {
  const site = createSite({
    'vitrine.config.ts': configFile([]).replace('pages: [],', ''),
    'content/index.md': pageFile('Start'),
    'content/guide/index.md': `---\norder: 1\n---\n\n${pageFile('The guide')}`,
    'content/guide/more.md': pageFile('More of it'),
    'content/guide/other.md': pageFile('Other'),
    'content/later.md': `---\ndraft: true\n---\n\n${pageFile('Later')}`,
  });
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  const dist = site.snapshot('dist');
  const nav = Buffer.from(dist['dist/nav.json']!, 'base64').toString();
  expect(nav).toContain('The guide');
  expect(nav).toContain('More of it');
  expect(Object.keys(dist).filter((file) => file.includes('later'))).toEqual([]);
  const { url } = await site.serve('dev');
  expect(await (await fetch(`${url}later`)).text()).toContain('This page is about Later');
});
