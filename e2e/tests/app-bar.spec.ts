import type { Locator, Page } from '@playwright/test';
import { storePreferences } from '../support/preferences.ts';
import { addLink, drawer, follow, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';
import { createFinger } from '../support/touch.ts';

const bar = (page: Page) => page.locator('.app-bar');
const repository = (page: Page) => bar(page).getByRole('link', { name: 'Source repository' });
const modeToggle = (page: Page) => bar(page).getByRole('button', { name: 'Dark theme' });
/** The tooltip of a control. */
const hintOf = (control: Locator) => control.locator('xpath=..').locator('.hint');

test('names the page, except at home, where it lies flat over the whole width', async ({
  page,
}) => {
  const title = page.locator('.app-bar-title');
  await visit(page, '/demos/buttons');
  await expect(title).toHaveText('Buttons');
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none');
  await follow(drawer(page).locator('[href="/demos/tabs"]'));
  await expect(title).toHaveText('Tabs');
  await follow(await addLink(page, '/'));
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText('');
  await expect(bar(page)).toHaveCSS('box-shadow', 'none');
  expect((await bar(page).boundingBox())!.width).toBe(1440);
  await expect(drawer(page)).toBeHidden();
});

for (const direction of ['ltr', 'rtl'] as const) {
  for (const width of [320, 1279]) {
    test(`has its parts in order and within ${width} px, ${direction}`, async ({ page }) => {
      await storePreferences(page, { direction });
      await page.setViewportSize({ width, height: 600 });
      await visit(page, '/demos/text-fields');
      const parts = [
        bar(page).getByRole('button', { name: 'Open navigation' }),
        page.locator('.app-bar-title'),
        page.locator('.search-box'),
        bar(page).getByRole('link', { name: 'Edit docs colors' }),
        modeToggle(page),
        bar(page).getByRole('button', { name: 'Right-to-left' }),
        repository(page),
      ];
      let end = 0;
      for (const part of parts) {
        const box = (await part.boundingBox())!;
        const start = direction === 'ltr' ? box.x : width - box.x - box.width;
        expect(start).toBeGreaterThanOrEqual(end);
        expect(box.width).toBeGreaterThanOrEqual(40);
        end = start + box.width;
      }
      expect(end).toBeLessThanOrEqual(width);
      // The title takes the room that is left: the rest stands at the far end.
      expect(width - end).toBeLessThanOrEqual(24);
    });
  }
}

test('cuts a long title at its end, right-to-left too, where a short one stands at the start', async ({
  page,
}) => {
  const measure = () =>
    page.locator('.app-bar-title').evaluate((title) => {
      const range = document.createRange();
      range.setStart(title.firstChild!, 0);
      range.setEnd(title.firstChild!, 1);
      const letter = range.getBoundingClientRect();
      const { left, right } = title.getBoundingClientRect();
      const isCut = title.scrollWidth > title.clientWidth;
      range.setEnd(title.firstChild!, title.textContent.length);
      const gap = right - range.getBoundingClientRect().right;
      return { isCut, startIsSeen: letter.left >= left && letter.right <= right, gap };
    });
  await storePreferences(page, { direction: 'rtl' });
  await visit(page, '/demos/tabs');
  expect((await measure()).gap).toBeCloseTo(0, 0);
  await page.setViewportSize({ width: 320, height: 600 });
  await visit(page, '/getting-started/supported-components');
  expect(await measure()).toMatchObject({ isCut: true, startIsSeen: true });
});

test('leads to the colour tool, and says when custom colours are shown', async ({ page }) => {
  await visit(page, '/demos/buttons');
  const link = bar(page).getByRole('link', { name: 'Edit docs colors' });
  await expect(link).toHaveAccessibleDescription('');
  await link.click();
  await expect(page).toHaveURL('/style/color#color-tool');
  await expect(page.locator('main #color-tool')).toBeInViewport();
  await storePreferences(page, { paletteColors: { primary: '#2e7d32', secondary: '#c62828' } });
  await visit(page, '/demos/buttons');
  await expect(link).toHaveAccessibleDescription('Custom colors active');
});

test.describe('a tooltip', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/demos/buttons');
    await expect(hintOf(repository(page))).toBeHidden();
  });

  test('comes 300 ms after the pointer', async ({ page }) => {
    const hint = hintOf(repository(page));
    await repository(page).hover();
    await expect(hint).toHaveCSS('transition-property', 'visibility, opacity');
    await expect(hint).toHaveCSS('transition-delay', '0.3s, 0.3s');
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText('Source repository');
    await page.mouse.move(700, 500);
    await expect(hint).toBeHidden();
  });

  test('comes on keyboard focus and goes with it', async ({ page }) => {
    await bar(page).getByRole('button', { name: 'Right-to-left' }).focus();
    await page.keyboard.press('Tab');
    await expect(repository(page)).toBeFocused();
    await expect(hintOf(repository(page))).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(hintOf(repository(page))).toBeHidden();
  });

  test('stays while the pointer is on it, on the way to it too', async ({ page }) => {
    const hint = hintOf(repository(page));
    await repository(page).hover();
    await expect(hint).toBeVisible();
    const from = (await repository(page).boundingBox())!;
    const to = (await hint.boundingBox())!;
    const x = to.x + to.width - 10;
    for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 1) {
      await page.mouse.move(x, y);
      await expect(hint).toHaveCSS('visibility', 'visible');
    }
    await page.waitForTimeout(500);
    await expect(hint).toBeVisible();
  });

  for (const way of ['pointer', 'keyboard'] as const) {
    test(`is dismissed with Escape where the ${way} is, and comes again`, async ({ page }) => {
      const hint = hintOf(repository(page));
      const reach = async () => {
        if (way === 'pointer') return repository(page).hover();
        await bar(page).getByRole('button', { name: 'Right-to-left' }).focus();
        await page.keyboard.press('Tab');
      };
      await reach();
      await expect(hint).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
      if (way === 'keyboard') await expect(repository(page)).toBeFocused();
      await page.waitForTimeout(500);
      await expect(hint).toBeHidden();
      if (way === 'pointer') await page.mouse.move(700, 500);
      await reach();
      await expect(hint).toBeVisible();
    });
  }

  test('does not come when a toggle is clicked with a pointer that left again', async ({
    page,
  }) => {
    await modeToggle(page).click();
    await page.mouse.move(700, 500);
    await page.waitForTimeout(500);
    await expect(hintOf(modeToggle(page))).toBeHidden();
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('a tooltip under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 800 } });

  test('comes after 1000 ms of pressing and goes 1500 ms after', async ({ page }) => {
    await visit(page, '/demos/buttons');
    await page.clock.install();
    const shown = () =>
      hintOf(modeToggle(page)).evaluate((hint) => getComputedStyle(hint).visibility === 'visible');
    const { x, y, width, height } = (await modeToggle(page).boundingBox())!;
    const finger = await createFinger(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await finger.down({ x: x + width / 2, y: y + height / 2 });
    await page.clock.runFor(999);
    expect(await shown()).toBe(false);
    await page.clock.runFor(1);
    expect(await shown()).toBe(true);
    await finger.up();
    await page.clock.runFor(1499);
    expect(await shown()).toBe(true);
    await page.clock.runFor(1);
    expect(await shown()).toBe(false);
    // To read what a control does is not to use it.
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'false');
    await modeToggle(page).tap();
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('does not come at a tap', async ({ page }) => {
    await visit(page, '/demos/buttons');
    await modeToggle(page).tap();
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(1500);
    await expect(hintOf(modeToggle(page))).toBeHidden();
  });
});
