import { placed } from '../../../support/base-path/placed.ts';
import {
  drawer,
  expectSameDocument,
  heading,
  markDocument,
  visit,
} from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

test.use({ allowedMessages: [/^error: Failed to load resource: .* 404/] });

test('an unknown address leads to the pages it may have meant', async ({ page }) => {
  const response = await page.goto('/demos/button.html');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText(/^Page not found/);
  const list = page.locator('main h2:has-text("Pages with a similar address") + ul');
  await expect(list.getByRole('listitem').first()).toHaveText(
    `Buttons ${placed('/demos/buttons')}`,
  );
  await expect(list.getByRole('listitem').nth(1)).toHaveText(`Button ${placed('/api/button')}`);
  expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await markDocument(page);
  await list.getByRole('link', { name: 'Buttons' }).click();
  await expect(heading(page)).toHaveText(/^Buttons/);
  await expectSameDocument(page);
});

test('an address like no other leads to search, navigation and home', async ({ page }) => {
  await visit(page, '/%E0%A4%A/zzz-qqq');
  await expect(heading(page)).toHaveText(/^Page not found/);
  await expect(page.locator('main h2')).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: 'home page' })).toBeVisible();
  await expect(
    drawer(page)
      .locator(`[href="${placed('/getting-started/usage')}"], button`)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('tabs');
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('option').first(),
  ).toBeVisible();
});
