import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findViolations } from '../support/axe.ts';
import { waitForShell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const REPOSITORY = 'https://github.com/vitrine-docs/vitrine';
const readPackage = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../node_modules/@mui/material/${file}`, import.meta.url)));
const { version } = JSON.parse(readPackage('package.json').toString()) as { version: string };

for (const [page, file] of [
  ['roadmap', 'ROADMAP.md'],
  ['governance', 'GOVERNANCE.md'],
  ['backers', 'BACKERS.md'],
] as const) {
  test(`${page} shows ${file} of the repository, and is edited there`, async ({ page: tab }) => {
    const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
    await tab.goto(`/discover-more/${page}`);
    await expect(tab.locator('h1')).toContainText(/^# (.*)$/m.exec(text)![1]!);
    for (const [, heading] of text.matchAll(/^## (.*)$/gm)) {
      await expect(tab.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
    const edit = tab.getByRole('link', { name: 'Edit this page' });
    await expect(edit).toHaveAttribute('href', `${REPOSITORY}/edit/main/${file}`);
    const links = await tab
      .locator('main .prose a:not(.anchor)')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links).toContain(`${REPOSITORY}/blob/main/CONTRIBUTING.md`);
    expect(links.filter((href) => href.includes('..') || !href.includes(':'))).toEqual([]);
  });
}

test('the changelog begins with the documented version, and each version has an address', async ({
  page,
}) => {
  const slug = version.replaceAll('.', '-');
  await page.goto(`/discover-more/changelog#material-ui-${slug}`);
  const heading = page.getByRole('heading', { level: 3, name: `Material UI ${version}` });
  await expect(heading).toBeInViewport();
  await expect(page.locator('main h3').first()).toContainText(`Material UI ${version}`);
  // The first change of the library's own list.
  const changelog = readPackage('CHANGELOG.md').toString();
  const section = changelog.slice(changelog.indexOf(`### \`@mui/material@${version}\``));
  const [, change] = /^- ([^`(]{12,})/m.exec(section) ?? [];
  await expect(page.locator('main li', { hasText: change!.trim() }).first()).toBeAttached();
  // What is left out, and what only has a line of its own.
  await expect(page.getByRole('heading', { name: 'Core', exact: true })).toHaveCount(0);
  const earlier = page.getByRole('region', {
    name: 'Table: Earlier releases of Material UI, Date',
  });
  await expect(
    earlier.getByRole('link', { name: 'Material UI 9.0.0', exact: true }),
  ).toHaveAttribute('href', 'https://github.com/mui/material-ui/releases/tag/v9.0.0');
});

test('releases are a feed that the changelog and the home page name', async ({ page }) => {
  const readFeeds = () =>
    page
      .locator('head link[rel="alternate"][type="application/rss+xml"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('title'), link.getAttribute('href')]),
      );
  const feeds = [
    ['Material UI releases', '/material-ui-releases.xml'],
    ['Vitrine releases', '/vitrine-releases.xml'],
  ];
  await page.goto('/');
  expect(await readFeeds()).toEqual(feeds);
  await page.goto('/discover-more/changelog');
  expect(await readFeeds()).toEqual(feeds);
  await page.goto('/discover-more/vision');
  expect(await readFeeds()).toEqual([]);

  for (const [title, href] of feeds) {
    const feed = await page.evaluate(async (url) => {
      const xml = new DOMParser().parseFromString(
        await (await fetch(url)).text(),
        'application/xml',
      );
      const text = (parent: ParentNode, name: string) =>
        parent.querySelector(`:scope > ${name}`)?.textContent ?? '';
      return {
        error: xml.querySelector('parsererror')?.textContent ?? '',
        title: text(xml.querySelector('channel')!, 'title'),
        items: [...xml.querySelectorAll('item')].map((item) => ({
          title: text(item, 'title'),
          link: text(item, 'link'),
          date: text(item, 'pubDate'),
          elements: [
            ...new DOMParser()
              .parseFromString(text(item, 'description'), 'text/html')
              .body.querySelectorAll('*'),
          ].map(({ localName }) => localName),
        })),
      };
    }, href!);
    expect(feed).toMatchObject({ error: '', title });
    for (const { date, elements } of feed.items) {
      expect(new Date(date).toUTCString()).toBe(date);
      expect(elements.filter((name) => /script|img|style/.test(name))).toEqual([]);
    }
    if (title !== 'Material UI releases') continue;
    expect(feed.items[0]).toMatchObject({ title: `Material UI ${version}` });
    expect(feed.items[0]!.elements).toContain('li');
    // The link leads to the version's heading.
    const { pathname, hash } = new URL(feed.items[0]!.link);
    await page.goto(pathname + hash);
    await expect(page.locator(hash)).toContainText(version);
  }
});

test('pages about the project have no accessibility problem, and empty lists say how to change that', async ({
  page,
}) => {
  for (const name of ['showcase', 'team', 'changelog']) {
    await page.goto(`/discover-more/${name}`);
    await waitForShell(page);
    expect(await findViolations(page), name).toEqual([]);
    const empty = page.locator('.empty-list');
    if (name !== 'changelog') await expect(empty.getByRole('link')).toBeVisible();
  }
});
