import { findViolations } from '../../support/axe.ts';
import { demo, wake } from '../../support/demos.ts';
import { visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

const PAGE = '/demos/selects';
const FILE = 'select-groups';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the options of a group are described by its heading, which is no option', async ({
  page,
}) => {
  await visit(page, PAGE);
  await wake(demo(page, FILE));
  const field = demo(page, FILE).getByRole('combobox', { name: 'Destination' });
  await field.click();
  const options = page.getByRole('listbox', { name: 'Destination' }).getByRole('option');
  await expect(options).toHaveText(['Harbour', 'University', 'Airport', 'Hospital', 'Lake']);
  await expect(options.nth(1)).toHaveAccessibleDescription('Tram');
  await expect(options.nth(2)).toHaveAccessibleDescription('Bus');
  expect(await findViolations(page, ['region'])).toEqual([]);

  // The heading lies between the two: neither the keys nor the pointer stop at it.
  await expect(options.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveText('Airport');
  await expect(options).toHaveCount(0);

  await field.click();
  await page.locator('.MuiListSubheader-root', { hasText: 'Tram' }).click();
  await expect(options).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveText('Airport');

  // A letter chooses an option of a closed select, and no heading.
  await field.focus();
  await page.keyboard.press('B');
  await page.keyboard.press('L');
  await expect(field).toHaveText('Lake');
});
