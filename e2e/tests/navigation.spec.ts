import { test, expect } from '../support/test.ts';
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
} from '../support/shell.ts';

const START = '/demos/buttons';

test.beforeEach(async ({ page }) => {
  await visit(page, START);
  await markDocument(page);
});

for (const [kind, selector, target] of [
  ['content', 'main .prose a[href="/api/button"]', '/api/button'],
  ['drawer', '.drawer a[href="/demos/tabs"]', '/demos/tabs'],
  ['next', 'main a[rel="next"]', '/demos/cards'],
] as const) {
  test(`a ${kind} link exchanges the page without loading a document`, async ({ page }) => {
    await page.locator(selector).first().click();
    await expect(page).toHaveURL(target);
    await expect(heading(page)).not.toHaveText(/Buttons#/);
    await expect(heading(page)).toBeFocused();
    await expectSameDocument(page);
    const html = await (await page.request.get(target)).text();
    const heads = await page.evaluate((text) => {
      const read = (root: Document) =>
        [root.title, root.querySelector('h1')!.textContent].concat(
          [
            ...root.head.querySelectorAll(
              'meta[name][content], meta[property], link[rel=canonical]',
            ),
          ]
            .filter((element) => element.getAttribute('name') !== 'viewport')
            .map((element) => element.outerHTML),
        );
      return [read(document), read(new DOMParser().parseFromString(text, 'text/html'))] as const;
    }, html);
    expect(heads[0].length).toBeGreaterThan(8);
    expect(heads[0]).toEqual(heads[1]);
    await expect(page.locator('#v-shell > [role="status"][aria-live="polite"]')).toHaveText(
      heads[1][0]!,
    );
  });
}

test('back and forward restore content and scroll position', async ({ page }) => {
  const scrollTo = (y: number) =>
    page.evaluate((top) => {
      window.scrollTo(0, top);
      return window.scrollY;
    }, y);
  const expectScroll = (y: number) =>
    expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(3);
  expect(await scrollTo(1500)).toBe(1500);
  await follow(drawer(page).locator('[href="/demos/tabs"]'));
  await expect(heading(page)).toHaveText(/^Tabs/);
  await expectScroll(0);
  expect(await scrollTo(700)).toBe(700);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Buttons/);
  await expectScroll(1500);
  await page.goForward();
  await expect(heading(page)).toHaveText(/^Tabs/);
  await expectScroll(700);
  await expectSameDocument(page);
});

test('a link within the page scrolls and fetches nothing', async ({ page }) => {
  const requests = watchRequests(page, START);
  const entry = page.locator('.toc a').nth(4);
  const hash = (await entry.getAttribute('href'))!;
  await entry.click();
  await expect(page).toHaveURL(START + hash);
  await expect(page.locator(`main ${hash}`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await settle(page);
  expect(requests).toEqual([]);
  await expectSameDocument(page);
});

test('a link to a heading of another page lands on it, clear of the app bar', async ({ page }) => {
  const html = await (await page.request.get('/demos/tabs')).text();
  const hashes = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id!);
  const hash = hashes[Math.floor(hashes.length / 2)]!;
  await follow(await addLink(page, `/demos/tabs#${hash}`));
  await expect(page).toHaveURL(`/demos/tabs#${hash}`);
  const top = () =>
    page.locator(`main [id="${hash}"]`).evaluate((e) => e.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(63);
  await expect.poll(top).toBeLessThan(140);
  await expect(heading(page)).not.toBeFocused();
  await expectSameDocument(page);
});

for (const history of ['replace', 'push'] as const) {
  test(`a shallow ${history} changes the address and leaves the page alone`, async ({ page }) => {
    const requests = watchRequests(page, '/demos/tabs');
    const kept = await page.evaluateHandle(() => [...document.querySelector('main')!.childNodes]);
    const entries = await page.evaluate(() => navigation.entries().length);
    await page.evaluate(
      (kind) =>
        navigation.navigate('/demos/tabs?x=1', { history: kind, info: { shallow: true } }).finished,
      history,
    );
    await expect(page).toHaveURL('/demos/tabs?x=1');
    expect(
      await kept.evaluate((nodes) => {
        const now = document.querySelector('main')!.childNodes;
        return now.length === nodes.length && nodes.every((node, index) => node === now[index]);
      }),
    ).toBe(true);
    expect(await page.evaluate(() => navigation.entries().length)).toBe(
      history === 'push' ? entries + 1 : entries,
    );
    await settle(page);
    expect(requests).toEqual([]);
  });
}

test('replacing takes the entry of the page it leaves', async ({ page }) => {
  const entries = await page.evaluate(() => navigation.entries().length);
  await page.evaluate(() => navigation.navigate('/demos/tabs', { history: 'replace' }).finished);
  await expect(heading(page)).toHaveText(/^Tabs/);
  expect(await page.evaluate(() => navigation.entries().length)).toBe(entries);
  await expectSameDocument(page);
});

test('Ctrl+click opens another tab and keeps this one', async ({ page, context }) => {
  const link = drawer(page).locator('[href="/demos/tabs"]');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL('/demos/tabs');
  await expect(page).toHaveURL(START);
  await expect(heading(page)).toHaveText(/^Buttons/);
  await expectSameDocument(page);
});

test('a link to a file is left to the browser', async ({ page }) => {
  // A document without a head has no icon of its own: Chromium asks for the default one.
  await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
  const requests = watchRequests(page, '/sitemap.xml');
  await follow(await addLink(page, '/sitemap.xml'));
  await page.waitForURL('/sitemap.xml');
  expect(typesOf(requests)).toEqual(['document']);
});

test('a download is left to the browser', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    addLink(page, '/demos/tabs', 'download="tabs.html"').then((link) => link.click()),
  ]);
  expect(download.suggestedFilename()).toBe('tabs.html');
  await expect(page).toHaveURL(START);
});

test.describe('another origin', () => {
  test.use({ allowedMessages: ['request to https://other.example'] });
  test('is left to the browser', async ({ page, context }) => {
    await context.route('https://other.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    const requests = watchRequests(page, '/page');
    await (await addLink(page, 'https://other.example/page')).click();
    await expect(page.getByRole('heading')).toHaveText('Elsewhere');
    expect(typesOf(requests)).toEqual(['document']);
  });
});

test.describe('without the Navigation API', () => {
  test('links load documents', async ({ page }) => {
    await page.addInitScript(() => delete (window as any).navigation);
    await visit(page, START);
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
    await markDocument(page);
    await drawer(page).locator('[href="/demos/tabs"]').click();
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expectSameDocument(page, false);
  });
});
