import type { Page } from '@playwright/test';
import { findViolations } from '../../../support/axe.ts';
import { changePreferences } from '../../../support/preferences.ts';
import {
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  visit,
} from '../../../support/shell.ts';
import { LATER_SCRIPT } from '../../../support/site.ts';
import { test, expect } from '../../../support/test.ts';

const GALLERIES = ['/demos', '/style', '/layout', '/utils', '/lab'];
const LISTS = ['/getting-started', '/customization', '/api', '/discover-more', '/guides'];

const main = (page: Page) => page.getByRole('main');
const listed = (page: Page) => main(page).locator('.pages li > a');
const group = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });
const entries = (page: Page, name: string) =>
  group(page, name).locator('xpath=following-sibling::ul').getByRole('link');

/** The list in the content of each document, and the group of the navigation that is open beside it. */
const readLists = (page: Page, paths: string[]) =>
  page.evaluate(async (urls) => {
    const read = async (url: string) =>
      new DOMParser().parseFromString(testHtml(await (await fetch(url)).text()), 'text/html');
    const hrefs = (links: Iterable<Element>) => [...links].map((a) => a.getAttribute('href')!);
    return Promise.all(
      urls.map(async (path) => {
        const html = await read(path);
        const open = html.querySelector('.drawer button[aria-expanded="true"]')!;
        const items = [...html.querySelectorAll('main .pages li')];
        const shown = hrefs(items.flatMap((item) => item.querySelector(':scope > a') ?? []));
        const last = await read(shown.at(-1)!);
        const cards = [...html.querySelectorAll('main .page-cards li')];
        return {
          path,
          navigation: hrefs(open.parentElement!.querySelectorAll(':scope > ul > li > a')),
          shown,
          lastText: items.at(-1)!.querySelector('p')!.textContent,
          lastDescription: last.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
          cards: cards.length,
          drawings: cards.flatMap((card) => {
            const svg = card.querySelector('.page-preview[aria-hidden="true"] > svg');
            return svg ? svg.innerHTML : [];
          }),
          demos: html.querySelectorAll('[data-demo]').length,
          modules: [...html.querySelectorAll('link[rel="modulepreload"], script[src]')].map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src')!,
          ),
        };
      }),
    );
  }, paths);

test('each lists what the navigation shows below it, with the pages’ own descriptions; galleries draw it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/demos', { waitUntil: 'networkidle' });
  const [text, ...lists] = await readLists(page, ['/getting-started', ...GALLERIES, ...LISTS]);
  expect(lists).toHaveLength(10);
  for (const { path, navigation, shown, lastText, lastDescription } of lists) {
    expect(navigation[0]).toBe(path);
    // The page carries a part of a long group, and lists groups below it besides.
    expect(shown, path).toEqual(expect.arrayContaining(navigation.slice(1)));
    expect(shown.length, path).toBeGreaterThanOrEqual(navigation.length - 1);
    expect(lastText, path).toMatch(/^\S+ \S+/);
    expect(lastText, path).toBe(lastDescription);
  }

  await test.step('galleries draw each page, and ask for no code of the library', () => {
    const galleries = lists.filter(({ path }) => GALLERIES.includes(path));
    for (const { path, cards, drawings, demos, modules } of galleries) {
      expect(drawings.length, path).toBeGreaterThan(2);
      expect(drawings, path).toHaveLength(cards);
      expect(new Set(drawings).size, path).toBe(drawings.length);
      expect(demos, path).toBe(0);
      expect(modules, path).toEqual(text!.modules);
    }
    const others = scripts.filter((url) => !text!.modules.includes(url) && !LATER_SCRIPT.test(url));
    expect(others).toEqual([]);
  });
});

/** As on a phone of a reader who chose the dark theme and right-to-left. */
async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  // Colours are looked at where they come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await changePreferences(page, { mode: 'dark', direction: 'rtl' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findViolations(page)).toEqual([]);
}

test('a card leads to its page wherever it is pressed, is reached by the keyboard, and takes the page’s colours', async ({
  page,
}) => {
  await visit(page, '/demos');
  await markDocument(page);

  await test.step('drawings change with the colours of the page', async () => {
    const colour = () =>
      main(page)
        .locator('.page-preview')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    const light = await colour();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(colour).not.toBe(light);
  });

  await test.step('the keyboard reaches it and shows it as a whole', async () => {
    await listed(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(listed(page).nth(1)).toBeFocused();
    const ring = await listed(page)
      .nth(1)
      .evaluate((link) => getComputedStyle(link, '::after').outlineStyle);
    expect(ring).toBe('solid');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/demos');
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Component demos/);
  });

  await test.step('it fits a phone, in the dark, from right to left', () => expectFit(page));

  await test.step('its page is a press anywhere away', async () => {
    const card = main(page).locator('.page-cards li', {
      has: page.locator('a[href="/demos/tabs"]'),
    });
    await card.scrollIntoViewIfNeeded();
    await card.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/demos/tabs');
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expectSameDocument(page);
  });
});

test('in the navigation a group only opens and closes; its page is the first entry in it, and the way up', async ({
  page,
}) => {
  await visit(page, '/getting-started/installation');
  await markDocument(page);

  await test.step('the breadcrumb of a page below it leads to it', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(page).toHaveURL('/getting-started');
    await expect(heading(page)).toHaveText(/^Getting started/i);
  });

  await group(page, 'Component Demos').click();
  await expect(page).toHaveURL('/getting-started');
  await expect(entries(page, 'Component Demos').first()).toHaveText('Overview');
  await follow(entries(page, 'Component Demos').first());
  await expect(page).toHaveURL('/demos');
  await expect(heading(page)).toHaveText(/^Component demos/);
  await expect(drawer(page).locator('[aria-current="page"]')).toHaveText(['Overview']);
  await expect(group(page, 'Component Demos')).toHaveAttribute('aria-expanded', 'true');
  await expectSameDocument(page);

  await test.step('the list fits a phone, in the dark, from right to left', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Getting started/i);
    await expectFit(page);
  });
});

test('the letters of the API lead to their components, stand in the contents, and fit a phone', async ({
  page,
}) => {
  await visit(page, '/api');
  const letters = page.getByRole('navigation', { name: 'First letters' });
  const titles = await letters.getByRole('link').allTextContents();
  await expect(page.locator('.toc a')).toHaveText(titles);
  expect(titles).toEqual(titles.toSorted());
  await letters.getByRole('link', { name: 'T', exact: true }).click();
  await expect(page).toHaveURL('/api#t');
  await expect(main(page).locator('#t')).toBeInViewport();
  const names = await listed(page).allTextContents();
  expect(names.length).toBeGreaterThan(100);
  expect(names).toContain('TextField');

  await test.step('the pages are in the sitemap and in the search', async () => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    for (const path of [...GALLERIES, ...LISTS]) expect(sitemap).toContain(`${path}/</loc>`);
    await page.keyboard.press('/');
    await page.keyboard.type('component demos');
    await page.getByRole('option', { name: /^Component demos/ }).click();
    await expect(page).toHaveURL('/demos');
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Component API/);
  });

  await expectFit(page);
});
