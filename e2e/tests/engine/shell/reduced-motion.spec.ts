import type { Page } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import { addLink, follow, heading, untilLaidOut, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const TEXT_PAGE = '/getting-started/installation';
const TRANSITIONS = '/utils/transitions';
const FILE = 'simple-fade';

test('demos move as the reader’s system says, and follow a change of it', async ({ page }) => {
  await visit(page, TRANSITIONS);
  const frame = demo(page, FILE);
  await wake(frame);
  const toggle = frame.getByRole('switch', { name: 'Show' });
  const shown = frame.locator('[style*="opacity: 1"]');
  const thumb = frame.locator('.MuiSwitch-switchBase');
  await toggle.check();
  await expect(shown).toHaveCSS('transition-property', 'opacity');
  await expect(shown).toHaveCSS('transition-duration', '0.225s');
  await expect(thumb).toHaveCSS('transition-duration', /0\.15s/);

  await test.step('a change reaches a demo that is running', async () => {
    await toggle.uncheck();
    await expect(shown).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toggle.check();
    await expect(shown).toHaveCSS('transition-duration', '0s');
    await expect(thumb).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('for readers whose system asks for less from the start', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing in a demo takes time', async ({ page }) => {
    await visit(page, TRANSITIONS);
    const frame = demo(page, FILE);
    await wake(frame);
    await expect(frame.locator('.MuiSwitch-switchBase')).toHaveCSS('transition-duration', '0s');
    await frame.getByRole('switch', { name: 'Show' }).check();
    const shown = frame.locator('[style*="opacity: 1"]');
    await expect(shown).toHaveCSS('transition-property', 'opacity');
    await expect(shown).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Everything that would move by itself or on a change, one line for each element. */
  const findMotion = (page: Page) =>
    page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      const moving = [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const lasting = [style.transitionDuration, style.animationDuration].map(seconds);
          return Math.max(...lasting) > 0 || style.scrollBehavior === 'smooth'
            ? `${element.tagName}.${element.className} ${pseudo ?? ''}`
            : [];
        }),
      );
      // An animation of no length, such as the wait before "Loading…", moves nothing.
      const lasting = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 0);
      const running = lasting.map(({ playState }) => playState);
      return { moving, running };
    });
  const still = { moving: [], running: [] };

  for (const path of ['/', '/demos/buttons']) {
    test(`nothing moves on ${path}`, async ({ page }) => {
      await visit(page, path);
      for (const frame of (await page.locator('main [data-demo]').all()).slice(0, 4)) {
        await wake(frame);
      }
      expect(await findMotion(page)).toEqual(still);
    });
  }

  test('nothing moves on pages of text and of the API, nor the drawer and the search as they open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await visit(page, '/api/tooltip');
    expect(await findMotion(page)).toEqual(still);
    await follow(await addLink(page, TEXT_PAGE));
    await expect(heading(page)).toHaveText(/^Installation/);
    await untilLaidOut(page);
    expect(await findMotion(page)).toEqual(still);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.locator('nav.drawer')).toBeInViewport({ ratio: 0.9 });
    expect(await findMotion(page)).toEqual(still);
    await page.keyboard.press('Escape');
    await page.locator('.search-box').click();
    await expect(page.locator('.search-dialog')).toBeVisible();
    expect(await findMotion(page)).toEqual(still);
    await page.keyboard.press('Escape');

    await test.step('without it, the same search for motion does find some', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect((await findMotion(page)).moving).not.toEqual([]);
    });
  });

  test('a demo does not animate either', async ({ page }) => {
    await visit(page, '/demos/tabs');
    const frame = demo(page, 'simple-tabs');
    await wake(frame);
    await frame.getByRole('tab').nth(1).click();
    expect(await findMotion(page)).toEqual(still);
  });
});
