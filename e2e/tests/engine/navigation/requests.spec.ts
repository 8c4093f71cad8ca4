import type { Locator, Page, Route } from '@playwright/test';
import { holdPage, onFetch } from '../../../support/routes.ts';
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
  waitForShell,
  watchRequests,
} from '../../../support/shell.ts';

const START = '/getting-started/installation';
const PAGES = {
  Installation: START,
  'Supported Components': '/getting-started/supported-components',
  'Supported Platforms': '/getting-started/supported-platforms',
  'Example Projects': '/getting-started/example-projects',
  'Frequently Asked Questions': '/getting-started/faq',
  'Comparison With Other Libraries': '/getting-started/comparison',
} as const;
type Title = keyof typeof PAGES;

const linkTo = (page: Page, title: Title): Locator =>
  drawer(page).locator(`[href="${PAGES[title]}"]`);
const expectShown = async (page: Page, title: Title) => {
  await expect(heading(page)).toContainText(title);
  await expect(page).toHaveURL(PAGES[title]);
};

test.describe('prefetching', () => {
  test('hover, focus and touch fetch the page, which the click then shows', async ({ page }) => {
    await visit(page, START);
    await markDocument(page);

    await test.step('a reader who saves data gets none', async () => {
      await page.evaluate(() => {
        const value = { saveData: true };
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      });
      const requests = watchRequests(page, PAGES['Supported Components']);
      const link = linkTo(page, 'Supported Components');
      await link.hover();
      await link.focus();
      await link.dispatchEvent('touchstart');
      await settle(page);
      expect(requests).toEqual([]);
      await link.click();
      await expectShown(page, 'Supported Components');
      await page.evaluate(() => delete (navigator as { connection?: unknown }).connection);
    });

    for (const [intent, title, act] of [
      ['hover', 'Supported Platforms', (link: Locator) => link.hover()],
      ['focus', 'Frequently Asked Questions', (link: Locator) => link.focus()],
      [
        'touch',
        'Comparison With Other Libraries',
        (link: Locator) => link.dispatchEvent('touchstart'),
      ],
    ] as const) {
      await test.step(intent, async () => {
        const requests = watchRequests(page, PAGES[title]);
        await act(linkTo(page, title));
        await expect.poll(() => typesOf(requests)).toEqual(['fetch']);
        await act(linkTo(page, title));
        await linkTo(page, title).click();
        await expectShown(page, title);
        await settle(page);
        expect(typesOf(requests)).toEqual(['fetch']);
      });
    }
    await expectSameDocument(page);
  });

  test('the page that the reader has come from is there again, though it was loaded in full', async ({
    page,
  }) => {
    await visit(page, START);
    const requests = watchRequests(page, START);
    await linkTo(page, 'Supported Platforms').click();
    await expectShown(page, 'Supported Platforms');
    await expect.poll(() => typesOf(requests)).toEqual(['fetch']);
    await settle(page);
    await onFetch(page, START, (route) => route.abort());
    await page.goBack();
    await expectShown(page, 'Installation');
    await page.goForward();
    await expectShown(page, 'Supported Platforms');
    await settle(page);
    expect(typesOf(requests)).toEqual(['fetch']);
  });

  test('styles of the demos of a page that may come next are read, and style nothing yet', async ({
    page,
  }) => {
    const stylesOf = (pathname: string) =>
      page.locator(`head > style[data-style="demos:${pathname}"]`);
    await visit(page, '/demos/tabs');
    const button = page.locator('.demo-content button').first();
    await button.click();
    await expect(stylesOf('/demos/tabs')).toHaveAttribute('data-adopted');

    const link = await addLink(page, '/demos/buttons');
    await link.hover();
    await expect(stylesOf('/demos/buttons')).toHaveAttribute('media', 'not all');
    await page.locator('.demo').last().scrollIntoViewIfNeeded();
    await page.locator('.demo-content button').last().click();
    await expect(stylesOf('/demos/buttons')).not.toHaveAttribute('data-adopted');

    await follow(link);
    await expect(stylesOf('/demos/buttons')).not.toHaveAttribute('media');
    const contained = page.locator('.demo-content .MuiButton-contained').first();
    await expect(contained).toHaveCSS('border-radius', '4px');
    await contained.click();
    await expect(stylesOf('/demos/buttons')).toHaveAttribute('data-adopted');
    await expect(contained).toHaveCSS('border-radius', '4px');
  });

  test('at most two run at once; the others follow. Files, other origins and downloads get none', async ({
    page,
  }) => {
    await visit(page, START);
    const held: Route[] = [];
    const titles = (Object.keys(PAGES) as Title[]).slice(1);
    for (const title of titles) {
      await onFetch(page, PAGES[title], (route) => void held.push(route));
    }
    for (const title of titles) await linkTo(page, title).hover();
    for (let done = 0; done < titles.length; done++) {
      await expect.poll(() => held.length).toBe(Math.min(done + 2, titles.length));
      await settle(page);
      expect(held.length).toBe(Math.min(done + 2, titles.length));
      await held[done]!.continue();
    }

    for (const [href, extra] of [
      ['/sitemap.xml', ''],
      ['https://other.example/page', ''],
      ['/demos/tabs', 'download'],
    ] as const) {
      await test.step(`${href} ${extra}`, async () => {
        const requests = watchRequests(page, new URL(href, 'http://localhost').pathname);
        await (await addLink(page, href, extra)).hover();
        await settle(page);
        expect(requests).toEqual([]);
      });
    }
  });
});

test('a navigation under way gives way to what the reader does next', async ({ page }) => {
  await visit(page, START);
  await markDocument(page);
  const bar = page.locator('.loading-bar');
  /** Follows a link to a page that does not come before it is released. */
  const startNavigation = async (title: Title) => {
    const { requested, release } = await holdPage(page, PAGES[title]);
    await follow(linkTo(page, title));
    await requested;
    return release;
  };

  await test.step('it is cancelled by going back to the page still shown', async () => {
    const release = await startNavigation('Supported Components');
    await expect(page).toHaveURL(PAGES['Supported Components']);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(START);
    await release();
    await expectShown(page, 'Installation');
    await expect(bar).toBeHidden();
  });

  await test.step('it is cancelled by a newer one', async () => {
    const release = await startNavigation('Comparison With Other Libraries');
    await follow(linkTo(page, 'Supported Platforms'));
    await expectShown(page, 'Supported Platforms');
    await release();
    await expectShown(page, 'Supported Platforms');
    await expect(bar).toBeHidden();
    await expectSameDocument(page);
  });

  await test.step('address and content agree when a hash link of the old page is clicked', async () => {
    const release = await startNavigation('Frequently Asked Questions');
    await follow(page.locator('.toc a').nth(3));
    await release();
    await expect(heading(page)).toHaveText(/^Frequently/);
    await expect(page).toHaveURL(/\/getting-started\/faq/);
    await expect(bar).toBeHidden();
  });

  await test.step('it ends when the reader stops it', async () => {
    await startNavigation('Example Projects');
    await expect(bar).toBeVisible();
    await page.evaluate(() => window.stop());
    await expect(bar).toBeHidden();
    await expect(heading(page)).toHaveText(/^Frequently/);
  });
});

test.describe('an answer that cannot be shown', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource/] });

  const change = (make: (body: string) => string) => async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = make(body);
    expect(changed).not.toBe(body);
    await route.fulfill({ response, body: changed });
  };

  test('is loaded in full, once', async ({ page }) => {
    await visit(page, START);
    // Each is asked for from the page that was loaded before.
    const titles = ['Supported Platforms', 'Installation'] as const;
    for (const [index, [what, answer]] of (
      [
        ['an error of the server', (route) => route.fulfill({ status: 500, body: 'Broken' })],
        ['a broken network', (route) => route.abort()],
        ['a page cut in its middle', change((body) => body.slice(0, body.length / 2))],
        [
          'a page of another build',
          change((body) => body.replace(/"buildId":"[^"]+"/, '"buildId":"another"')),
        ],
      ] as [string, (route: Route) => Promise<void>][]
    ).entries()) {
      await test.step(what, async () => {
        const title = titles[index % 2]!;
        await markDocument(page);
        await onFetch(page, PAGES[title], answer);
        const requests = watchRequests(page, PAGES[title]);
        await follow(linkTo(page, title));
        await expectShown(page, title);
        await waitForShell(page);
        await settle(page);
        await expectSameDocument(page, false);
        expect(typesOf(requests)).toEqual(['fetch', 'document']);
        await page.unroute(PAGES[title]);
      });
    }

    await test.step('an unknown address', async () => {
      const requests = watchRequests(page, '/no/such-page');
      await follow(await addLink(page, '/no/such-page'));
      await expect(heading(page)).toHaveText(/^Page not found/);
      await waitForShell(page);
      await settle(page);
      expect(typesOf(requests)).toEqual(['fetch', 'document']);
      await markDocument(page);
      // Its group is as open as it was on the page before.
      await linkTo(page, 'Installation').click();
      await expectShown(page, 'Installation');
      await expectSameDocument(page);
    });
  });
});
