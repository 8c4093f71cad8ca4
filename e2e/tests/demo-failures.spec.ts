import type { Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { storePreferences } from '../support/preferences.ts';
import { drawer, heading, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const BROKEN = 'simple-tabs';
const NEXT = 'link-tab';

/** The rest of the page, after something went wrong in one demo. */
async function expectRestWorks(page: Page) {
  await wake(demo(page, NEXT));
  await demo(page, NEXT).getByRole('tab').nth(1).click();
  await expect(demo(page, NEXT).getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await demo(page, BROKEN).getByRole('button', { name: 'Show the source' }).click();
  await expect(demo(page, BROKEN).locator('pre')).toContainText('export default');
  await drawer(page).locator('[href="/demos/menus"]').click();
  await expect(heading(page)).toHaveText(/^Menus/);
}

for (const direction of ['ltr', 'rtl'] as const) {
  test.describe(direction, () => {
    test.beforeEach(({ page }) => storePreferences(page, { direction }));

    test.describe('a demo that crashes', () => {
      // React reports what a boundary has caught.
      test.use({ allowedMessages: [/^error: .*boom/s] });
      test('says so in its frame, alone, and starts again', async ({ page }) => {
        await page.route(`**/assets/${BROKEN}-*.js`, (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: `export default () => { if (window.mended) return 'Mended'; throw new Error('boom') }`,
          }),
        );
        await visit(page, '/demos/tabs');
        const frame = demo(page, BROKEN);
        await frame.scrollIntoViewIfNeeded();
        const alert = frame.getByRole('alert');
        await expect(alert).toContainText('boom');
        await expect(alert).toBeVisible();
        await alert.getByRole('button', { name: 'Reset' }).click();
        await expect(alert).toContainText('boom');
        await page.evaluate(() => ((window as any).mended = true));
        await alert.getByRole('button', { name: 'Reset' }).click();
        await expect(frame.locator('.demo-content')).toHaveText('Mended');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expectRestWorks(page);
      });
    });

    for (const [what, pattern] of [
      ['a demo', `**/assets/${BROKEN}-*.js`],
      ['the adapter', '**/assets/adapter-client-*.js'],
      ['what hydrates demos', '**/assets/hydrate-demo-*.js'],
    ] as const) {
      test.describe(`when the code of ${what} cannot be loaded`, () => {
        test.use({ allowedMessages: [/^error: Failed to load resource: net::ERR_FAILED/] });
        test('the demo’s markup stays, with a message', async ({ page }) => {
          let aborted = 0;
          await page.route(pattern, (route) => {
            aborted += 1;
            return route.abort();
          });
          await visit(page, '/demos/tabs');
          const frame = demo(page, BROKEN);
          const markup = await frame.locator('.demo-content').innerHTML();
          await frame.scrollIntoViewIfNeeded();
          await expect(frame.getByRole('alert')).toContainText('could not be loaded');
          await expect(frame.getByRole('tab').first()).toBeVisible();
          expect(await frame.locator('.demo-content').innerHTML()).toBe(markup);
          expect(aborted).toBeGreaterThan(0);
          if (what === 'a demo') await expectRestWorks(page);
        });
      });
    }
  });
}

test('a demo whose module has no component says so', async ({ page }) => {
  await page.route(`**/assets/${BROKEN}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const text = 1;' }),
  );
  await visit(page, '/demos/tabs');
  const frame = demo(page, BROKEN);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.getByRole('alert')).toContainText(
    'This demo could not be loaded: Its module exports no component.',
  );
  await expect(frame.getByRole('tab').first()).toBeVisible();
  await expectRestWorks(page);
});
