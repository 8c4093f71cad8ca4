import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findViolations } from '../../support/axe.ts';
import { waitForShell } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

const REPOSITORY = 'https://github.com/vitrine-docs/vitrine';
const readPackage = (file: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../../node_modules/@mui/material/${file}`, import.meta.url)),
  );
const { version } = JSON.parse(readPackage('package.json').toString()) as { version: string };
const slug = version.replaceAll('.', '-');

/** Headings, links and feeds of a page, read from its HTML without loading it. */
async function readHtml(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(testHtml(text), 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    return {
      title: parsed.querySelector('h1')!.textContent,
      sections: all('main h2').map(({ textContent }) => textContent),
      links: all('main .prose a:not(.anchor)').map((link) => link.getAttribute('href')!),
      edit: all('a')
        .filter(({ textContent }) => textContent === 'Edit this page')
        .map((link) => link.getAttribute('href')),
      feeds: all('head link[rel="alternate"][type="application/rss+xml"]').map((link) => [
        link.getAttribute('title')!,
        link.getAttribute('href')!,
      ]),
    };
  }, html);
}

test('pages show files of the repository, and are edited there', async ({ page }) => {
  for (const [name, file] of [
    ['roadmap', 'ROADMAP.md'],
    ['governance', 'GOVERNANCE.md'],
    ['backers', 'BACKERS.md'],
  ] as const) {
    await test.step(name, async () => {
      const text = readFileSync(
        fileURLToPath(new URL(`../../../${file}`, import.meta.url)),
        'utf8',
      );
      const { title, sections, links, edit } = await readHtml(page, `/discover-more/${name}`);
      expect(title).toContain(/^# (.*)$/m.exec(text)![1]!);
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect(headings.length).toBeGreaterThan(0);
      expect(sections).toEqual(headings);
      expect(edit).toEqual([`${REPOSITORY}/edit/main/${file}`]);
      expect(links).toContain(`${REPOSITORY}/blob/main/CONTRIBUTING.md`);
      expect(links.filter((href) => href.includes('..') || !href.includes(':'))).toEqual([]);
    });
  }
});

test('the changelog begins with the documented version, and each version has an address', async ({
  page,
}) => {
  await page.goto(`/discover-more/changelog#material-ui-${slug}`);
  const heading = page.getByRole('heading', { level: 3, name: `Material UI ${version}` });
  await expect(heading).toBeInViewport();
  await expect(page.locator('main h3').first()).toContainText(`Material UI ${version}`);
  // The first change of the library's own list.
  const changelog = readPackage('CHANGELOG.md').toString();
  const section = changelog.slice(changelog.indexOf(`### \`@mui/material@${version}\``));
  const [, change] = /^- ([^`(]{12,})/m.exec(section) ?? [];
  await expect(page.locator('main li', { hasText: change!.trim() }).first()).toBeAttached();
  // Some sections are left out, and older versions are a line each.
  await expect(page.getByRole('heading', { name: 'Core', exact: true })).toHaveCount(0);
  const earlier = page.getByRole('region', {
    name: 'Table: Earlier releases of Material UI, Date',
  });
  await expect(
    earlier.getByRole('link', { name: 'Material UI 9.0.0', exact: true }),
  ).toHaveAttribute('href', 'https://github.com/mui/material-ui/releases/tag/v9.0.0');

  await test.step('it has no accessibility problem', async () => {
    await waitForShell(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('releases are a feed that the changelog and the home page name', async ({ page }) => {
  const feeds = [
    ['Material UI releases', '/material-ui-releases.xml'],
    ['Vitrine releases', '/vitrine-releases.xml'],
  ] as const;
  expect((await readHtml(page, '/')).feeds).toEqual(feeds);
  expect((await readHtml(page, '/discover-more/changelog')).feeds).toEqual(feeds);
  expect((await readHtml(page, '/discover-more/vision')).feeds).toEqual([]);

  for (const [title, href] of feeds) {
    const source = await (await page.request.get(href)).text();
    const feed = await page.evaluate((written) => {
      const xml = new DOMParser().parseFromString(testHtml(written), 'application/xml');
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
              .parseFromString(testHtml(text(item, 'description')), 'text/html')
              .body.querySelectorAll('*'),
          ].map(({ localName }) => localName),
        })),
      };
    }, source);
    expect(feed).toMatchObject({ error: '', title });
    for (const { date, elements } of feed.items) {
      expect(new Date(date).toUTCString()).toBe(date);
      expect(elements.filter((name) => /script|img|style/.test(name))).toEqual([]);
    }
    if (title !== 'Material UI releases') continue;
    expect(feed.items[0]).toMatchObject({ title: `Material UI ${version}` });
    expect(feed.items[0]!.elements).toContain('li');
    // The link leads to the version's heading, see above.
    expect(new URL(feed.items[0]!.link)).toMatchObject({
      pathname: '/discover-more/changelog/',
      hash: `#material-ui-${slug}`,
    });
  }
});

test('pages about backers, team and showcase say something, and have no accessibility problem', async ({
  page,
}) => {
  for (const name of ['backers', 'showcase', 'team']) {
    await page.goto(`/discover-more/${name}`);
    await waitForShell(page);
    expect(await findViolations(page), name).toEqual([]);
    const main = page.getByRole('main');
    await expect(main).not.toContainText(/none yet|no other site|place is free/i);
    await expect(main.locator('.prose a:not(.anchor)').first()).toBeVisible();
  }
});
