import { proxyPublished } from '../../../support/site.ts';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { listBlankPages } from '../../../support/demo-checks/list-demos.ts';
import { changePreferences, COMBINATIONS } from '../../../support/preferences.ts';
import { SITE } from '../../../support/site.ts';
import { readGraph } from '../../../support/structured-data.ts';
import { expect, test } from '../../../support/test.ts';

const BACKGROUNDS = { light: 'rgb(255, 255, 255)', dark: 'rgb(18, 18, 18)' };
const WIDTHS = [320, 360, 768, 1440];
/** The address that the flagship's configuration sends views to. */
const PUBLISHED = 'http://vitrine.example';

/** Loads a page without the shell and waits until it answers. */
async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
}

/** Collects the views that a page reports, and answers them here. */
async function takeViews(page: Page): Promise<unknown[]> {
  const views: unknown[] = [];
  await page.route('/page-views', async (route) => {
    views.push(route.request().postDataJSON());
    await route.fulfill({ status: 202, body: '' });
  });
  return views;
}

const BLANK_PAGES = listBlankPages(fileURLToPath(SITE));

// No list to keep: `flagship/every-demo.spec.ts` looks at what is in these pages, this one at the pages.
for (const pathname of BLANK_PAGES) {
  test(`${pathname} is a whole page`, async ({ page }) => {
    const views = await takeViews(page);
    await open(page, pathname);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('.app-bar, .drawer, .toc, #v-shell')).toHaveCount(0);

    await test.step('it tells search engines and social networks what it is', async () => {
      const url = `https://vitrine.example${pathname}/`;
      const { WebPage, BreadcrumbList } = await readGraph(page);
      const headline: unknown = expect.stringMatching(/\S/);
      expect(WebPage).toMatchObject({ url, headline, isPartOf: { '@type': 'WebSite' } });
      await expect(page).toHaveTitle(/\S - Material UI$/);
      const items = BreadcrumbList!.itemListElement as { item: string }[];
      expect(items.map(({ item }) => item)).toEqual([
        'https://vitrine.example/',
        `${new URL('.', url.slice(0, -1)).href}`,
        url,
      ]);
      const card = await page.locator('meta[property="og:image"]').getAttribute('content');
      const { pathname: picture } = new URL(card!);
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
    });

    for (const choice of COMBINATIONS) {
      const { mode, direction } = choice;
      await test.step(`nothing is wider than it, ${mode}, ${direction}`, async () => {
        await changePreferences(page, choice);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('body')).toHaveCSS('background-color', BACKGROUNDS[mode]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.scrollingElement!;
            return scrollWidth - clientWidth;
          });
          expect(overflow, `at ${width} px`).toBe(0);
        }
      });
    }

    await test.step('no view of it is counted where the site is not published', async () => {
      await page.waitForLoadState('networkidle');
      expect(views).toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each is complete', async ({ page }) => {
    for (const pathname of BLANK_PAGES) {
      await page.goto(pathname);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('body').innerText()).length, pathname).toBeGreaterThan(50);
    }
  });
});

test.describe('where the site is published', () => {
  test.use({ baseURL: PUBLISHED });

  test('a view of a page without the shell is counted once', async ({ page }) => {
    const [pathname] = BLANK_PAGES;
    await proxyPublished(page, PUBLISHED);
    const views = await takeViews(page);
    await open(page, pathname!);
    await expect.poll(() => views).toEqual([{ path: pathname }]);
    await page.goto('/page-layout-examples');
    await expect.poll(() => views).toEqual([{ path: pathname }, { path: '/page-layout-examples' }]);
  });
});
