import type { Page } from '@playwright/test';
import { shifts } from '../../../support/layout-shift.ts';
import { heading } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

/** The style sheets of the shell. Every other style that these pages need is in the document. */
const DEFERRED = /\/assets\/[^/]+\.css$/;

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

for (const width of [360, 768, 1440]) {
  test(`pages are painted without them at ${width} px, and nothing moves when they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let released = Promise.resolve();
    await page.route(DEFERRED, async (route) => {
      await released;
      await route.continue();
    });
    for (const pathname of [
      '/getting-started/installation',
      '/demos/buttons',
      '/api/button',
      '/versions',
    ]) {
      await test.step(pathname, async () => {
        let release!: () => void;
        released = new Promise<void>((resolve) => (release = resolve));
        await page.goto(pathname, { waitUntil: 'commit' });
        await expect(heading(page)).toBeVisible();
        await expect.poll(() => paints(page)).toBeGreaterThan(0);
        await expect(page.locator('.hint').first()).toBeHidden();
        // A table painted before its last rows are there is laid out anew with them.
        await expect(page.locator('body link[href*="/shell-"]')).toBeAttached();
        const before = await shifts(page);
        const answered = page.waitForResponse(DEFERRED);
        release();
        await answered;
        await page.waitForLoadState('load');
        // The bar's tooltips are laid out by these styles only.
        await expect(page.locator('.app-bar .hint').first()).toHaveCSS('position', 'absolute');
        expect(await shifts(page)).toBe(before);
      });
    }
  });
}
