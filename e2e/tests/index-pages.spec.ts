import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { storePreferences } from '../support/preferences.ts';
import {
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  visit,
} from '../support/shell.ts';
import { LATER_SCRIPT } from '../support/site.ts';
import { test, expect } from '../support/test.ts';

const GALLERIES = ['/demos', '/style', '/layout', '/utils', '/lab'];
const LISTS = ['/getting-started', '/customization', '/api', '/discover-more', '/guides'];

const main = (page: Page) => page.getByRole('main');
const listed = (page: Page) => main(page).locator('.pages li > a');
const group = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });
const entries = (page: Page, name: string) =>
  group(page, name).locator('xpath=following-sibling::ul').getByRole('link');

/** The heading and the description of a page as its document has them. */
async function readPage(page: Page, path: string): Promise<{ description: string }> {
  const html = await (await page.request.get(path)).text();
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return { description: description.replaceAll('&quot;', '"').replaceAll('&lt;', '<') };
}

for (const path of [...GALLERIES, ...LISTS]) {
  test(`${path} lists what the navigation shows below it, with the pages’ own descriptions`, async ({
    page,
  }) => {
    await visit(page, path);
    const button = drawer(page).locator('button[aria-expanded="true"]').first();
    const links = await button
      .locator('xpath=following-sibling::ul/li/a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links[0]).toBe(path);
    const shown = await listed(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    // The page carries a part of a long group, and lists groups below it besides.
    expect(shown).toEqual(expect.arrayContaining(links.slice(1)));
    expect(shown.length).toBeGreaterThanOrEqual(links.length - 1);
    const last = listed(page).last();
    const { description } = await readPage(page, (await last.getAttribute('href'))!);
    const text = main(page).locator('.pages li').last().locator('p');
    if (path === '/api') await expect(text).toHaveText(/^Shown in \S|^API reference of \S/);
    else await expect(text).toHaveText(description);
  });
}

for (const path of GALLERIES) {
  test(`${path} draws each of its pages, and asks for no code of the library`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const cards = main(page).locator('.page-cards li');
    const drawings = await cards
      .locator('.page-preview > svg')
      .evaluateAll((all) =>
        all.map((svg) => [svg.innerHTML, svg.parentElement!.getAttribute('aria-hidden')]),
      );
    expect(drawings.length).toBeGreaterThan(2);
    expect(drawings).toHaveLength(await cards.count());
    expect(new Set(drawings.map(([drawing]) => drawing)).size).toBe(drawings.length);
    expect(drawings.every(([, hidden]) => hidden === 'true')).toBe(true);
    await expect(page.locator('[data-demo]')).toHaveCount(0);
    const text = await page.request.get('/getting-started/installation');
    const modules = [...(await text.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    const known = new Set(modules.map(([, url]) => url));
    const others = scripts
      .map((url) => new URL(url).pathname)
      .filter((url) => !known.has(url))
      .filter((url) => !LATER_SCRIPT.test(url));
    expect(others).toEqual([]);
  });
}

test.describe('a card', () => {
  test('leads to its page wherever it is pressed', async ({ page }) => {
    await visit(page, '/demos');
    await markDocument(page);
    const card = main(page).locator('.page-cards li', {
      has: page.locator('a[href="/demos/tabs"]'),
    });
    await card.scrollIntoViewIfNeeded();
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/demos/tabs');
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expectSameDocument(page);
  });

  test('is reached by the keyboard and shows it as a whole', async ({ page }) => {
    await visit(page, '/demos');
    await listed(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(listed(page).nth(1)).toBeFocused();
    const ring = await listed(page)
      .nth(1)
      .evaluate((link) => getComputedStyle(link, '::after').outlineStyle);
    expect(ring).toBe('solid');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/demos');
  });
});

test.describe('in the navigation', () => {
  test('a group only opens and closes; its page is the first entry in it', async ({ page }) => {
    await visit(page, '/getting-started/installation');
    await markDocument(page);
    await group(page, 'Component Demos').click();
    await expect(page).toHaveURL('/getting-started/installation');
    await expect(entries(page, 'Component Demos').first()).toHaveText('Overview');
    await follow(entries(page, 'Component Demos').first());
    await expect(page).toHaveURL('/demos');
    await expect(heading(page)).toHaveText(/^Component demos/);
    await expect(drawer(page).locator('[aria-current="page"]')).toHaveText(['Overview']);
    await expect(group(page, 'Component Demos')).toHaveAttribute('aria-expanded', 'true');
    await expectSameDocument(page);
  });

  test('it is the way up from a page below it', async ({ page }) => {
    await visit(page, '/layout/grid');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page).toHaveURL('/layout');
    await expect(heading(page)).toHaveText(/^Layout/);
  });
});

test('the letters of the API lead to their components and stand in the contents', async ({
  page,
}) => {
  await visit(page, '/api');
  const letters = page.getByRole('navigation', { name: 'First letters' });
  await expect(page.locator('.toc a')).toHaveText(
    await letters.getByRole('link').allTextContents(),
  );
  await letters.getByRole('link', { name: 'T', exact: true }).click();
  await expect(page).toHaveURL('/api#t');
  await expect(main(page).locator('#t')).toBeInViewport();
  const names = await listed(page).allTextContents();
  expect(names.length).toBeGreaterThan(100);
  expect(names).toContain('TextField');
});

test('the pages are in the search and in the sitemap', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const path of [...GALLERIES, ...LISTS]) expect(sitemap).toContain(`${path}/</loc>`);
  await visit(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('component demos');
  await page.getByRole('option', { name: /^Component demos/ }).click();
  await expect(page).toHaveURL('/demos');
});

test.describe('on a phone, in the dark, from right to left', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of ['/demos', '/api', '/getting-started']) {
    test(`${path} fits and is accessible`, async ({ page }) => {
      await storePreferences(page, { paletteType: 'dark', direction: 'rtl' });
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

test('drawings change with the colours of the page', async ({ page }) => {
  await visit(page, '/demos');
  const colour = () =>
    main(page)
      .locator('.page-preview')
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const light = await colour();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(colour).not.toBe(light);
});
