import type { Page } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { addLink, follow, heading, untilLaidOut, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

/** Width of an A4 page without its margins, in CSS pixels. */
const PAPER = { width: 660, height: 1000 };

async function print(page: Page): Promise<void> {
  await untilLaidOut(page);
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
}

/** As wide as a window again, and on the screen. */
async function look(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
}

const findOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const colours = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

test('a page of demos is printed alone, black on white, whatever its mode and direction', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, '/demos/buttons');

  await test.step('demos that were not looked at show, from right to left', async () => {
    await changePreferences(page, { direction: 'rtl' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const content = demo(page, 'split-button').locator('.demo-content');
    await expect(content).toHaveCSS('visibility', 'hidden');
    await print(page);
    await expect(content).toHaveCSS('visibility', 'visible');
    await expect(demo(page, 'split-button')).toHaveCSS('break-inside', 'avoid');
    await look(page);
  });

  await wake(demo(page, 'contained-buttons'));
  for (const mode of ['light', 'dark'] as const) {
    await test.step(`the content alone, from ${mode} mode`, async () => {
      await changePreferences(page, { mode, direction: 'ltr' });
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await print(page);
      const parts = ['.app-bar', '.drawer', '.toc', '.skip-link', '.demo-toolbar', '.page-api'];
      for (const part of parts) {
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
      await look(page);
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    });
  }

  await test.step('the browser’s own events change the mode for their duration', async () => {
    const mode = (event: string) =>
      page.evaluate((name) => {
        window.dispatchEvent(new Event(name));
        return document.documentElement.dataset.mode;
      }, event);
    expect(await mode('beforeprint')).toBe('light');
    expect(await mode('beforeprint')).toBe('light');
    expect(await mode('afterprint')).toBe('dark');
  });
});

test('pages of text and of the API: addresses of links, code that wraps, folds that open', async ({
  page,
}) => {
  await visit(page, '/getting-started/installation');
  await print(page);

  await test.step('code wraps, and no page breaks inside it', async () => {
    const blocks = await page.locator('main .code').evaluateAll((all) =>
      all.map((block) => {
        const { scrollWidth, clientWidth } = block.querySelector('pre')!;
        const { breakInside } = getComputedStyle(block);
        return { breakInside, isWider: scrollWidth > clientWidth };
      }),
    );
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) expect(block).toEqual({ breakInside: 'avoid', isWider: false });
  });

  await test.step('nothing is wider than the paper, and what is folded opens', async () => {
    await look(page);
    await follow(await addLink(page, '/getting-started/faq'));
    await expect(heading(page)).toHaveText(/^Frequently/);
    await print(page);
    expect(await findOverflow(page)).toBeLessThanOrEqual(0);
    await look(page);
    await follow(await addLink(page, '/api/autocomplete'));
    await expect(heading(page)).toHaveText(/^Autocomplete/);
    await print(page);
    expect(await findOverflow(page)).toBeLessThanOrEqual(0);
    await look(page);
    await follow(await addLink(page, '/api/link'));
    await expect(heading(page)).toHaveText(/^Link/);
    await print(page);
    await expect(page.getByText(/^\d+ more$/).first()).toBeHidden();
    await look(page);
    await follow(await addLink(page, '/api/button'));
    await expect(heading(page)).toHaveText(/^Button/);
    await untilLaidOut(page);
    const folded = page.locator('details.inherited th code').first();
    await expect(folded).toBeHidden();
    await print(page);
    await expect(folded).toBeVisible();
  });

  await test.step('addresses of links that leave the site, and only of those', async () => {
    await look(page);
    await follow(await addLink(page, '/discover-more/community'));
    await expect(heading(page)).toHaveText(/^Community/);
    await print(page);
    const links = await page.locator('main .prose a:not(.anchor)').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href')!,
        after: getComputedStyle(link, '::after').content,
      })),
    );
    const external = links.filter(({ href }) => href.startsWith('http'));
    const internal = links.filter(({ href }) => !href.startsWith('http'));
    expect(external.length).toBeGreaterThan(0);
    expect(internal.length).toBeGreaterThan(0);
    for (const { href, after } of external) expect(after).toBe(`" (${href})"`);
    for (const { after } of internal) expect(after).toBe('none');
  });
});
