import { expect } from '@playwright/test';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  configFile,
  pageFile,
  readProblems,
  test as commandTest,
  type TempSite,
} from '../../support/temp-site.ts';

const PAGES = `pages: [
  { pathname: '/' , title: false },
  { pathname: '/parts', children: [{ pathname: '/parts/one' }, { pathname: '/parts/two' }] },
],`;
const config = (rest: string) => configFile([], PAGES + rest);
const FILES = {
  'vitrine.config.ts': config(''),
  'content/index.md': pageFile('Kit'),
  'content/parts/one.md': pageFile('One'),
  'content/parts/two.md': `---\nimage: /two.svg\n---\n\n${pageFile('Two')}`,
  'public/two.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function build(site: TempSite): Promise<void> {
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
}

/** The picture in the head of a page, with its size and description. */
function readImage(site: TempSite, pathname: string): Record<string, string> {
  const html = readFileSync(path.join(site.root, 'dist', pathname, 'index.html'), 'utf8');
  const tags = html.matchAll(
    /<meta (?:name|property)="((?:og|twitter):(?:image|card)[^"]*)" content="([^"]*)">/g,
  );
  return Object.fromEntries([...tags].map(([, name, content]) => [name!, content!]));
}

const listCards = (site: TempSite) => {
  const dir = path.join(site.root, 'dist/assets/cards');
  return existsSync(dir) ? readdirSync(dir).sort() : [];
};

const test = commandTest.extend<object, { site: TempSite }>({
  site: [
    async ({ createSite }, use) => {
      const site = createSite(FILES);
      await build(site);
      await use(site);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One site, first without cards, whose files the tests change in turn.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.afterEach(({ site }) => site.write(FILES));

test('a site that asks for nothing has neither pictures nor structured data', ({ site }) => {
  expect(listCards(site)).toEqual([]);
  expect(readImage(site, 'parts/one')).toEqual({ 'twitter:card': 'summary' });
  const html = readFileSync(path.join(site.root, 'dist/parts/one/index.html'), 'utf8');
  expect(html).not.toContain('ld+json');
});

test('each page has a picture of its own, drawn once', async ({ site }) => {
  site.write({ 'vitrine.config.ts': config('socialCards: {},') });
  await build(site);
  const cards = listCards(site);
  expect(cards).toHaveLength(2);
  const image = readImage(site, 'parts/one');
  expect(image).toEqual({
    'og:image': expect.stringMatching(/^https:\/\/kit\.example\/assets\/cards\/card-\w{10}\.png$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'One - Kit',
    'twitter:card': 'summary_large_image',
    'twitter:image': image['og:image'],
  });
  expect(cards).toContain(path.basename(image['og:image']!));
  // A picture that the page names takes the place of the drawn one.
  expect(readImage(site, 'parts/two')).toEqual({
    'og:image': 'https://kit.example/two.svg',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://kit.example/two.svg',
  });

  // Drawn from the same input, a picture is the same, bytes and all.
  const first = site.snapshot('dist');
  const kept = site.times('.vitrine/cards');
  await build(site);
  expect(site.times('.vitrine/cards')).toEqual(kept);
  site.remove('.vitrine/cards');
  site.remove('dist');
  await build(site);
  expect(site.snapshot('dist')).toEqual(first);

  // Text that the card does not show changes nothing; another title draws one anew.
  const times = site.times('.vitrine/cards');
  site.write({ 'content/parts/one.md': pageFile('One', 'More.\n') });
  await build(site);
  expect(site.times('.vitrine/cards')).toEqual(times);
  site.write({ 'content/parts/one.md': pageFile('First') });
  await build(site);
  expect(listCards(site)).toHaveLength(2);
  expect(listCards(site)).not.toEqual(cards);
  expect(Object.keys(site.times('.vitrine/cards'))).toHaveLength(2);
});

test('a template draws what it likes, and its mistakes are told', async ({ site }) => {
  const template = (body: string) => config(`socialCards: { template: (page) => { ${body} } },`);
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">';
  site.write({
    'vitrine.config.ts': template(
      `return '${square}<text y="99" font-size="90">' + page.lines(page.group + ' / ' + page.title, { size: 90, weight: 400, width: 900, lines: 1 })[0] + '</text></svg>';`,
    ),
  });
  await build(site);
  const cards = listCards(site);
  expect(cards).toHaveLength(2);
  const [small] = cards.map((name) =>
    readFileSync(path.join(site.root, 'dist/assets/cards', name)),
  );
  expect(small!.readUInt32BE(16)).toBe(1200);

  const messages = async (command: 'build' | 'check') =>
    readProblems((await site.run(command)).stderr).sort();
  const before = site.snapshot('dist');
  site.write({ 'vitrine.config.ts': template(`return page.pathname === '/' ? 1 : '<svg';`) });
  expect(await messages('check')).toEqual([
    'error invalid-social-card: Social cards cannot be drawn: the template returned number for /',
  ]);
  site.write({
    'vitrine.config.ts': template(
      `if (page.group) throw new Error('no'); return '${square.replace('630', '63')}</svg>';`,
    ),
  });
  expect(await messages('check')).toEqual([
    'error invalid-social-card: Social cards cannot be drawn: the template threw for /parts/one: no',
  ]);
  site.write({ 'vitrine.config.ts': template(`return '${square.replace('630', '63')}</svg>';`) });
  expect(await messages('build')).toEqual([
    'error invalid-social-card: Social cards cannot be drawn: that of / does not draw: the drawing is 1200 × 63 px, not 1200 × 630',
  ]);
  expect(site.snapshot('dist')).toEqual(before);

  site.write({
    'vitrine.config.ts': config(`socialCards: { fonts: ['./none.ttf'], colors: { text: 'red' } },`),
  });
  expect(await messages('check')).toEqual([
    expect.stringContaining(
      'socialCards.colors.text: expected a colour such as #1769aa, received "red"',
    ),
  ]);
  site.write({
    'vitrine.config.ts': config(`socialCards: {},`),
    'content/parts/one.md': pageFile('日本'),
    'content/parts/two.md': `---\nimage: /missing.png\n---\n\n${pageFile('Two')}`,
  });
  expect(await messages('check')).toEqual([
    'content/parts/two.md:2 error dead-link: The link "/missing.png" leads nowhere',
    'warning invalid-social-card: Social cards cannot be drawn: no font has the character "日" of /parts/one, which gets no card',
  ]);
});
