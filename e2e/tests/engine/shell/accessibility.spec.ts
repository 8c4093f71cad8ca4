import type { Page } from '@playwright/test';
import { shellVariables } from '../../../../packages/vitrine/src/browser/preferences/palette.ts';
import { findViolations } from '../../../support/axe.ts';
import { demo, wake } from '../../../support/demos.ts';
import {
  changePreferences,
  OPPOSITES,
  storePreferences,
  type StoredPreferences,
} from '../../../support/preferences.ts';
import { drawer, menuButton, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

/** One page of each kind. What demos show is checked demo by demo in `flagship/every-demo.spec.ts`. */
const PAGES = [
  '/',
  '/getting-started/installation',
  '/versions',
  '/demos/dialogs',
  '/api/autocomplete',
  '/api/css-baseline',
  '/api/expansion-panel',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Looks at the page in light left-to-right and in dark right-to-left. It is loaded once and turned.
 */
async function expectNoViolations(
  page: Page,
  { colors = {}, disabled = [] }: { colors?: StoredPreferences; disabled?: string[] } = {},
): Promise<void> {
  for (const combination of OPPOSITES) {
    const { mode, direction } = combination;
    await changePreferences(page, { ...colors, ...combination });
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    expect(await findViolations(page, disabled), `${mode}, ${direction}`).toEqual([]);
  }
}

test.beforeEach(() => {
  test.setTimeout(180_000);
});

for (const path of PAGES) {
  test(path, async ({ page }) => {
    await visit(page, path);
    for (const frame of await page.locator('main [data-demo]').all()) await wake(frame);
    await expectNoViolations(page);
  });
}

for (const color of ['#ffff00', '#000000', '#808080']) {
  test(`the reader’s own colours, both ${color}`, async ({ page }) => {
    const both = { primary: color, secondary: color };
    const colors = { colors: both, variables: shellVariables(both) };
    await storePreferences(page, colors);
    await visit(page, '/api/button');
    await expect(page.locator('.custom-colors')).toBeVisible();
    await expectNoViolations(page, { colors });
  });
}

test('the drawer over the page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await visit(page, '/api/tooltip');
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  // The page is inert behind the drawer, its main landmark and its heading with it.
  const disabled = ['landmark-one-main', 'page-has-heading-one'];
  await expectNoViolations(page, { disabled });
  await page.getByRole('button', { name: 'Other versions' }).click();
  await expect(page.getByRole('link', { name: 'All versions' })).toBeVisible();
  await expectNoViolations(page, { disabled });
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('tab');
  await expect(drawer(page).getByRole('status')).toHaveText(/^\d+ pages$/);
  await expectNoViolations(page, { disabled });
});

test('the contents and a copied link on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/getting-started/installation');
  await page.locator('.page-contents summary').click();
  await expect(page.locator('.page-contents a').first()).toBeVisible();
  await page
    .locator('main a.anchor')
    .nth(1)
    .evaluate((link) => (link.dataset.copied = ''));
  await expectNoViolations(page);
});

test('the parts of a demo’s toolbar, and a demo that failed', async ({ page }) => {
  await visit(page, '/getting-started/usage');
  const frame = demo(page, 'greeting');
  await wake(frame);
  await frame.getByRole('button', { name: 'Show the source' }).click();
  await expect(frame.locator('pre')).toBeVisible();
  await frame.getByRole('button', { name: 'Theme, direction and width' }).click();
  await expect(frame.getByRole('group', { name: 'Width' })).toBeVisible();
  await frame.getByRole('button', { name: 'See more' }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await frame.locator('.demo-content').evaluate((content) => {
    const message = '<p class="demo-message" role="alert">It crashed <button>Reset</button></p>';
    content.insertAdjacentHTML('afterend', testHtml(message));
  });
  await expectNoViolations(page);
});

test('the page for unknown addresses', async ({ page }) => {
  await visit(page, '/404.html');
  await expectNoViolations(page);
});
