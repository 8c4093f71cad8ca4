import type { Locator, Page } from '@playwright/test';
import { changePreferences } from '../../../support/preferences.ts';
import { addLink, drawer, follow, settle, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';
import { createFinger } from '../../../support/touch.ts';

const PAGE = '/getting-started/installation';
const bar = (page: Page) => page.locator('.app-bar');
const repository = (page: Page) => bar(page).getByRole('link', { name: 'Source repository' });
const modeToggle = (page: Page) => bar(page).getByRole('button', { name: 'Dark theme' });
/** The tooltip of a control. */
const hintOf = (control: Locator) => control.locator('xpath=..').locator('.hint');

/** Waits until a tooltip neither comes nor goes: one that is about to come is delayed by CSS. */
const expectAtRest = async (page: Page, hint: Locator) => {
  await settle(page);
  await expect.poll(() => hint.evaluate((element) => element.getAnimations().length)).toBe(0);
};

test('names the page, except at home, where it lies flat over the whole width', async ({
  page,
}) => {
  const title = page.locator('.app-bar-title');
  await visit(page, PAGE);
  await expect(title).toHaveText('Installation');
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none');
  await follow(drawer(page).locator('[href="/getting-started/usage"]'));
  await expect(title).toHaveText('Usage');
  await follow(await addLink(page, '/'));
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText('');
  await expect(bar(page)).toHaveCSS('box-shadow', 'none');
  expect((await bar(page).boundingBox())!.width).toBe(1440);
  await expect(drawer(page)).toBeHidden();
});

test('has room for its parts', async ({ page }) => {
  await visit(page, PAGE);
  const readBoxes = async (width: number) => {
    const parts = [
      bar(page).getByRole('button', { name: 'Open navigation' }),
      page.locator('.app-bar-title'),
      page.locator('.search-box'),
      ...(width < 600
        ? [bar(page).getByRole('button', { name: 'Appearance' })]
        : [
            bar(page).getByRole('link', { name: 'Edit docs colors' }),
            modeToggle(page),
            bar(page).getByRole('button', { name: 'Right-to-left' }),
            repository(page),
          ]),
    ];
    return Promise.all(parts.map(async (part) => (await part.boundingBox())!));
  };
  const measureTitle = () =>
    page.locator('.app-bar-title').evaluate((title) => {
      const range = document.createRange();
      range.setStart(title.firstChild!, 0);
      range.setEnd(title.firstChild!, 1);
      const letter = range.getBoundingClientRect();
      const { left, right } = title.getBoundingClientRect();
      const isCut =
        title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1;
      range.setEnd(title.firstChild!, title.textContent.length);
      const gap = right - range.getBoundingClientRect().right;
      return { isCut, startIsSeen: letter.left >= left && letter.right <= right, gap };
    });

  for (const direction of ['ltr', 'rtl'] as const) {
    await changePreferences(page, { direction });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const width of [320, 1279]) {
      await test.step(`in order and within ${width} px, ${direction}`, async () => {
        await page.setViewportSize({ width, height: 600 });
        let end = 0;
        for (const box of await readBoxes(width)) {
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

  await test.step('right-to-left, a short title stands at the start', async () => {
    expect((await measureTitle()).gap).toBeCloseTo(0, 0);
  });

  await test.step('a long one takes two lines, and what is longer still is cut at its end', async () => {
    await page.setViewportSize({ width: 320, height: 600 });
    await follow(drawer(page).locator('[href="/getting-started/faq"]'));
    const title = page.locator('.app-bar-title');
    await expect(title).toHaveText('Frequently Asked Questions');
    expect(await measureTitle()).toMatchObject({ isCut: false, startIsSeen: true });
    const { height } = (await bar(page).boundingBox())!;
    await title.evaluate((element) => {
      element.firstChild!.nodeValue = 'Frequently Asked Questions '.repeat(5);
    });
    expect(await measureTitle()).toMatchObject({ isCut: true, startIsSeen: true });
    expect((await title.boundingBox())!.height).toBeLessThanOrEqual(height);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true });

  test('one menu holds theme, direction, colours and repository', async ({ page }) => {
    await visit(page, PAGE);
    const opener = bar(page).getByRole('button', { name: 'Appearance' });
    const menu = page.locator('#v-theme-menu');
    await expect(menu).toBeHidden();
    await opener.tap();
    await expect(menu).toBeVisible();
    const box = (await menu.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    const theme = menu.getByRole('group', { name: 'Theme' });
    await expect(theme.getByRole('radio')).toHaveCount(3);
    await expect(theme.getByRole('radio', { name: 'Same as the system' })).toBeChecked();
    await theme.getByRole('radio', { name: 'Dark' }).tap();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await menu.getByRole('radio', { name: 'Right to left' }).tap();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(menu.getByRole('link', { name: 'Source repository' })).toBeVisible();
    await menu.getByRole('link', { name: 'Edit docs colors' }).tap();
    await expect(page).toHaveURL('/style/color#color-tool');
    await expect(menu).toBeHidden();
  });
});

test('leads to the colour tool, and says when custom colours are shown', async ({ page }) => {
  await visit(page, PAGE);
  const link = bar(page).getByRole('link', { name: 'Edit docs colors' });
  await expect(link).toHaveAccessibleDescription('');
  await link.click();
  await expect(page).toHaveURL('/style/color#color-tool');
  await expect(page.locator('main #color-tool')).toBeInViewport();
  await changePreferences(page, { colors: { primary: '#2e7d32', secondary: '#c62828' } });
  await expect(link).toHaveAccessibleDescription('Custom colors active');
});

test.describe('a tooltip', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, PAGE);
    await expect(hintOf(repository(page))).toBeHidden();
  });

  test('comes to the pointer', async ({ page }) => {
    const hint = hintOf(repository(page));

    await test.step('300 ms after it', async () => {
      await repository(page).hover();
      await expect(hint).toHaveCSS('transition-property', 'visibility, opacity');
      await expect(hint).toHaveCSS('transition-delay', '0.3s, 0.3s');
      await expect(hint).toBeVisible();
      await expect(hint).toHaveText('Source repository');
      await page.mouse.move(700, 500);
      await expect(hint).toBeHidden();
    });

    await test.step('stays while it is on it, on the way to it too', async () => {
      await repository(page).hover();
      await expect(hint).toBeVisible();
      const from = (await repository(page).boundingBox())!;
      const to = (await hint.boundingBox())!;
      const x = to.x + to.width - 10;
      for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 1) {
        await page.mouse.move(x, y);
        expect(await hint.evaluate((element) => getComputedStyle(element).visibility)).toBe(
          'visible',
        );
      }
      await expectAtRest(page, hint);
      await expect(hint).toBeVisible();
    });

    await test.step('is dismissed with Escape where it is, and comes again', async () => {
      await repository(page).hover();
      await expect(hint).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
      await expectAtRest(page, hint);
      await expect(hint).toBeHidden();
      await page.mouse.move(700, 500);
      await repository(page).hover();
      await expect(hint).toBeVisible();
    });

    await test.step('does not come when a toggle is clicked with a pointer that left again', async () => {
      await modeToggle(page).click();
      await page.mouse.move(700, 500);
      await expectAtRest(page, hintOf(modeToggle(page)));
      await expect(hintOf(modeToggle(page))).toBeHidden();
      await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
    });
  });

  test('comes to the keyboard focus', async ({ page }) => {
    const hint = hintOf(repository(page));
    const reach = async () => {
      await bar(page).getByRole('button', { name: 'Right-to-left' }).focus();
      await page.keyboard.press('Tab');
      await expect(repository(page)).toBeFocused();
    };

    await test.step('and goes with it', async () => {
      await reach();
      await expect(hint).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(hint).toBeHidden();
    });

    await test.step('is dismissed with Escape where it is, and comes again', async () => {
      await reach();
      await expect(hint).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden();
      await expect(repository(page)).toBeFocused();
      await expectAtRest(page, hint);
      await expect(hint).toBeHidden();
      await reach();
      await expect(hint).toBeVisible();
    });
  });
});

test.describe('a tooltip under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 612, height: 800 } });

  test('comes after 1000 ms of pressing and goes 1500 ms after', async ({ page }) => {
    await visit(page, PAGE);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const hint = hintOf(modeToggle(page));
    const shown = () =>
      hint.evaluate((element) => element.checkVisibility({ visibilityProperty: true }));

    await test.step('does not come at a tap', async () => {
      await modeToggle(page).tap();
      await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
      await page.clock.runFor(1500);
      // Delays of CSS do not follow the clock of the scripts.
      await expect.poll(() => hint.evaluate((element) => element.getAnimations().length)).toBe(0);
      expect(await shown()).toBe(false);
    });

    const { x, y, width, height } = (await modeToggle(page).boundingBox())!;
    const finger = await createFinger(page);
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
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await modeToggle(page).tap();
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'false');
  });
});
