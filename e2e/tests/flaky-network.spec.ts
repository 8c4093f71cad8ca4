import type { Page, Route } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { onFetch } from '../support/routes.ts';
import {
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
import { test, expect } from '../support/test.ts';

const START = '/demos/tabs';
const TARGET = '/demos/menus';
const DEMO = 'simple-tabs';

/** What can happen to an answer. A slow one comes in the end, whole. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  dropped: (route) => route.abort(),
  'answered with 500': (route) => route.fulfill({ status: 500, body: 'Broken' }),
  'gone after a deploy': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
  'cut in its middle': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
};
const slow = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  await route.continue();
};

// The browser reports every request that fails; half a script is reported as one that does not parse.
test.use({ allowedMessages: [/^error: Failed to load resource|^uncaught: (?:SyntaxError|$)/] });

/** Counts documents loaded, so that a loop is seen. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}

/** The page can be read, its links lead on, and nothing goes on by itself. */
async function expectReadable(page: Page, title: RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('main .prose').first()).toBeVisible();
  await expect(page.locator('.loading-bar')).toBeHidden();
}

async function expectLinksWork(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await follow(page.locator('main a[rel="next"]'));
  await expect(heading(page)).not.toHaveText(/^Tabs/);
  await expect(heading(page)).toBeVisible();
}

for (const [what, fail] of Object.entries(FAULTS)) {
  test.describe(what, () => {
    test('a page of a client navigation is loaded in full, once', async ({ page }) => {
      await visit(page, START);
      await markDocument(page);
      await onFetch(page, TARGET, fail);
      const requests = watchRequests(page, TARGET);
      await follow(drawer(page).locator(`[href="${TARGET}"]`));
      await expectReadable(page, /^Menus/);
      await waitForShell(page);
      await settle(page);
      await expectSameDocument(page, false);
      expect(typesOf(requests)).toEqual(['fetch', 'document']);
    });

    for (const [part, pattern] of [
      ['the shell', /\/assets\/(?:entry|shell)-[^/]+\.js$/],
      ['every script', /\/assets\/[^/]+\.js$/],
    ] as const) {
      test(`${part}: the page is read without it, says so and can be loaded anew`, async ({
        page,
      }) => {
        const documents = countDocuments(page);
        await page.route(pattern, fail);
        await page.goto(START);
        await expectReadable(page, /^Tabs/);
        const notice = page.locator('.load-failure');
        await expect(notice).toHaveText('Part of this page could not be loaded. Reload the page');
        await expect(notice).toHaveAttribute('role', 'alert');
        expect(documents()).toBe(1);
        await notice.getByRole('button').click();
        await expect.poll(documents).toBe(2);
        await expect(notice).toBeVisible();
        await expectLinksWork(page);
        // Half a script may be what the browser has stored: the next page has it too, until loaded anew.
        if (what === 'cut in its middle') await notice.getByRole('button').click();
        await expect(notice).toHaveCount(0);
        await waitForShell(page);
      });
    }

    for (const [part, pattern] of [
      ['a demo', `**/assets/${DEMO}-*.js`],
      ['the adapter', '**/assets/adapter-client-*.js'],
      ['what hydrates demos', '**/assets/hydrate-demo-*.js'],
    ] as const) {
      test(`the code of ${part}: its markup stays, and it can be tried again`, async ({ page }) => {
        const documents = countDocuments(page);
        await page.route(pattern, fail);
        await visit(page, START);
        const frame = demo(page, DEMO);
        await frame.scrollIntoViewIfNeeded();
        const message = frame.getByRole('alert');
        await expect(message).toContainText('This demo could not be loaded: ');
        await expect(message).toContainText('Check the connection and try again.');
        await expect(message).toHaveAttribute('data-error', 'demo-load-failed');
        await expect(frame.getByRole('tab').first()).toBeVisible();
        await expectReadable(page, /^Tabs/);
        // Without the site there is nothing to load anew: the page stays.
        await page.route(START, (route) => route.abort());
        await message.getByRole('button', { name: 'Try again' }).click();
        await expect(frame.getByRole('button', { name: 'Try again' })).toBeVisible();
        expect(documents()).toBe(1);

        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await message.getByRole('button', { name: 'Try again' }).click();
        // In this document or, where the browser does not load a module again, in a new one.
        await expect(async () => {
          await wake(frame);
          await frame.getByRole('tab').nth(1).click();
          await expect(frame.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
        }).toPass();
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(documents()).toBeLessThanOrEqual(2);
      });
    }

    test('the whole navigation: that of the page stays', async ({ page }) => {
      await page.route('**/nav.json', fail);
      await visit(page, START);
      await expect(drawer(page).locator('[aria-current="page"]')).toHaveText('Tabs');
      await settle(page);
      await expectReadable(page, /^Tabs/);
      await follow(drawer(page).locator(`[href="${TARGET}"]`));
      await expectReadable(page, /^Menus/);
    });

    for (const [part, pattern] of [
      ['the dialog', /\/assets\/search-dialog-[^/]+\.js$/],
      ['its styles', /\/assets\/search-dialog-[^/]+\.css$/],
      ['its worker', /\/assets\/local-worker-[^/]+\.js$/],
      ['its index', '**/search.json'],
    ] as const) {
      test(`${part} of the search: the reader is told, and can try again`, async ({ page }) => {
        test.skip(
          what === 'cut in its middle' && part === 'its styles',
          'half a style sheet is a style sheet',
        );
        await page.route(pattern, fail);
        await visit(page, START);
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Search' });
        if (part === 'its worker' || part === 'its index') {
          await expect(dialog).toContainText('could not be loaded');
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await dialog.getByRole('button', { name: 'Try again' }).click();
        } else {
          await expect(page.locator('.search-box-failure')).toContainText('could not be loaded');
          await expectReadable(page, /^Tabs/);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          // The page is loaded anew: the browser may remember the failure.
          await markDocument(page);
          await page.getByRole('button', { name: 'Search', exact: true }).click();
          // While the page is exchanged there is none to ask.
          const isMarked = () => page.evaluate(() => 'marked' in window).catch(() => true);
          await expect.poll(isMarked).toBe(false);
          await waitForShell(page);
          await page.getByRole('button', { name: 'Search', exact: true }).click();
        }
        await dialog.getByRole('combobox').fill('menus');
        await expect(dialog.getByRole('option').first()).toHaveAttribute('href', TARGET);
      });
    }

    test('the source of a demo: the reader is told, and can try again', async ({ page }) => {
      await page.route('**/assets/sources/**', fail);
      await visit(page, START);
      const frame = demo(page, DEMO);
      await wake(frame);
      await frame.getByRole('button', { name: 'Show the source' }).click();
      await expect(frame.getByRole('alert')).toContainText('The source could not be loaded');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await frame.getByRole('button', { name: 'Try again' }).click();
      await expect(frame.locator('pre')).toContainText('export default');
    });
  });
}

test.describe('a document that ends in its middle', () => {
  test.use({ allowedMessages: [/^uncaught: not-a-page: The answer is no page of this site/] });

  test('is read as far as it came, and says so', async ({ page }) => {
    const documents = countDocuments(page);
    let short = true;
    await page.route(START, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const end = html.indexOf('</p>', html.indexOf('<h2'));
      expect(end).toBeGreaterThan(0);
      await route.fulfill({ response, body: short ? html.slice(0, end) : html });
    });
    await page.goto(START);
    await expectReadable(page, /^Tabs/);
    const notice = page.locator('.load-failure');
    await expect(notice).toBeVisible();
    await settle(page);
    expect(documents()).toBe(1);
    short = false;
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await waitForShell(page);
    await expect(notice).toHaveCount(0);
    await expectReadable(page, /^Tabs/);
  });
});

test.describe('slow', () => {
  test.use({ allowedMessages: [] });

  test('everything arrives in the end, with nothing to tell', async ({ page }) => {
    await page.route(/\/assets\/|\.json$/, slow);
    await visit(page, START);
    await wake(demo(page, DEMO));
    await onFetch(page, TARGET, slow);
    await markDocument(page);
    await follow(drawer(page).locator(`[href="${TARGET}"]`));
    await expect(page.locator('.loading-bar')).toBeVisible();
    await expectReadable(page, /^Menus/);
    await expectSameDocument(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
