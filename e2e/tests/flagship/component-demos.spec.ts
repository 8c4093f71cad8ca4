import { demo, wake } from '../../support/demos.ts';
import { changePreferences } from '../../support/preferences.ts';
import { visit } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test('the rows of a page of a table are told in the order of their language', async ({ page }) => {
  await visit(page, '/demos/tables');
  for (const direction of ['ltr', 'rtl'] as const) {
    await changePreferences(page, { direction });
    for (const hash of ['paginated-table', 'custom-page-buttons', 'enhanced-table']) {
      const frame = demo(page, hash);
      await wake(frame);
      await expect(frame.locator('.MuiTablePagination-root')).toHaveCSS('direction', direction);
      // The numbers as they are seen from left to right, wherever the text puts them.
      const seen = await frame.locator('.MuiTablePagination-displayedRows').evaluate((element) => {
        const text = element.firstChild as Text;
        const numbers = [...text.data.matchAll(/\d+/g)].map(({ 0: number, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + number.length);
          return { number, left: range.getBoundingClientRect().left };
        });
        return {
          read: numbers.map(({ number }) => number),
          shown: numbers.toSorted((a, b) => a.left - b.left).map(({ number }) => number),
        };
      });
      expect(seen.read).toHaveLength(3);
      expect(seen.shown, `${hash}, ${direction}`).toEqual(seen.read);
    }
  }
});

test('a tooltip that follows the pointer stands by its element when the keyboard opens it', async ({
  page,
}) => {
  await visit(page, '/demos/tooltips');
  const frame = demo(page, 'follow-cursor');
  await wake(frame);
  const map = frame.getByRole('group', { name: 'Map' });
  const tooltip = page.getByRole('tooltip');
  await map.focus();
  // To the link of the heading, and back by what copies its section.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Copy section: Following' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(map).toBeFocused();
  await expect(tooltip).toBeVisible();
  const distance = async () => {
    const [a, b] = await Promise.all([map.boundingBox(), tooltip.boundingBox()]);
    return Math.abs(a!.x + a!.width / 2 - (b!.x + b!.width / 2));
  };
  await expect.poll(distance).toBeLessThan(2);
  // It is above or below: beside the element in any case, not in the corner of the window.
  const [around, popup] = await Promise.all([map.boundingBox(), tooltip.boundingBox()]);
  expect(Math.abs(around!.y - popup!.y)).toBeLessThan(around!.height + popup!.height);

  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await map.hover({ position: { x: 20, y: 20 } });
  await map.hover({ position: { x: 40, y: 30 } });
  await expect(tooltip).toBeVisible();
  await expect.poll(distance).toBeGreaterThan(50);
});
