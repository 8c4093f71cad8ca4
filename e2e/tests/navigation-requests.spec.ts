import type { Locator, Page, Route } from '@playwright/test';
import { holdPage, onFetch } from '../support/routes.ts';
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
  waitForShell,
  watchRequests,
} from '../support/shell.ts';

const START = '/demos/buttons';
const TARGET = '/demos/tabs';
const linkTo = (page: Page, path: string): Locator => drawer(page).locator(`[href="${path}"]`);

test.describe('prefetching', () => {
  for (const [intent, act] of [
    ['hover', (link: Locator) => link.hover()],
    ['focus', (link: Locator) => link.focus()],
    ['touch', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    test(`${intent} fetches the page, which the click then shows`, async ({ page }) => {
      await visit(page, START);
      await markDocument(page);
      const requests = watchRequests(page, TARGET);
      await act(linkTo(page, TARGET));
      await expect.poll(() => typesOf(requests)).toEqual(['fetch']);
      await act(linkTo(page, TARGET));
      await linkTo(page, TARGET).click();
      await expect(heading(page)).toHaveText(/^Tabs/);
      await settle(page);
      expect(typesOf(requests)).toEqual(['fetch']);
      await expectSameDocument(page);
    });
  }

  test('at most two run at once; the others follow', async ({ page }) => {
    await visit(page, START);
    const held: Route[] = [];
    const targets = ['dialogs', 'menus', 'tables', 'tabs', 'text-fields'].map(
      (name) => `/demos/${name}`,
    );
    for (const target of targets) await onFetch(page, target, (route) => void held.push(route));
    for (const target of targets) await linkTo(page, target).hover();
    for (let done = 0; done < targets.length; done++) {
      await expect.poll(() => held.length).toBe(Math.min(done + 2, targets.length));
      await settle(page);
      expect(held.length).toBe(Math.min(done + 2, targets.length));
      await held[done]!.continue();
    }
  });

  test('a reader who saves data gets none', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await visit(page, START);
    const requests = watchRequests(page, TARGET);
    await linkTo(page, TARGET).hover();
    await linkTo(page, TARGET).focus();
    await linkTo(page, TARGET).dispatchEvent('touchstart');
    await settle(page);
    expect(requests).toEqual([]);
    await linkTo(page, TARGET).click();
    await expect(heading(page)).toHaveText(/^Tabs/);
  });

  test('neither files nor other origins nor downloads are prefetched', async ({ page }) => {
    await visit(page, START);
    for (const [href, extra] of [
      ['/sitemap.xml', ''],
      ['https://other.example/page', ''],
      [TARGET, 'download'],
    ] as const) {
      const requests = watchRequests(page, new URL(href, 'http://localhost').pathname);
      await (await addLink(page, href, extra)).hover();
      await settle(page);
      expect(requests).toEqual([]);
    }
  });
});

test.describe('a navigation under way', () => {
  let release: () => Promise<void>;

  test.beforeEach(async ({ page }) => {
    await visit(page, START);
    await markDocument(page);
    const held = await holdPage(page, TARGET);
    release = held.release;
    await follow(linkTo(page, TARGET));
    await held.requested;
  });

  test('is cancelled by a newer one', async ({ page }) => {
    await follow(linkTo(page, '/demos/menus'));
    await expect(heading(page)).toHaveText(/^Menus/);
    await release();
    await expect(heading(page)).toHaveText(/^Menus/);
    await expect(page).toHaveURL('/demos/menus');
    await expect(page.locator('.loading-bar')).toBeHidden();
    await expectSameDocument(page);
  });

  test('is cancelled by going back to the page still shown', async ({ page }) => {
    await expect(page).toHaveURL(TARGET);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(START);
    await release();
    await expect(heading(page)).toHaveText(/^Buttons/);
    await expect(page.locator('.loading-bar')).toBeHidden();
    await expectSameDocument(page);
  });

  test('ends when the reader stops it', async ({ page }) => {
    await expect(page.locator('.loading-bar')).toBeVisible();
    await page.evaluate(() => window.stop());
    await expect(page.locator('.loading-bar')).toBeHidden();
    await expect(heading(page)).toHaveText(/^Buttons/);
  });

  test('address and content agree when a hash link of the old page is clicked', async ({
    page,
  }) => {
    await follow(page.locator('.toc a').nth(3));
    await release();
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expect(page).toHaveURL(/\/demos\/tabs/);
    await expect(page.locator('.loading-bar')).toBeHidden();
  });
});

test.describe('what cannot be shown is loaded in full, once', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource/] });

  for (const [what, answer] of [
    ['an error of the server', (route: Route) => route.fulfill({ status: 500, body: 'Broken' })],
    ['a broken network', (route: Route) => route.abort()],
    ['something that is no page', (route: Route) => route.fulfill({ body: '<h1>Welcome</h1>' })],
    [
      'a page of another build',
      async (route: Route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"buildId":"[^"]+"/, '"buildId":"another"');
        expect(body).toContain('another');
        await route.fulfill({ response, body });
      },
    ],
  ] as const) {
    test(what, async ({ page }) => {
      await visit(page, START);
      await markDocument(page);
      await onFetch(page, TARGET, answer);
      const requests = watchRequests(page, TARGET);
      await follow(linkTo(page, TARGET));
      await expect(heading(page)).toHaveText(/^Tabs/);
      await waitForShell(page);
      await settle(page);
      await expectSameDocument(page, false);
      await expect(page).toHaveURL(TARGET);
      expect(typesOf(requests)).toEqual(['fetch', 'document']);
    });
  }

  test('an unknown address', async ({ page }) => {
    await visit(page, START);
    const requests = watchRequests(page, '/no/such-page');
    await follow(await addLink(page, '/no/such-page'));
    await expect(heading(page)).toHaveText(/^Page not found/);
    await waitForShell(page);
    await settle(page);
    expect(typesOf(requests)).toEqual(['fetch', 'document']);
    await markDocument(page);
    // Its group is as open as it was on the page before.
    await linkTo(page, TARGET).click();
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expectSameDocument(page);
  });
});
