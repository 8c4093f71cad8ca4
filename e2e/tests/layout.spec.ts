import type { Page } from '@playwright/test';
import { test, expect } from '../support/test.ts';
import { drawer, menuButton, visit } from '../support/shell.ts';

const HEIGHT = 800;
const DRAWER = 240;
const TOC = 162;
/** Distance from the top at which a heading counts as read; the same as in the table of contents. */
const READING_LINE = 104;
/** The widths at which the layout changes, and the last pixel before each. */
const WIDTHS = [
  { width: 320, toc: 0, docked: 0 },
  { width: 599, toc: 0, docked: 0 },
  { width: 600, toc: TOC, docked: 0 },
  { width: 1279, toc: TOC, docked: 0 },
  { width: 1280, toc: TOC, docked: DRAWER },
  { width: 1920, toc: TOC, docked: DRAWER },
];

for (const direction of ['ltr', 'rtl'] as const) {
  for (const { width, toc, docked } of WIDTHS) {
    test(`${direction}, ${width} px: contents ${toc}, drawer ${docked}`, async ({ page }) => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.addInitScript((chosen) => {
        localStorage.setItem('vitrine:preferences', JSON.stringify({ direction: chosen }));
      }, direction);
      await visit(page, '/demos/buttons');
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) return null;
        // Distances from the side where a line of text starts.
        return { start: direction === 'ltr' ? box.x : width - box.x - box.width, width: box.width };
      };
      expect(await boxOf('main')).toEqual({ start: docked, width: width - toc - docked });
      expect(await boxOf('.app-bar')).toEqual({ start: docked, width: width - docked });
      expect(await boxOf('.toc')).toEqual(toc ? { start: width - toc, width: toc } : null);
      expect(await boxOf('nav.drawer')).toEqual(docked ? { start: 0, width: docked } : null);
      await expect(page.locator('main')).toHaveCSS('padding-top', '80px');
      await expect(menuButton(page)).toBeVisible({ visible: docked === 0 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test('the home page docks no drawer and has no contents', async ({ page }) => {
  await visit(page, '/');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('.toc')).toHaveCount(0);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
});

test.describe('the table of contents', () => {
  const active = (page: Page) => page.locator('.toc [aria-current="location"]');
  const links = (page: Page) =>
    page.locator('.toc a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));

  test.beforeEach(({ page }) => visit(page, '/demos/buttons'));

  test('lists the headings of levels 2 and 3 in order, the third level indented', async ({
    page,
  }) => {
    const headings = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((all) => all.map(({ id, tagName }) => [`#${id}`, tagName] as const));
    expect(headings.length).toBeGreaterThan(10);
    expect(await links(page)).toEqual(headings.map(([href]) => href));
    const indents = await page
      .locator('.toc a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    const indented = headings.map((_, index) => indents[index]! > Math.min(...indents));
    expect(indented).toEqual(headings.map(([, tag]) => tag === 'H3'));
  });

  test('marks nothing above the first heading, then the last one above the reading line', async ({
    page,
  }) => {
    await expect(active(page)).toHaveCount(0);
    const hrefs = await links(page);
    for (const index of [0, 3, 6, 5, 1]) {
      for (const [offset, expected] of [
        [0, index],
        [-1, index - 1],
      ] as const) {
        await page.locator(`main ${hrefs[index]!}`).evaluate((element, to) => {
          // Rounded up, because the window scrolls by whole pixels.
          window.scrollBy(0, Math.ceil(element.getBoundingClientRect().top) - to);
        }, READING_LINE - offset);
        if (expected < 0) await expect(active(page)).toHaveCount(0);
        else await expect(active(page)).toHaveAttribute('href', hrefs[expected]!);
      }
    }
  });

  test('marks the last heading at the bottom of the page', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(active(page)).toHaveAttribute('href', (await links(page)).at(-1)!);
  });

  test('keeps the mark on a clicked heading that cannot reach the line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    const href = (await links(page)).at(-2)!;
    await page.locator(`.toc a[href="${href}"]`).click();
    const place = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(place).toBeLessThan(2);
    const top = await page.locator(`main ${href}`).evaluate((e) => e.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(READING_LINE);
    await expect(active(page)).toHaveAttribute('href', href);
    // The mark is looked after again, some time after the last scroll event.
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(active(page)).toHaveAttribute('href', href);
  });

  test('follows to another page', async ({ page }) => {
    await drawer(page).locator('[href="/demos/tabs"]').click();
    await expect(page.locator('main > h1')).toHaveText(/^Tabs/);
    const ids = page.locator('main :is(h2, h3)');
    expect(await links(page)).toEqual(
      await ids.evaluateAll((all) => all.map(({ id }) => `#${id}`)),
    );
  });
});
