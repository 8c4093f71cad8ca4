import type { Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { storePreferences } from '../support/preferences.ts';
import { visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

/** Width of an A4 page without its margins, in CSS pixels. */
const PAPER = { width: 660, height: 1000 };

async function print(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
}

const colours = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

for (const paletteType of ['light', 'dark'] as const) {
  test(`prints the content alone, black on white, from ${paletteType} mode`, async ({ page }) => {
    await storePreferences(page, { paletteType });
    await visit(page, '/demos/buttons');
    await wake(demo(page, 'contained-buttons'));
    await print(page);
    for (const part of ['.app-bar', '.drawer', '.toc', '.skip-link', '.demo-toolbar']) {
      await expect(page.locator(part).first()).toBeHidden();
    }
    for (const part of ['.edit-link', 'a.anchor', '.page-neighbours', '.code > .copy']) {
      await expect(page.locator(`main ${part}`).first()).toBeHidden();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    const first = page.locator('main > :first-child');
    expect(await first.boundingBox()).toMatchObject({ x: 0, y: 0, width: PAPER.width });
    const black = { color: 'rgb(0, 0, 0)' };
    expect(await colours(page, 'body')).toEqual({
      ...black,
      backgroundColor: 'rgb(255, 255, 255)',
    });
    for (const part of ['h1', '.prose p', '.prose a']) {
      expect(await colours(page, `main ${part}`)).toMatchObject(black);
    }
    expect(await colours(page, '#contained-buttons .demo-stage')).toMatchObject({
      backgroundColor: 'rgb(255, 255, 255)',
    });
    // Demos take their colours from the mode, which the reader gets back afterwards.
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('html')).toHaveAttribute('data-mode', paletteType);
  });
}

test('printing with the browser’s own events changes the mode for its duration', async ({
  page,
}) => {
  await storePreferences(page, { paletteType: 'dark' });
  await visit(page, '/demos/buttons');
  const mode = (event: string) =>
    page.evaluate((name) => {
      window.dispatchEvent(new Event(name));
      return document.documentElement.dataset.mode;
    }, event);
  expect(await mode('beforeprint')).toBe('light');
  expect(await mode('beforeprint')).toBe('light');
  expect(await mode('afterprint')).toBe('dark');
});

test('shows addresses of links that leave the site, and only of those', async ({ page }) => {
  await visit(page, '/demos/tabs');
  await print(page);
  const links = await page.locator('main .prose a:not(.anchor)').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href')!,
      after: getComputedStyle(link, '::after').content,
    })),
  );
  const [external, internal] = [
    links.filter(({ href }) => href.startsWith('http')),
    links.filter(({ href }) => !href.startsWith('http')),
  ];
  expect(external.length).toBeGreaterThan(0);
  expect(internal.length).toBeGreaterThan(0);
  for (const { href, after } of external) expect(after).toBe(`" (${href})"`);
  for (const { after } of internal) expect(after).toBe('none');
});

test('wraps code, opens what is folded, and breaks no page inside either', async ({ page }) => {
  await visit(page, '/getting-started/installation');
  await print(page);
  const blocks = page.locator('main .code');
  expect(await blocks.count()).toBeGreaterThan(2);
  for (const block of await blocks.all()) {
    await expect(block).toHaveCSS('break-inside', 'avoid');
    const overflow = await block
      .locator('pre')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await visit(page, '/api/button');
  const folded = page.locator('details.inherited th code').first();
  await expect(folded).toBeHidden();
  await print(page);
  await expect(folded).toBeVisible();
});

test('shows demos that were not looked at, in both directions', async ({ page }) => {
  await storePreferences(page, { direction: 'rtl' });
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, '/demos/buttons');
  const content = demo(page, 'split-button').locator('.demo-content');
  await expect(content).toHaveCSS('visibility', 'hidden');
  await print(page);
  await expect(content).toHaveCSS('visibility', 'visible');
  await expect(demo(page, 'split-button')).toHaveCSS('break-inside', 'avoid');
});

test('makes a document of pages with nothing wider than the paper', async ({ page }) => {
  for (const path of ['/getting-started/faq', '/api/autocomplete']) {
    await page.emulateMedia({ media: 'screen' });
    await visit(page, path);
    await print(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
