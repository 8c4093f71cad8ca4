import type { Page } from '@playwright/test';
import { demo, wake } from '../../support/demos.ts';
import { visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

const search = (page: Page) => demo(page, 'all-icons');
const icons = (page: Page) =>
  search(page).getByRole('group', { name: 'Icons' }).getByRole('button');
const field = (page: Page) => search(page).getByRole('searchbox', { name: 'Search icons' });

test('all icons can be scrolled through, found by words and theme, and taken along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/style/icons');
  await wake(search(page));
  await expect(search(page).getByRole('status').first()).toHaveText(/^\d{4} icons$/);

  await test.step('only those in view are in the document', async () => {
    const shown = await icons(page).count();
    expect(shown).toBeGreaterThan(10);
    expect(shown).toBeLessThan(120);
    await expect(icons(page).first()).toHaveText('Abc');
    await search(page)
      .getByRole('group', { name: 'Icons' })
      .evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(icons(page).last()).toHaveText('ZoomOutMap');
    await expect(icons(page).last().locator('path').first()).toBeAttached();
    expect(await icons(page).count()).toBeLessThan(120);
  });

  await test.step('a search finds by words in any order, and by theme', async () => {
    await field(page).fill('alarm access');
    await expect(icons(page)).toHaveText(['AccessAlarm', 'AccessAlarms']);
    await field(page).fill('github');
    await expect(icons(page)).toHaveText(['GitHub']);
    await search(page).getByRole('radio', { name: 'Sharp' }).check();
    await expect(search(page).getByRole('status').first()).toHaveText('0 icons');
  });

  await test.step('the chosen icon shows its import, and copies it', async () => {
    await search(page).getByRole('radio', { name: 'Two-tone' }).check();
    await field(page).fill('alarm');
    await icons(page)
      .filter({ hasText: /^Alarm$/ })
      .click();
    await search(page).getByRole('button', { name: 'Copy the import' }).click();
    await expect(search(page)).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import AlarmTwoToneIcon from '@mui/icons-material/AlarmTwoTone';",
    );
  });
});

test.describe('without the names', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource/] });

  test('the reader is told, and can try again', async ({ page }) => {
    await page.context().route('**/icons/names.json', (route) => route.abort());
    await visit(page, '/style/icons');
    await wake(search(page));
    await expect(search(page).getByRole('alert')).toContainText('The icons could not be loaded.');
    await page.context().unroute('**/icons/names.json');
    await search(page).getByRole('button', { name: 'Try again' }).click();
    await expect(icons(page).first()).toHaveText('Abc');
  });
});
