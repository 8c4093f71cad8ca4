import type { Page } from '@playwright/test';
import { changePreferences } from '../../support/preferences.ts';
import { visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

/** Distance in pixels from the side where a line starts, whichever it is. */
async function startOf(page: Page, selector: string): Promise<{ start: number; end: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const box = text.width > 0 ? text : element.getBoundingClientRect();
      return document.documentElement.dir === 'rtl'
        ? { start: innerWidth - box.right, end: innerWidth - box.left }
        : { start: box.left, end: box.right };
    });
}

test('what belongs in one line or column stands there, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/getting-started/supported-components');
  for (const direction of ['ltr', 'rtl'] as const) {
    await changePreferences(page, { direction });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);

    await test.step(`${direction}: the title is as far from the menu button`, async () => {
      const button = await startOf(page, '.menu-button');
      const title = await startOf(page, '.app-bar-title');
      expect(Math.round(title.start)).toBe(56);
      expect(button.start).toBeLessThan(title.start);
    });

    await test.step(`${direction}: a task's box stands before its text, in no line of it`, async () => {
      const distances = await page.locator('.task-list-item > label').evaluateAll((labels) =>
        labels.map((label) => {
          const isTurned = document.documentElement.dir === 'rtl';
          const start = ({ left, right }: DOMRect) => (isTurned ? innerWidth - right : left);
          const item = start(label.parentElement!.getBoundingClientRect());
          return Math.round(item - start(label.querySelector('input')!.getBoundingClientRect()));
        }),
      );
      expect(distances.length).toBeGreaterThan(20);
      expect(new Set(distances)).toEqual(new Set([24]));
    });
  }
});

test('the link of a heading stands behind its text and on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/getting-started/supported-components');
  for (const direction of ['ltr', 'rtl'] as const) {
    await changePreferences(page, { direction });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const misplaced = await page.locator('main .heading').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const [text, link] = [...heading.children].map((part) =>
          [...part.getClientRects()].at(-1)!,
        );
        const isTurned = document.documentElement.dir === 'rtl';
        const isBehind = isTurned ? link!.right <= text!.left + 1 : link!.left >= text!.right - 1;
        const isNextLine = link!.top >= text!.bottom;
        const isInside = link!.left >= 0 && link!.right <= innerWidth;
        return (isBehind || isNextLine) && isInside ? [] : [heading.textContent];
      }),
    );
    expect(misplaced, direction).toEqual([]);
  }
});

test('segments of a playground align with the fields beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/demos/chips');
  const sides = (selector: string) =>
    page
      .locator(`.playground-control:has(> .playground-label, > legend) ${selector}`)
      .evaluateAll((found) =>
        found.map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return { top: Math.round(top), height: Math.round(height) };
        }),
      );
  const [field] = await sides(`input[type='text']`);
  const [segment] = await sides('.playground-segments span');
  const [select] = await sides('select');
  expect(segment).toEqual(field);
  expect(select).toEqual(field);
});

test('on a phone the bar holds the whole title, and a link of the page header stays in its line', async ({
  page,
}) => {
  for (const path of [
    '/getting-started/comparison',
    '/getting-started/faq',
    '/api/list-item-secondary-action',
    '/guides/right-to-left',
  ]) {
    await visit(page, path);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 780 });
      const title = await page.locator('.app-bar-title').evaluate((element) => ({
        isCut:
          element.scrollWidth > element.clientWidth ||
          element.scrollHeight > element.clientHeight + 1,
        height: element.clientHeight,
        bar: element.parentElement!.clientHeight,
      }));
      expect(title.isCut, `${path} at ${width} px`).toBe(false);
      expect(title.height).toBeLessThanOrEqual(title.bar);
      const lines = await page
        .locator('.page-api a')
        .evaluateAll((links) => links.map((link) => link.getClientRects().length));
      expect(new Set(lines), `${path} at ${width} px`).toEqual(new Set([1]));
    }
  }
});

test('lists of pages use the width that they have', async ({ page }) => {
  const columns = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().left)).size);
  for (const [width, count] of [
    [360, 1],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/demos');
    expect(await columns('.page-cards > li')).toBe(count);
    await visit(page, '/api');
    expect(await columns('.page-list > li')).toBe(count);
  }
  await test.step('names begin where the other titles do', async () => {
    const starts = await page.locator('.page-list > li:first-child > a').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
    expect(new Set(starts).size).toBe(1);
  });
});

test('descriptions of parameters lie across, also where none has a default', async ({ page }) => {
  await visit(page, '/api/alpha');
  const description = page.locator('#prop-color > td').last();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { label, row, cell } = await description.evaluate((element) => ({
      label: getComputedStyle(element, '::before').content,
      row: element.parentElement!.clientWidth,
      cell: element.clientWidth,
    }));
    expect(label, `${width} px`).toBe('none');
    expect(row - cell, `${width} px`).toBeLessThanOrEqual(16);
  }
  await test.step('a default without a column says what it is', async () => {
    await visit(page, '/api/button');
    const value = page.locator('#prop-loadingIndicator > td').nth(1);
    await expect(value).toHaveText(/^<CircularProgress/);
    expect(await value.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
      '"Default: "',
    );
  });
});
