import type { Page } from '@playwright/test';
import { findViolations } from '../../../support/axe.ts';
import { showFonts, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

/** Half of what the page took at this width when every description had a quarter of it. */
const MAX_HEIGHT = 8452 / 2;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter props' });
const rows = (page: Page) => page.locator('main .props tbody tr:visible');

/** Words of names, types and defaults that lie on more than one line though they would fit on one. */
async function findCutNames(page: Page): Promise<string[]> {
  return page
    .locator('.props')
    .first()
    .evaluate((table) => {
      const width = table.clientWidth;
      const codes = table.querySelectorAll<HTMLElement>('tbody :is(th, td:nth-child(2)) code');
      return [...codes].flatMap((code) => {
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const cut: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of node.textContent!.matchAll(/[\w$.'-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
            const lines = new Set(boxes.map(({ top }) => Math.round(top)));
            const length = boxes.reduce((sum, box) => sum + box.width, 0);
            if (lines.size > 1 && length < width) cut.push(word);
          }
        }
        return cut;
      });
    });
}

test('rows say name, type and default on one line, below a header that stays', async ({ page }) => {
  await visit(page, '/api/autocomplete');
  await showFonts(page);
  const height = await page.evaluate(() => {
    const list = document.querySelector<HTMLElement>('.api-types')!;
    const heading = document.getElementById('types')!.closest<HTMLElement>('.heading')!;
    const theme = document.getElementById('theme')!.closest('.heading')!;
    const example = theme.nextElementSibling!.nextElementSibling as HTMLElement;
    // The list of types and the theme as code came later, below all that the limit was set for.
    const later = [list, heading, example];
    for (const one of later) one.style.display = 'none';
    const { scrollHeight } = document.documentElement;
    for (const one of later) one.style.display = '';
    return scrollHeight;
  });
  expect(height).toBeLessThan(MAX_HEIGHT);
  expect(await findCutNames(page)).toEqual([]);
  await expect(rows(page).locator('th a').first()).toHaveText('options');

  await visit(page, '/api/button');
  const row = page.locator('#prop-disabled');
  const tops = await row
    .locator('> *')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0]!);
  await expect(row.locator('th code')).toHaveCSS('font-weight', '700');
  await page.locator('#prop-startIcon').evaluate((element) => element.scrollIntoView());
  const head = page.locator('.props thead').first();
  expect((await head.boundingBox())!.y).toBe(64);
  const { y } = (await page.locator('#prop-startIcon').boundingBox())!;
  const header = (await head.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(header.y + header.height - 1);
  expect(await findViolations(page)).toEqual([]);

  await test.step('a name of a type that is longer than a line is divided', async () => {
    await page.setViewportSize({ width: 320, height: 760 });
    await visit(page, '/api/autocomplete');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await visit(page, '/api/button');
  });
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 760 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findCutNames(page)).toEqual([]);
  }
  const [name, type] = await row
    .locator('> :is(th, td:nth-child(2))')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  // No columns: the type follows the name.
  expect(type!.left - name!.right).toBeLessThan(20);
});

test('props are filtered as one types', async ({ page }) => {
  await visit(page, '/api/button');
  const status = page.getByRole('search', { name: 'Props' }).getByRole('status');
  const own = await rows(page).count();
  const inherited = page.locator('details.inherited').first();
  await expect(inherited).not.toHaveAttribute('open');

  await field(page).fill('ripple');
  await expect(status).toHaveText(/^\d+ of \d+ props$/);
  const [found, total] = (await status.textContent())!.match(/\d+/g)!.map(Number);
  expect(found).toBe(await rows(page).count());
  expect(total).toBeGreaterThan(own);
  // What matches is seen, in a closed box too.
  await expect(page.locator('#prop-disableRipple')).toBeVisible();
  await expect(page.locator('#prop-variant')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

  await field(page).press('ArrowDown');
  await expect(rows(page).first().locator('th a')).toBeFocused();
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(status).toHaveText('');
  await expect(rows(page)).toHaveCount(own);
  await expect(inherited).not.toHaveAttribute('open');

  await test.step('a link to a row that is hidden shows it', async () => {
    await field(page).fill('ripple');
    await page.locator('main a[href="#prop-component"]').last().click();
    await expect(page.locator('#prop-component')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('no such prop');
    await expect(status).toHaveText(`0 of ${total} props`);
    await page.evaluate(() => (location.hash = '#prop-size'));
    await expect(page.locator('#prop-size')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });
});

/** Pixels that are left beside the whole placeholder of a field. */
function placeForPlaceholder(input: HTMLInputElement | SVGElement | HTMLElement): number {
  const { placeholder } = input as HTMLInputElement;
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = getComputedStyle(input).font;
  const place = Number.parseFloat(getComputedStyle(input, '::placeholder').width);
  return place - context.measureText(placeholder).width;
}

test('the field moves nothing, comes with a navigation, and is not there without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  // The content's shifts; the navigation beside it has its own test.
  await page.addInitScript(() => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as any[]) {
        for (const { node } of sources) {
          const element: Element | null = node?.closest ? node : node?.parentElement;
          if (element?.closest('main')) shifted.push(element.outerHTML.slice(0, 80));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/api/dialog');
  await expect(field(page)).toBeVisible();
  expect(await page.evaluate(() => (window as any).shifted as string[])).toEqual([]);
  // On a phone it leaves the line to the names of parts, until one types.
  const widthOf = async () => (await field(page).boundingBox())!.width;
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await widthOf()).toBeLessThan(80);
  expect(await field(page).evaluate(placeForPlaceholder)).toBeGreaterThan(0);
  await field(page).focus();
  expect(await widthOf()).toBeGreaterThan(120);
  await field(page).blur();
  await page.setViewportSize(wide);
  await page.getByRole('link', { name: 'Next:' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^DialogActions/);
  const silent = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await silent.goto('/api/dialog');
  await expect(silent.locator('#prop-open')).toBeVisible();
  await expect(silent.getByRole('searchbox', { name: 'Filter props' })).toHaveCount(0);
  await silent.close();
});
