import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { findViolations } from '../../support/axe.ts';
import { wake } from '../../support/demos.ts';
import { changePreferences, storePreferences } from '../../support/preferences.ts';
import { expectSameDocument, heading, markDocument, visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

const { version } = createRequire(import.meta.url)('@mui/material/package.json') as {
  version: string;
};
/** The least height of the hero, as a part of the window's. */
const HERO = 0.8;

const main = (page: Page) => page.getByRole('main');
const montage = (page: Page) => page.locator('[data-demo="montage"]');

test('says what it is, in the order of its parts, and leads in', async ({ page }) => {
  await visit(page, '/');
  await markDocument(page);
  await expect(heading(page)).toHaveText('Material UI 9');
  await expect(main(page).getByText('Unofficial documentation of @mui/material')).toBeVisible();
  const hero = await main(page).evaluate(
    (element) => parseFloat(getComputedStyle(element, '::before').height) / innerHeight,
  );
  expect(hero).toBeGreaterThanOrEqual(HERO);

  await test.step('its parts are in their order', async () => {
    const titles = await main(page)
      .locator('h2[id]')
      .evaluateAll((all) => all.map((title) => title.id));
    const order = [
      'installation',
      'usage',
      'premium-themes',
      'find-your-way',
      'supporters',
      'quick-links',
    ];
    expect(titles.filter((id) => order.includes(id))).toEqual(order);
    const top = (element: Element) => element.getBoundingClientRect().top;
    expect(await montage(page).evaluate(top)).toBeLessThan(
      await main(page).locator('#installation').evaluate(top),
    );
  });

  await test.step('it names the version that is installed', async () => {
    const texts = await main(page).getByText('@mui/material').locator('xpath=..').allTextContents();
    const named = texts.join(' ').match(/\d+\.\d+\.\d+/g) ?? [];
    expect(named.length).toBeGreaterThanOrEqual(2);
    expect(new Set(named)).toEqual(new Set([version]));
  });

  await test.step('it lists quick links in two columns, with the licence below', async () => {
    const columns = main(page).locator('.home-footer ul');
    await expect(columns).toHaveCount(2);
    const boxes = await columns.evaluateAll((lists) =>
      lists.map((list) => [list.getBoundingClientRect().left, list.getBoundingClientRect().top]),
    );
    expect(boxes[0]![1]).toBe(boxes[1]![1]);
    expect(boxes[0]![0]).toBeLessThan(boxes[1]![0]!);
    await expect(main(page).getByRole('link', { name: 'MIT License' })).toBeVisible();
  });

  await main(page).getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/getting-started/installation');
  await expect(heading(page)).toHaveText(/^Installation/);
  await expectSameDocument(page);
});

test('asks for no code of the library before the montage is near', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 80 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const modules = await montage(page).evaluate((frame: HTMLElement) => [
    frame.dataset.module!,
    ...frame.dataset.preload!.split(' '),
  ]);
  expect(modules.length).toBeGreaterThan(20);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => modules.includes(script))).toEqual([]);
  const loaded = page.waitForRequest((request) => request.url().endsWith(modules[0]!));
  await montage(page).scrollIntoViewIfNeeded();
  await loaded;
});

test('keeps its styles to itself', async ({ page }) => {
  const hasStyles = async (path: string) =>
    (await (await page.request.get(path)).text()).includes('.home-columns');
  expect(await hasStyles('/')).toBe(true);
  expect(await hasStyles('/demos')).toBe(false);
});

test('its montage is alive; it fits every width and is accessible', async ({ page }) => {
  await visit(page, '/');
  await wake(montage(page));
  const task = montage(page).getByRole('checkbox', { name: 'Bake bread' });
  await task.setChecked(true);
  await expect(montage(page).getByText('3 of 5 done')).toBeVisible();
  // Colours are looked at where they come to rest.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, mode, direction] of [
    [320, 'dark', 'rtl'],
    [768, 'light', 'rtl'],
    [1920, 'dark', 'ltr'],
  ] as const) {
    await test.step(`${width} px, ${mode}, ${direction}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await changePreferences(page, { mode, direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
      await montage(page).scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

test('right-to-left, its demos are first seen as they stay', async ({ page }) => {
  await storePreferences(page, { mode: 'light', direction: 'rtl' });
  // In the order of a browser: markup, code, and then what a change of markup has set in motion.
  await page.addInitScript(() => {
    const moving: string[] = [];
    Object.assign(window, { moving });
    new MutationObserver((records) => {
      for (const { target } of records)
        for (const animation of (target as Element).getAnimations({ subtree: true }))
          // Where all of an element's properties are to move, being shown is one of them, and there at once.
          if (animation instanceof CSSTransition && animation.transitionProperty !== 'visibility')
            moving.push(animation.transitionProperty);
    }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
  });
  await visit(page, '/');
  const progress = main(page).getByRole('progressbar', { name: 'Tasks done' });
  await progress.scrollIntoViewIfNeeded();
  await expect(progress.locator('xpath=ancestor::*[@data-live]')).toBeVisible();
  expect(await page.evaluate(() => (window as any).moving)).toEqual([]);
});
