import type { Page } from '@playwright/test';
import { holdPage } from '../../../support/routes.ts';
import { test, expect } from '../../../support/test.ts';
import {
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  visit,
} from '../../../support/shell.ts';

const PAGE = '/getting-started/installation';
const NEXT = '/getting-started/usage';

test('the links of the shell to the content and to its source', async ({ page }) => {
  await visit(page, PAGE);
  await test.step('the skip link is the first stop and leads to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step('a page links the file it is written in', async () => {
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:\/\/.+\/flagship\/content\/getting-started\/installation\.md$/,
    );
  });
});

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('.loading-bar');

  test.beforeEach(async ({ page }) => {
    await visit(page, PAGE);
    await expect(bar(page)).toBeHidden();
  });

  test('runs while a page loads', async ({ page }) => {
    const { requested, release } = await holdPage(page, NEXT);
    await follow(drawer(page).locator(`[href="${NEXT}"]`));
    await requested;
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    await expect
      .poll(async () => Number(await bar(page).getAttribute('aria-valuenow')))
      .toBeGreaterThan(7);
    await release();
    await expect(heading(page)).toHaveText(/^Usage/);
    await expect(bar(page)).toBeHidden();
  });

  test.describe('when a page cannot be loaded', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });
    test('ends', async ({ page }) => {
      await markDocument(page);
      const { requested } = await holdPage(page, NEXT);
      const documents: string[] = [];
      // An answer without content leaves the browser where it is.
      await page.route(NEXT, (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        documents.push(route.request().url());
        return route.fulfill({ status: 204 });
      });
      await follow(drawer(page).locator(`[href="${NEXT}"]`));
      const route = await requested;
      await expect(bar(page)).toBeVisible();
      await route.abort();
      await expect.poll(() => documents.length).toBe(1);
      await expect(bar(page)).toBeHidden();
      await expectSameDocument(page);
    });
  });
});
