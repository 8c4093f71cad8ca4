import type { Locator } from '@playwright/test';
import { visit } from '../../../support/shell.ts';
import { expect, test } from '../../../support/test.ts';

/** What is left of an element's look where a reader's system chooses the colours. */
const lookOf = (element: Locator) =>
  element.evaluate((each) => {
    const { borderInlineStart, borderBlockEnd, outline, backgroundColor } = getComputedStyle(each);
    return [borderInlineStart, borderBlockEnd, outline, backgroundColor].join(' | ');
  });

test('with forced colours, what is current, chosen, selected or focused can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/style/color');
  const drawer = page.locator('.nav-list');
  const current = drawer.locator('[aria-current="page"]');
  const other = drawer.locator('a:not([aria-current])').first();
  expect(await lookOf(current)).not.toBe(await lookOf(other));

  await page.locator('.toc a').nth(1).click();
  const heading = page.locator('.toc a[aria-current]');
  await expect(heading).toHaveCount(1);
  expect(await lookOf(heading)).not.toBe(
    await lookOf(page.locator('.toc a:not([aria-current])').first()),
  );

  // Swatches show what they are there for.
  const swatches = page.getByRole('radiogroup').first().locator('span[style*="background"]');
  await swatches.first().scrollIntoViewIfNeeded();
  const colors = await swatches.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor),
  );
  expect(new Set(colors).size).toBeGreaterThan(10);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('button');
  const selected = page.locator('[role="option"][aria-selected="true"]');
  await expect(selected).toHaveCount(1);
  expect(await lookOf(selected)).not.toBe(
    await lookOf(page.locator('[role="option"]:not([aria-selected="true"])').first()),
  );
  await page.keyboard.press('Escape');

  await page.keyboard.press('Tab');
  const { outlineStyle, outlineWidth } = await page.evaluate(() => {
    const { outlineStyle: style, outlineWidth: width } = getComputedStyle(document.activeElement!);
    return { outlineStyle: style, outlineWidth: width };
  });
  expect(`${outlineStyle} ${outlineWidth}`).toBe('solid 2px');
});
