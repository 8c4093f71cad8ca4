import { readShifts, recordShifts } from '../../support/layout-shift.ts';
import { findViolations } from '../../support/axe.ts';
import { visit } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test('any two recorded versions are compared, in either mode and direction', async ({ page }) => {
  await test.step('the newest two are there before any script', async () => {
    const response = await page.goto('/api/changes');
    expect(await response!.text()).toMatch(/9\.4\.0 → 9\.5\.0.*<h2>\w+ \(\d+\)<\/h2>/s);
  });
  const from = page.getByRole('combobox', { name: 'From' });
  await test.step('data is loaded once it is wanted', async () => {
    await expect(from).toHaveValue('9.4.0');
    const data = page.waitForResponse(/changes\.json$/);
    await from.selectOption('6.3.0');
    await page.getByRole('combobox', { name: 'To' }).selectOption('6.4.0');
    await data;
    const added = page
      .locator('.compare-result')
      .getByRole('link', { name: 'Button loading', exact: true });
    await expect(added).toHaveAttribute('href', '/api/button#prop-loading');
    await expect(page.locator('.compare-pair').getByRole('status')).toHaveText(/^\d+ differences$/);
  });
  await test.step('what is the same of several is told once, and reasons are read as Markdown', async () => {
    await from.selectOption('7.3.0');
    await page.getByRole('combobox', { name: 'To' }).selectOption('9.0.0');
    const lines = page.locator('.compare-result li');
    const box = lines.filter({ hasText: /^Box, .*alignContent, .*zIndex/ });
    await expect(box).toHaveText(/can break code$/);
    const reason = lines.filter({ hasText: 'TransitionComponent' }).first();
    await expect(reason).toContainText('Use slots.transition instead.');
    await expect(page.locator('.compare-result')).not.toContainText('](/');
  });
  await test.step('accessible in dark and right to left, and no wider than the window', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.mode = 'dark';
      document.documentElement.dir = 'rtl';
    });
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    const status = page.locator('.compare-pair').getByRole('status');
    await expect(status).toHaveCSS('direction', 'ltr');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('nothing on it moves when styles that no first paint needs come late', async ({ page }) => {
  await page.addInitScript(recordShifts);
  await page.route(/\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await visit(page, '/api/changes');
  await page.waitForLoadState('networkidle');
  expect(await readShifts(page)).toEqual([]);
});
