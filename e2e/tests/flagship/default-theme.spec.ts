import type { Page } from '@playwright/test';
import { demo, wake } from '../../support/demos.ts';
import { changePreferences } from '../../support/preferences.ts';
import { visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

const PAGE = '/customization/default-theme';
const explorer = (page: Page) => demo(page, 'theme-explorer');
const node = (page: Page, name: RegExp) => explorer(page).getByRole('button', { name });

test('shows the theme as a tree', async ({ page }) => {
  for (const path of ['palette.primary', '$.palette.primary']) {
    await test.step(`opens the part that the address names: ${path}`, async () => {
      await visit(page, `${PAGE}?expand-path=${path}`);
      await wake(explorer(page));
      await expect(node(page, /^palette /)).toHaveAttribute('aria-expanded', 'true');
      await expect(node(page, /^primary /)).toHaveAttribute('aria-expanded', 'true');
      await expect(node(page, /^secondary /)).toHaveAttribute('aria-expanded', 'false');
      await expect(explorer(page)).toContainText('main: "#1976d2"');
    });
  }

  await test.step('expands all and closes all again', async () => {
    await visit(page, PAGE);
    await wake(explorer(page));
    const all = explorer(page).getByRole('switch', { name: 'Expand all' });
    await all.check();
    await expect(explorer(page).locator('.demo-content [aria-expanded="false"]')).toHaveCount(0);
    await expect(explorer(page)).toContainText('enteringScreen: 225');
    await node(page, /^zIndex \{8/).click();
    await expect(explorer(page)).not.toContainText('snackbar: 1400');
    await all.uncheck();
    await expect(explorer(page).locator('.demo-content [aria-expanded="true"]')).toHaveCount(0);
  });

  await test.step('follows light and dark, and keeps what is open', async () => {
    await node(page, /^palette /).press('Enter');
    await expect(explorer(page)).toContainText('mode: "light"');
    await changePreferences(page, { mode: 'dark' });
    await expect(explorer(page)).toContainText('mode: "dark"');
  });
});
