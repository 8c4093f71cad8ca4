import type { Page } from '@playwright/test';
import { placed } from '../../../support/base-path/placed.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { holdPage } from '../../../support/routes.ts';
import { drawer, follow, heading, menuButton, settle, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';
import { createFinger } from '../../../support/touch.ts';

const PAGE = placed('/getting-started/installation');
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

  const open = async (page: Page) => {
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
  };

  test.beforeEach(async ({ page }) => {
    await visit(page, PAGE);
    await expect(drawer(page)).toBeHidden();
    await open(page);
  });

  test('is modal', async ({ page }) => {
    await test.step('takes the focus and makes the rest inert', async () => {
      await expect(drawer(page).locator(':focus')).toHaveCount(1);
      for (const part of ['main', '.app-bar', '.side-column', '.skip-link']) {
        await expect(page.locator(part)).toHaveJSProperty('inert', true);
      }
      await expect(drawer(page)).toHaveJSProperty('inert', false);
    });

    await test.step('keeps the focus: Tab leads from one of its entries to the next and never behind it', async () => {
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

    await test.step('keeps the page behind it where it is', async () => {
      await page.mouse.move(900, 400);
      await page.mouse.wheel(0, 200);
      await settle(page);
      await settle(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('closes with Escape, gives the focus back and lets the page scroll', async () => {
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    });

    await test.step('closes with a click beside it', async () => {
      await open(page);
      await page.mouse.click(900, 400);
      await expectClosed(page);
      await expect(page).toHaveURL(PAGE);
    });

    await test.step('closes when the window becomes wide enough to dock it', async () => {
      await open(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(inert(page)).toHaveCount(0);
      await expect(drawer(page)).toBeVisible();
      expect(await isOpen(page)).toBe(false);
    });
  });

  test('closes on the way to a page', async ({ page }) => {
    const link = (path: string) => drawer(page).locator(`[href="${placed(path)}"]`);

    await test.step('when the current page is chosen', async () => {
      await link(PAGE).click();
      await expectClosed(page);
    });

    await test.step('when another page is chosen', async () => {
      await open(page);
      await link('/getting-started/usage').click();
      await expect(heading(page)).toHaveText(/^Usage/);
      await expectClosed(page);
      await expect(heading(page)).toBeFocused();
    });

    await test.step('when the reader goes back in history', async () => {
      await open(page);
      await page.goBack();
      await expect(heading(page)).toHaveText(/^Installation/);
      await expectClosed(page);
    });

    await test.step('before the chosen page has loaded', async () => {
      const path = '/getting-started/faq';
      const { release } = await holdPage(page, path);
      await open(page);
      await follow(link(path));
      await expectClosed(page);
      await expect(heading(page)).toHaveText(/^Installation/);
      await release();
      await expect(heading(page)).toHaveText(/^Frequently/);
    });
  });
});

test('the drawer enters more slowly than it leaves, or at once where motion is reduced', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await visit(page, PAGE);
  const durations = () =>
    drawer(page).evaluate((element) => [
      ...new Set(
        [getComputedStyle(element), getComputedStyle(element, '::backdrop')].flatMap(
          ({ transitionDuration }) => transitionDuration.split(', '),
        ),
      ),
    ]);
  await test.step('without touch nothing lies over the edge of the page', async () => {
    await expect(page.locator('.swipe-area')).toBeHidden();
  });
  expect(await durations()).toEqual([LEAVING]);
  await menuButton(page).click();
  expect(await durations()).toEqual([ENTERING]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await durations()).toEqual(['0s']);
});

test.describe('swiping', () => {
  const viewport = { width: 412, height: 800 };
  test.use({ viewport, hasTouch: true, isMobile: true });
  type Direction = 'ltr' | 'rtl';

  /** Turns the page; both directions are looked at on the same one. */
  const turn = async (page: Page, direction: Direction) => {
    await changePreferences(page, { direction });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
  };
  /** Gives the point at a distance from the edge where lines of text start. */
  const fromStart =
    (direction: Direction, { width } = viewport) =>
    (distance: number, y = 400) => ({ x: direction === 'ltr' ? distance : width - distance, y });
  /** How much of the drawer shows, in pixels, and how dark the rest is, in per cent. */
  const readShown = (page: Page) =>
    drawer(page).evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0) return { shown: 0, dark: 0 };
      const { opacity } = getComputedStyle(element, '::backdrop');
      const dark = Math.round(Number(opacity) * 100);
      const isTurned = document.documentElement.dir === 'rtl';
      return { shown: Math.round(isTurned ? innerWidth - left : right), dark };
    });
  /** Waits for what shows, which follows the finger in the next frames and then moves for a while. */
  const shown = (page: Page) => expect.poll(() => readShown(page), { intervals: [50] });
  const expectOpen = (page: Page) => shown(page).toEqual({ shown: DRAWER, dark: 100 });

  test('pulls it out of the edge', async ({ page }) => {
    await visit(page, PAGE);
    const finger = await createFinger(page);
    for (const direction of ['ltr', 'rtl'] as const) {
      const at = fromStart(direction);
      await turn(page, direction);

      await test.step(`${direction}: under the finger, and past half its width it stays`, async () => {
        await finger.down(at(19));
        await finger.move(at(80));
        await shown(page).toEqual({ shown: 80, dark: 33 });
        await finger.move(at(60));
        await shown(page).toEqual({ shown: 60, dark: 25 });
        await finger.move(at(124));
        await expect(inert(page)).toHaveCount(0);
        await finger.up();
        await expectOpen(page);
        await expect(page.locator('main')).toHaveJSProperty('inert', true);
        await expect(drawer(page).locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expectClosed(page);
      });

      await test.step(`${direction}: no further than half its width lets it close`, async () => {
        await finger.down(at(10));
        await finger.move(at(116));
        await shown(page).toMatchObject({ shown: 116 });
        await finger.up();
        await expectClosed(page);
        expect(await isOpen(page)).toBe(false);
        await expect(page.locator('main')).toHaveJSProperty('inert', false);
      });

      await test.step(`${direction}: from further in than 20 px does nothing`, async () => {
        await finger.down(at(21));
        await finger.move(at(200));
        expect(await isOpen(page)).toBe(false);
        await finger.up();
        await expectClosed(page);
      });

      await test.step(`${direction}: up or down at the edge scrolls the page`, async () => {
        await finger.down(at(10, 600));
        await finger.move(at(30, 300));
        expect(await isOpen(page)).toBe(false);
        await finger.up();
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
        await expectClosed(page);
        await page.evaluate(() => window.scrollTo(0, 0));
      });
    }
  });

  test('pushes it back', async ({ page }) => {
    await visit(page, PAGE);
    const finger = await createFinger(page);
    for (const direction of ['ltr', 'rtl'] as const) {
      const at = fromStart(direction);
      await turn(page, direction);
      const open = async () => {
        await menuButton(page).click();
        await expectOpen(page);
      };

      await test.step(`${direction}: past half its width closes it`, async () => {
        await open();
        await finger.down(at(200));
        await finger.move(at(76));
        await shown(page).toMatchObject({ shown: DRAWER - 124 });
        await finger.up();
        await expectClosed(page);
        await expect(menuButton(page)).toBeFocused();
      });

      await test.step(`${direction}: a little leaves it open`, async () => {
        await open();
        await finger.down(at(200));
        await finger.move(at(84));
        await shown(page).toMatchObject({ shown: DRAWER - 116 });
        await finger.up();
        await expectOpen(page);
        await expect(page.locator('main')).toHaveJSProperty('inert', true);
      });

      await test.step(`${direction}: up or down in it scrolls its list`, async () => {
        await page.setViewportSize({ ...viewport, height: 300 });
        const readTop = () => drawer(page).evaluate((element) => element.scrollTop);
        const before = await readTop();
        await finger.down(at(100, 280));
        await finger.move(at(110, 120));
        await finger.up();
        await expect.poll(readTop).not.toBe(before);
        expect(await readShown(page)).toEqual({ shown: DRAWER, dark: 100 });
        await page.keyboard.press('Escape');
        await page.setViewportSize(viewport);
      });
    }
  });

  test('at home and on a large screen works where the drawer is not docked', async ({ page }) => {
    const wide = { width: 1400, height: 800 };
    await page.setViewportSize(wide);
    await visit(page, PAGE);
    const finger = await createFinger(page);
    const swipe = async (direction: Direction) => {
      await turn(page, direction);
      const at = fromStart(direction, wide);
      await finger.down(at(10));
      await finger.move(at(200));
      await finger.up();
    };
    for (const direction of ['ltr', 'rtl'] as const) {
      await swipe(direction);
      expect(await isOpen(page)).toBe(false);
    }
    await visit(page, '/');
    for (const direction of ['ltr', 'rtl'] as const) {
      await swipe(direction);
      await expect(page.locator('main')).toHaveJSProperty('inert', true);
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  });
});

test.describe('versions', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Other versions' });
  const menu = (page: Page) => page.getByRole('list', { name: 'Versions' });

  test('the menu names the current one and leads to the others, by keyboard', async ({ page }) => {
    await visit(page, PAGE);
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
    await expect(page).toHaveURL(placed('/versions'));
    await expect(menu(page)).toBeHidden();

    await test.step('the version under the name leads to the page about versions too', async () => {
      await page.goBack();
      await expect(heading(page)).toHaveText(/^Installation/);
      const link = drawer(page).getByRole('link', { name: /^v\d+\.\d+\.\d+$/ });
      const version = await link.textContent();
      await link.click();
      await expect(page).toHaveURL(placed('/versions'));
      await expect(heading(page)).toHaveText(/^Versions/);
      await expect(page.locator('.app-bar-title')).toHaveText('Versions');
      await expect(page.locator('main')).toContainText(`@mui/material ${version!.slice(1)}`);
      await expect(drawer(page).locator(`.nav-list [href="${placed('/versions')}"]`)).toHaveCount(
        0,
      );
    });
  });

  test('the menu opens in the drawer over the page, in both directions', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 500 });
    await visit(page, '/api/tooltip');
    await menuButton(page).click();
    for (const direction of ['ltr', 'rtl'] as const) {
      await changePreferences(page, { direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
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
    }
  });
});
