import type { Page } from '@playwright/test';
import { placed } from '../../../support/base-path/placed.ts';
import { test, expect } from '../../../support/test.ts';
import {
  addLink,
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  settle,
  typesOf,
  visit,
  watchRequests,
} from '../../../support/shell.ts';

const START = placed('/getting-started/faq');
const TARGET = placed('/getting-started/comparison');

async function start(page: Page, path = START): Promise<void> {
  await visit(page, path);
  await markDocument(page);
}

test('links exchange the page without loading a document', async ({ page }) => {
  await start(page, '/getting-started/supported-components');
  for (const [kind, selector, target, title] of [
    [
      'in the content',
      `main .prose a[href="${placed('/api/button')}"]`,
      placed('/api/button'),
      /^Button$/,
    ],
    [
      'in the drawer',
      `.drawer a[href="${placed('/getting-started/supported-platforms')}"]`,
      placed('/getting-started/supported-platforms'),
      /^Supported Platforms/,
    ],
    [
      'to the next page',
      'main a[rel="next"]',
      placed('/getting-started/example-projects'),
      /^Example Projects/,
    ],
  ] as const) {
    await test.step(kind, async () => {
      await page.locator(selector).first().click();
      await expect(page).toHaveURL(target);
      await expect(heading(page)).toHaveText(title);
      await expect(heading(page)).toBeFocused();
      const html = await (await page.request.get(target)).text();
      const heads = await page.evaluate((text) => {
        const read = (root: Document) =>
          [root.title, root.querySelector('h1')!.textContent].concat(
            [
              ...root.head.querySelectorAll(
                'meta[name][content], meta[property], link[rel=canonical]',
              ),
            ]
              // The window's own, and what follows the reader's choice of mode.
              .filter(
                (element) => !/^(viewport|theme-color)$/.test(element.getAttribute('name') ?? ''),
              )
              .map((element) => element.outerHTML)
              .sort(),
          );
        return [
          read(document),
          read(new DOMParser().parseFromString(testHtml(text), 'text/html')),
        ] as const;
      }, html);
      expect(heads[0].length).toBeGreaterThan(8);
      expect(heads[0]).toEqual(heads[1]);
      await expect(page.locator('#v-announcer[role="status"][aria-live="polite"]')).toHaveText(
        heads[1][0]!,
      );
    });
  }
  await expectSameDocument(page);
});

test('the address says where on a page the reader is', async ({ page }) => {
  await start(page);

  await test.step('back and forward restore content and scroll position', async () => {
    const scrollTo = (y: number) =>
      page.evaluate((top) => {
        window.scrollTo(0, top);
        return window.scrollY;
      }, y);
    const expectScroll = (y: number) =>
      expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(3);
    expect(await scrollTo(1500)).toBe(1500);
    await follow(drawer(page).locator(`[href="${TARGET}"]`));
    await expect(heading(page)).toHaveText(/^Comparison/);
    await expectScroll(0);
    expect(await scrollTo(700)).toBe(700);
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Frequently/);
    await expectScroll(1500);
    await page.goForward();
    await expect(heading(page)).toHaveText(/^Comparison/);
    await expectScroll(700);
    // From where the page that is shown again has long ended.
    await follow(drawer(page).locator(`[href="${START}"]`));
    await expect(heading(page)).toHaveText(/^Frequently/);
    await expectScroll(0);
    // The rest of a long page comes after its first screen.
    await expect.poll(() => scrollTo(6000)).toBe(6000);
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Comparison/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
    await expectScroll(700);
  });

  await test.step('a link to a heading of another page lands on it, clear of the app bar', async () => {
    const html = await (await page.request.get(START)).text();
    const hashes = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id!);
    const hash = hashes[Math.floor(hashes.length / 2)]!;
    await follow(await addLink(page, `${START}#${hash}`));
    await expect(page).toHaveURL(`${START}#${hash}`);
    const top = () =>
      page.locator(`main [id="${hash}"]`).evaluate((e) => e.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(63);
    await expect.poll(top).toBeLessThan(140);
    await expect(heading(page)).not.toBeFocused();
    // The keyboard goes on from there, not from the navigation.
    await page.keyboard.press('Tab');
    await expect(
      page.locator(`main [id="${hash}"]`).locator('..').locator('a.anchor'),
    ).toBeFocused();
    await expect(page.locator(`main [id="${hash}"]`)).not.toHaveAttribute('tabindex');
  });

  await test.step('a link within the page scrolls and fetches nothing', async () => {
    const requests = watchRequests(page, START);
    await page.evaluate(() => window.scrollTo(0, 0));
    const entry = page.locator('.toc a').nth(4);
    const hash = (await entry.getAttribute('href'))!;
    await entry.click();
    await expect(page).toHaveURL(START + hash);
    await expect(page.locator(`main ${hash}`)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // The same link again, from elsewhere.
    await page.evaluate(() => window.scrollTo(0, 0));
    await entry.click();
    await expect(page.locator(`main ${hash}`)).toBeInViewport();
    await settle(page);
    expect(requests).toEqual([]);
  });
  await expectSameDocument(page);
});

test('the history', async ({ page }) => {
  await start(page);
  const countEntries = () => page.evaluate(() => navigation.entries().length);
  const entries = await countEntries();

  await test.step('replacing takes the entry of the page it leaves', async () => {
    await page.evaluate(
      (path) => navigation.navigate(path, { history: 'replace' }).finished,
      TARGET,
    );
    await expect(heading(page)).toHaveText(/^Comparison/);
    expect(await countEntries()).toBe(entries);
    await expectSameDocument(page);
  });

  for (const history of ['replace', 'push'] as const) {
    await test.step(`a shallow ${history} changes the address and leaves the page alone`, async () => {
      const path = placed('/getting-started/installation');
      const requests = watchRequests(page, path);
      const kept = await page.evaluateHandle(() => [...document.querySelector('main')!.childNodes]);
      await page.evaluate(
        ([href, kind]) =>
          navigation.navigate(href, { history: kind, info: { shallow: true } }).finished,
        [`${path}?${history}`, history] as const,
      );
      await expect(page).toHaveURL(`${path}?${history}`);
      expect(
        await kept.evaluate((nodes) => {
          const now = document.querySelector('main')!.childNodes;
          return now.length === nodes.length && nodes.every((node, index) => node === now[index]);
        }),
      ).toBe(true);
      expect(await countEntries()).toBe(history === 'push' ? entries + 1 : entries);
      await settle(page);
      expect(requests).toEqual([]);
    });
  }
});

test.describe('links that the browser handles itself', () => {
  test.use({ allowedMessages: ['request to https://other.example'] });

  test('other tabs, downloads, files and other origins', async ({ page, context }) => {
    // A document without a head has no icon of its own: Chromium asks for the default one.
    await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await context.route('https://other.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    await start(page);

    await test.step('Ctrl+click opens another tab and keeps this one', async () => {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        drawer(page)
          .locator(`[href="${TARGET}"]`)
          .click({ modifiers: ['Control'] }),
      ]);
      await expect(tab).toHaveURL(TARGET);
      await tab.close();
      await expect(page).toHaveURL(START);
      await expect(heading(page)).toHaveText(/^Frequently/);
    });

    await test.step('a download', async () => {
      const link = await addLink(page, TARGET, 'download="page.html"');
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('page.html');
      await expect(page).toHaveURL(START);
      await expectSameDocument(page);
    });

    for (const [what, href, text] of [
      ['a link to a file', placed('/sitemap.xml'), TARGET],
      ['another origin', 'https://other.example/page', 'Elsewhere'],
    ] as const) {
      await test.step(what, async () => {
        if (new URL(page.url()).pathname !== START) await visit(page, START);
        const requests = watchRequests(page, new URL(href, page.url()).pathname);
        await follow(await addLink(page, href));
        await page.waitForURL(href);
        await expect(page.locator(':root')).toContainText(text);
        expect(typesOf(requests)).toEqual(['document']);
      });
    }
  });
});

test('without the Navigation API links load documents', async ({ page }) => {
  await page.addInitScript(() => delete (window as any).navigation);
  await start(page);
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
  await drawer(page).locator(`[href="${TARGET}"]`).click();
  await expect(heading(page)).toHaveText(/^Comparison/);
  await expectSameDocument(page, false);
});
