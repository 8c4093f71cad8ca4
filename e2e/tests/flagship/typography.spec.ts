import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readShifts, recordShifts } from '../../support/layout-shift.ts';
import { storePreferences } from '../../support/preferences.ts';
import { addLink, follow, settle, visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

const DIST = fileURLToPath(new URL('../../../flagship/dist/', import.meta.url));
const PAGE = '/getting-started/installation';
const FONT = /\.woff2$/;
/** Bytes of all fonts that a text page asks for ahead. */
const FONTS = 60_000;

test('fonts are small, come ahead and hold nothing up', () => {
  const html = readFileSync(path.join(DIST, PAGE, 'index.html'), 'utf8');
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const ahead = links.filter((link) => /\bas="font"/.test(link));
  expect(ahead).toHaveLength(2);
  for (const link of ahead) expect(link).toMatch(/rel="preload".*type="font\/woff2" crossorigin/);
  const files = ahead.map((link) => /href="([^"]+)"/.exec(link)![1]!);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(DIST, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(FONTS);
  const blocking = links.filter(
    (link) => /rel="stylesheet"/.test(link) && !/media="\(scripting:none\)"/.test(link),
  );
  expect(blocking).toEqual([]);
});

test('faces of other scripts come to the pages that have their letters, by a navigation too', async ({
  page,
}) => {
  const faces = (pathname: string) =>
    /\/assets\/fonts\/fonts-\w+\.css/.exec(
      readFileSync(path.join(DIST, pathname, 'index.html'), 'utf8'),
    )?.[0];
  // One of the cards is Mira Kovač's.
  const other = '/demos/cards';
  expect(faces(other)).toBeDefined();
  expect(faces(PAGE)).toBeUndefined();
  await visit(page, PAGE);
  await follow(await addLink(page, other));
  const link = page.locator(`link[href="${faces(other)}"]`);
  await expect(link).toHaveCount(1);
  // Once it is there it is in use.
  await expect(link).toHaveAttribute('media', '');
});

for (const [what, delay] of [
  ['late', 3000],
  ['never', Infinity],
] as const) {
  test(`fonts that come ${what}: the text is there at once, as high, and moves by nothing`, async ({
    page,
    context,
  }) => {
    const measure = () =>
      page
        .locator('main h1, main h2, main .lead')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    await visit(page, PAGE);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px Roboto'))).toBe(true);
    const withFonts = await measure();
    expect(withFonts.length).toBeGreaterThan(5);
    await context.addInitScript(recordShifts);
    await page.route(FONT, async (route) => {
      if (delay === Infinity) return;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => undefined);
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    const without = await measure();
    // A height is rounded to a pixel of its line.
    expect(without.map((height, at) => Math.abs(height - withFonts[at]!) <= 1)).toEqual(
      withFonts.map(() => true),
    );
    if (delay !== Infinity) await page.evaluate(() => document.fonts.ready);
    expect(await readShifts(page)).toEqual([]);
  });
}

test('English keeps its direction in a page from right to left', async ({ page }) => {
  await storePreferences(page, { direction: 'rtl' });
  for (const address of [PAGE, '/api/button', '/demos/buttons']) {
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const wrong = await page.evaluate(() => {
      const rectOf = (node: Text, at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const found: string[] = [];
      let count = 0;
      const lines = 'main p, main li, main td, main dd, main .lead, main pre code';
      for (const element of document.querySelectorAll<HTMLElement>(lines)) {
        if (element.closest('[data-demo], .playground') || !element.checkVisibility()) continue;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode() as Text | null);) {
          // A full stop, a comma or a closing bracket stands right of the letter before it.
          for (const match of node.data.matchAll(/[a-z0-9][.,;)\]>]/g)) {
            const [letter, mark] = [rectOf(node, match.index), rectOf(node, match.index + 1)];
            if (letter.width === 0 || mark.width === 0 || Math.abs(letter.top - mark.top) > 4)
              continue;
            count++;
            if (mark.left < letter.left) found.push(node.data.slice(0, match.index + 2));
          }
        }
      }
      return { found, count };
    });
    expect(wrong.count, address).toBeGreaterThan(20);
    expect(wrong.found, address).toEqual([]);
    const start = await page.locator('main .lead').evaluate((lead) => {
      const box = lead.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(lead);
      return box.right - range.getBoundingClientRect().right;
    });
    expect(start, 'the lead begins at the right').toBeLessThanOrEqual(1);
  }
});
