import type { Page } from '@playwright/test';
import { demo, wake } from '../../support/demos.ts';
import { visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

const search = (page: Page) => demo(page, 'all-icons');
const icons = (page: Page) =>
  search(page).getByRole('group', { name: 'Icons' }).getByRole('button');
const details = (page: Page) => search(page).getByRole('region', { name: /^The icon / });
const closeDetails = async (page: Page) => {
  await details(page).getByRole('button', { name: 'Close the details' }).click();
  await expect(details(page)).toHaveCount(0);
};
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
    const copied = async (name: string) => {
      await search(page).getByRole('button', { name }).click();
      await expect(search(page)).toContainText('Copied');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('Copy the import')).toBe(
      "import AlarmTwoToneIcon from '@mui/icons-material/AlarmTwoTone';",
    );
    expect(await copied('Copy the name')).toBe('AlarmTwoTone');
    expect(await copied('Copy the SVG')).toMatch(
      /^<svg xmlns=.* viewBox="0 0 24 24".*<path.*<\/svg>$/,
    );
  });

  await test.step('it is shown in a colour of the palette', async () => {
    const shape = details(page).locator('svg.MuiSvgIcon-fontSizeLarge');
    const before = await shape.evaluate((element) => getComputedStyle(element).color);
    await search(page).getByRole('combobox', { name: 'Colour' }).click();
    await page.getByRole('option', { name: 'error' }).click();
    await expect(shape).not.toHaveCSS('color', before);
  });

  await test.step('arrow keys lead through the grid, to icons that are not in the document too', async () => {
    await closeDetails(page);
    await field(page).fill('');
    await expect(icons(page).first()).toHaveText('Abc');
    await icons(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(icons(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('End');
    await expect(icons(page).last()).toBeFocused();
    await expect(icons(page).last()).toHaveText('ZoomOutMap');
    await page.keyboard.press('Enter');
    await expect(details(page)).toContainText('ZoomOutMap');
  });
});

test('a link opens an icon, whose details stay in view beside the list at every width', async ({
  page,
}) => {
  await visit(page, '/style/icons?icon=Settings#all-icons');
  await wake(search(page));
  await expect(details(page)).toContainText('@mui/icons-material/Settings');
  await closeDetails(page);
  await field(page).fill('');
  await expect(icons(page).first()).toHaveText('Abc');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const list = search(page).getByRole('group', { name: 'Icons' });
    await list.evaluate((element) => element.scrollTo(0, 40_000));
    const chosen = icons(page).nth(8);
    // The list draws what has come into view a moment later, and with the details open it has fewer columns.
    await expect(async () => {
      const name = (await chosen.textContent())!;
      await chosen.click();
      await expect(details(page)).toContainText(name, { timeout: 1000 });
    }).toPass();
    await expect(details(page).getByRole('button', { name: 'Copy the SVG' })).toBeInViewport();
    await expect(list.locator('[aria-pressed=true]')).toBeInViewport();
  }
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
