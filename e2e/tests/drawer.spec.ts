import type { Page } from '@playwright/test';
import { storePreferences } from '../support/preferences.ts';
import { holdPage } from '../support/routes.ts';
import { drawer, heading, menuButton, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';
import { createFinger, type Finger } from '../support/touch.ts';

const DRAWER = 240;
const ENTERING = '0.225s';
const LEAVING = '0.195s';

const inert = (page: Page) =>
  page
    .locator('body :is(main, .app-bar, .side-column, .skip-link, nav.drawer)')
    .and(page.locator('[inert]'));

const isOpen = (page: Page) => drawer(page).evaluate((element) => element.matches(':popover-open'));

const expectClosed = async (page: Page) => {
  await expect(drawer(page)).toBeHidden();
  await expect(inert(page)).toHaveCount(0);
};

test.describe('the drawer over the page', () => {
  test.use({ viewport: { width: 1279, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/demos/buttons');
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  test('takes the focus and makes the rest inert', async ({ page }) => {
    await expect(drawer(page).locator(':focus')).toHaveCount(1);
    for (const part of ['main', '.app-bar', '.side-column', '.skip-link']) {
      await expect(page.locator(part)).toHaveJSProperty('inert', true);
    }
    await expect(drawer(page)).toHaveJSProperty('inert', false);
  });

  test('keeps the focus: Tab leads from one of its entries to the next and never behind it', async ({
    page,
  }) => {
    const places = await drawer(page).locator(':is(a, button, input)').count();
    for (let press = 0; press < places + 5; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        // Between the last entry and the first lies the browser's own interface, seen as the body.
        () => document.activeElement!.matches('.drawer *, body'),
      );
      expect(inside, `after ${press + 1} times`).toBe(true);
    }
  });

  test('keeps the page behind it where it is', async ({ page }) => {
    await page.mouse.move(900, 400);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });

  test('closes with Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes with a click beside it', async ({ page }) => {
    await page.mouse.click(900, 400);
    await expectClosed(page);
    await expect(page).toHaveURL('/demos/buttons');
  });

  test('closes when a page is chosen', async ({ page }) => {
    await drawer(page).locator('[href="/demos/tabs"]').click();
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expectClosed(page);
    await expect(heading(page)).toBeFocused();
  });

  test('closes before the chosen page has loaded', async ({ page }) => {
    const { release } = await holdPage(page, '/demos/tables');
    await drawer(page)
      .locator('[href="/demos/tables"]')
      .evaluate((link: HTMLElement) => link.click());
    await expectClosed(page);
    await expect(heading(page)).toHaveText(/^Buttons/);
    await release();
    await expect(heading(page)).toHaveText(/^Tables/);
  });

  test('closes when the current page is chosen', async ({ page }) => {
    await drawer(page).locator('[href="/demos/buttons"]').click();
    await expectClosed(page);
  });

  test('closes when the reader goes back in history', async ({ page }) => {
    await drawer(page).locator('[href="/demos/tabs"]').click();
    await expect(heading(page)).toHaveText(/^Tabs/);
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Buttons/);
    await expectClosed(page);
  });

  test('closes when the window becomes wide enough to dock it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(inert(page)).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
    expect(await isOpen(page)).toBe(false);
  });
});

test('the drawer enters and leaves in the durations of the specification, or at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await visit(page, '/demos/buttons');
  const durations = () =>
    drawer(page).evaluate((element) => [
      ...new Set(
        [getComputedStyle(element), getComputedStyle(element, '::backdrop')].flatMap(
          ({ transitionDuration }) => transitionDuration.split(', '),
        ),
      ),
    ]);
  expect(await durations()).toEqual([LEAVING]);
  await menuButton(page).click();
  expect(await durations()).toEqual([ENTERING]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['0s']);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test.describe(`swiping, ${direction}`, () => {
    const viewport = { width: 412, height: 800 };
    test.use({ viewport, hasTouch: true, isMobile: true });

    /** The point at a distance from the edge where lines of text start. */
    const at = (distance: number, y = 400) => ({
      x: direction === 'ltr' ? distance : viewport.width - distance,
      y,
    });
    /** How much of the drawer shows, in pixels, and how dark the rest is, in per cent. */
    const readShown = (page: Page) =>
      drawer(page).evaluate((element, rtl) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0) return { shown: 0, dark: 0 };
        const { opacity } = getComputedStyle(element, '::backdrop');
        const dark = Math.round(Number(opacity) * 100);
        return { shown: Math.round(rtl ? innerWidth - left : right), dark };
      }, direction === 'rtl');

    let finger: Finger;
    test.beforeEach(async ({ page }) => {
      await storePreferences(page, { direction });
      await visit(page, '/demos/tables');
      finger = await createFinger(page);
    });

    const open = async (page: Page) => {
      await menuButton(page).click();
      await expect.poll(() => readShown(page)).toEqual({ shown: DRAWER, dark: 100 });
    };

    test('from the edge pulls it out under the finger, and past half its width it stays', async ({
      page,
    }) => {
      await finger.down(at(19));
      await finger.move(at(80));
      await expect.poll(() => readShown(page)).toEqual({ shown: 80, dark: 33 });
      await finger.move(at(60));
      await expect.poll(() => readShown(page)).toEqual({ shown: 60, dark: 25 });
      await finger.move(at(124));
      await expect(inert(page)).toHaveCount(0);
      await finger.up();
      await expect.poll(() => readShown(page)).toEqual({ shown: DRAWER, dark: 100 });
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    });

    test('no further than half its width lets it close', async ({ page }) => {
      await finger.down(at(10));
      await finger.move(at(116));
      await expect.poll(() => readShown(page)).toMatchObject({ shown: 116 });
      await finger.up();
      await expectClosed(page);
      expect(await isOpen(page)).toBe(false);
      await expect(page.locator('main')).toHaveJSProperty('inert', false);
    });

    test('from further in than 20 px does nothing', async ({ page }) => {
      await finger.down(at(21));
      await finger.move(at(200));
      expect(await isOpen(page)).toBe(false);
      await finger.up();
      await expectClosed(page);
    });

    test('up or down at the edge scrolls the page', async ({ page }) => {
      await finger.down(at(10, 600));
      await finger.move(at(30, 300));
      expect(await isOpen(page)).toBe(false);
      await finger.up();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectClosed(page);
    });

    test('back closes it past half its width', async ({ page }) => {
      await open(page);
      await finger.down(at(200));
      await finger.move(at(76));
      await expect.poll(() => readShown(page)).toMatchObject({ shown: DRAWER - 124 });
      await finger.up();
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    });

    test('back a little leaves it open', async ({ page }) => {
      await open(page);
      await finger.down(at(200));
      await finger.move(at(84));
      await expect.poll(() => readShown(page)).toMatchObject({ shown: DRAWER - 116 });
      await finger.up();
      await expect.poll(() => readShown(page)).toEqual({ shown: DRAWER, dark: 100 });
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
    });

    test('up or down in it scrolls its list', async ({ page }) => {
      await page.setViewportSize({ ...viewport, height: 300 });
      await open(page);
      const before = await drawer(page).evaluate((element) => element.scrollTop);
      await finger.down(at(100, 120));
      await finger.move(at(110, 280));
      await finger.up();
      await expect
        .poll(() => drawer(page).evaluate((element) => element.scrollTop))
        .not.toBe(before);
      expect(await readShown(page)).toEqual({ shown: DRAWER, dark: 100 });
    });

    test('at home and on a large screen works where the drawer is not docked', async ({ page }) => {
      await page.setViewportSize({ width: 1400, height: 800 });
      const edge = (distance: number) => ({
        x: direction === 'ltr' ? distance : 1400 - distance,
        y: 400,
      });
      await finger.down(edge(10));
      await finger.move(edge(200));
      await finger.up();
      expect(await isOpen(page)).toBe(false);
      await visit(page, '/');
      await finger.down(edge(10));
      await finger.move(edge(200));
      await finger.up();
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      expect(await isOpen(page)).toBe(true);
    });
  });
}

test.describe('without touch', () => {
  test('nothing lies over the edge of the page', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await visit(page, '/demos/buttons');
    await expect(page.locator('.swipe-area')).toBeHidden();
  });
});

test.describe('versions', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Other versions' });
  const menu = (page: Page) => page.getByRole('list', { name: 'Versions' });

  test('the version under the name leads to the page about versions', async ({ page }) => {
    await visit(page, '/demos/buttons');
    const link = drawer(page).getByRole('link', { name: /^v\d+\.\d+\.\d+$/ });
    const version = await link.textContent();
    await link.click();
    await expect(page).toHaveURL('/versions');
    await expect(heading(page)).toHaveText(/^Versions/);
    await expect(page.locator('.app-bar-title')).toHaveText('Versions');
    await expect(page.locator('main')).toContainText(`@mui/material ${version!.slice(1)}`);
    await expect(drawer(page).locator('.nav-list [href="/versions"]')).toHaveCount(0);
  });

  test('the menu names the current one and leads to the others, by keyboard', async ({ page }) => {
    await visit(page, '/demos/buttons');
    await expect(menu(page)).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator('[aria-current="true"]')).toHaveText(
      /^v\d+\.\d+\.\d+ \(this one\)$/,
    );
    await page.keyboard.press('Tab');
    const first = menu(page).getByRole('link').first();
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('href', 'https://v7.mui.com/');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await menu(page).getByRole('link', { name: 'All versions' }).click();
    await expect(page).toHaveURL('/versions');
    await expect(menu(page)).toBeHidden();
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`the menu opens in the drawer over the page, ${direction}`, async ({ page }) => {
      await storePreferences(page, { direction });
      await page.setViewportSize({ width: 320, height: 500 });
      await visit(page, '/api/tooltip');
      await menuButton(page).click();
      await button(page).click();
      const box = (await menu(page).boundingBox())!;
      const header = (await drawer(page).locator('.drawer-header').boundingBox())!;
      expect(box.y).toBeGreaterThan(header.y + header.height / 2);
      expect(box.x).toBeGreaterThanOrEqual(header.x);
      expect(box.x + box.width).toBeLessThanOrEqual(header.x + header.width);
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      expect(await isOpen(page)).toBe(true);
    });
  }
});
