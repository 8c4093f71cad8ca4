import type { Page } from '@playwright/test';
import { demo } from '../../../support/demos.ts';
import { openEditor } from '../../../support/editor.ts';
import { visit } from '../../../support/shell.ts';
import { findSmallTargets } from '../../../support/targets.ts';
import { expect, test } from '../../../support/test.ts';

const WIDTHS = [1440, 360];

async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const path = new URL(page.url()).pathname;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findSmallTargets(page), `${path}, ${what}, at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: WIDTHS[0]!, height: 800 });
}

test('every control of each kind of page is at least 24 by 24 pixels', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of [
    '/',
    '/getting-started/installation',
    '/demos/chips',
    '/demos/app-bar',
    '/api/button',
    '/api',
    '/style/color',
    '/style/icons',
    '/discover-more/changelog',
    '/versions',
  ]) {
    await visit(page, path);
    await expectLargeTargets(page, 'as it opens');
  }
});

test('so is every control that opens', async ({ page }) => {
  test.setTimeout(90_000);
  await visit(page, '/getting-started/usage');
  await page.getByRole('button', { name: /^Choose the theme/ }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await expectLargeTargets(page, 'themes');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('tab');
  await expect(page.locator('nav.drawer').getByRole('status')).toHaveText(/pages$/);
  await expectLargeTargets(page, 'filtered navigation');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('button');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectLargeTargets(page, 'search');
  await page.keyboard.press('Escape');
  await openEditor(page, 'three-styles');
  await expectLargeTargets(page, 'editor');
  await demo(page, 'three-styles').getByRole('button', { name: 'See more' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectLargeTargets(page, 'the menu of a demo');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.locator('nav.drawer').getByRole('link').first()).toBeVisible();
  expect(await findSmallTargets(page), 'drawer of a phone').toEqual([]);
});
