import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readShifts, recordShifts } from '../../../support/layout-shift.ts';
import { readRenderingWork } from '../../../support/rendering/work.ts';
import { addLink, follow, settle, showFonts, untilLaidOut, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const ASSETS = fileURLToPath(new URL('../../../../flagship/dist/assets/', import.meta.url));

test.use({ announcements: true });

test('what comes to a page late has little else worked out anew', async ({ page }) => {
  // With its forty demos it has two thousand elements.
  await visit(page, '/demos/buttons');
  await settle(page);
  await expect(page.locator('.announcement').getByRole('button')).toBeVisible();

  await test.step('an element, anywhere', async () => {
    for (const place of ['body', 'main .prose', '.demo-content', '.nav-list']) {
      const work = await readRenderingWork(page, () =>
        page.evaluate((selector) => {
          const added = document.createElement('span');
          added.className = 'added';
          document.querySelector(selector)!.append(added);
        }, place),
      );
      expect(work.styled, place).toBeLessThan(60);
    }
  });

  await test.step('a style sheet that is loaded on use', async () => {
    const linked = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const ours = readdirSync(ASSETS).filter(
      (name) =>
        name.endsWith('.css') &&
        !linked.some((href) => href.endsWith(`/${name}`)) &&
        readFileSync(path.join(ASSETS, name), 'utf8').includes('@layer vitrine'),
    );
    expect(ours.length).toBeGreaterThan(4);
    for (const name of ours) {
      const work = await readRenderingWork(page, () =>
        page.evaluate(async (href) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          await new Promise((resolve) => {
            link.onload = resolve;
            document.head.append(link);
          });
        }, `/assets/${name}`),
      );
      expect(work.styled, name).toBeLessThan(200);
    }
  });

  await test.step('the source of a demo, its options and its menu', async () => {
    const demo = page.locator('.demo').first();
    for (const name of ['Show the source', 'Hide the source', 'Theme, direction and width']) {
      const work = await readRenderingWork(page, () => demo.getByRole('button', { name }).click());
      expect(work.styled, name).toBeLessThan(200);
    }
  });

  await test.step('the search, which lays nothing out that is behind it', async () => {
    const work = await readRenderingWork(page, async () => {
      await page.locator('.search-box').click();
      await expect(page.locator('.search-dialog')).toBeVisible();
      await expect(page.locator('link[href*="/search-dialog-"]')).toBeAttached();
    });
    expect(work.laidOut).toBeLessThan(600);
  });
});

test('of a page that a link or the history leads to, the first frame has little more than the window shows', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  // Forty demos, and a long text. Its neighbour has the same groups of the navigation open.
  for (const [from, to] of [
    ['/demos/badges', '/demos/buttons'],
    ['/customization/overrides', '/customization/themes'],
  ] as const) {
    await visit(page, from);
    await settle(page);
    // Fonts that came late would move the shell a little with the next page.
    await showFonts(page);
    const link = await addLink(page, to);
    await link.hover();
    await page.waitForLoadState('networkidle');
    const before = (await readShifts(page)).length;
    const work = await readRenderingWork(page, async () => {
      // By a script, so that what moves is not taken for an answer to the reader.
      await follow(link);
      await page.waitForURL(`**${to}`);
    });
    // Whole, it has 1,100 to 1,300 boxes.
    expect(work.laidOut, to).toBeLessThan(700);
    await untilLaidOut(page);
    expect((await readShifts(page)).slice(before), to).toEqual([]);

    // So does one that was left at its top.
    await follow(await addLink(page, from));
    await page.waitForURL(`**${from}`);
    const again = await readRenderingWork(page, () => page.goBack());
    expect(again.laidOut, to).toBeLessThan(700);
  }
});

/** Runs in the page: of the blocks that the first frame of a page leaves out, those that its window shows. */
async function findLateBlocks(link: Element): Promise<string[]> {
  const heading = () => document.querySelector('main h1')!.textContent;
  const before = heading();
  (link as HTMLElement).click();
  while (heading() === before) await new Promise(requestAnimationFrame);
  const late = [...document.querySelectorAll('main [style*="content-visibility: hidden"]')];
  while (document.querySelector('main [style*="content-visibility"]'))
    await new Promise(requestAnimationFrame);
  return late
    .filter((block) => block.getBoundingClientRect().top < innerHeight && block.clientHeight > 0)
    .map((block) => `${location.pathname} ${innerWidth}: ${block.outerHTML.slice(0, 100)}`);
}

test('whatever the window shows is in the first frame of a page', async ({ page }) => {
  test.slow();
  await visit(page, '/getting-started/installation');
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [2000, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const to of [
      '/demos/buttons',
      '/demos/dialogs',
      '/api/dialog',
      '/api/divider',
      '/customization/themes',
      '/getting-started/usage',
      '/getting-started/supported-components',
      '/guides/testing',
      '/getting-started/installation',
    ]) {
      const link = await addLink(page, to);
      expect(await link.evaluate(findLateBlocks)).toEqual([]);
      await page.waitForURL(`**${to}`);
    }
  }
});

test('a group that a page opens in the navigation comes after the first frame', async ({
  page,
}) => {
  await visit(page, '/demos/badges');
  await settle(page);
  const entry = page.locator('.nav-list a[href="/api/dialog"]');
  await expect(entry).toHaveCount(0);
  const link = await addLink(page, '/api/dialog');
  await link.hover();
  await page.waitForLoadState('networkidle');
  const inFirstFrame = await link.evaluate(async (element) => {
    const heading = () => document.querySelector('main h1')!.textContent;
    const before = heading();
    (element as HTMLElement).click();
    while (heading() === before) await new Promise(requestAnimationFrame);
    return document.querySelector('.nav-list a[href="/api/dialog"]') !== null;
  });
  expect(inFirstFrame).toBe(false);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toBeInViewport();
});
