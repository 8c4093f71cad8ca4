import type { Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { expectSameDocument, heading, markDocument, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const PAGE = '/demos/buttons';
const status = (page: Page) => page.locator('#v-shell > [role="status"]');

test.describe('the link of a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const link = (page: Page) => page.locator('main a.anchor[href="#sizes"]');
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test.beforeEach(({ page }) => visit(page, PAGE));

  test('copies its address, says so and leads to the heading', async ({ page, baseURL }) => {
    await markDocument(page);
    await page.locator('main #sizes').hover();
    await expect(link(page)).toHaveCSS('opacity', '1');
    await link(page).click();
    await expect(page).toHaveURL(`${PAGE}#sizes`);
    await expect(status(page)).toHaveText('Link copied');
    expect(await clipboard(page)).toBe(`${baseURL}${PAGE}#sizes`);
    await expect(link(page)).toHaveAttribute('data-copied');
    const top = await page.locator('main #sizes').evaluate((e) => e.getBoundingClientRect().top);
    expect(Math.abs(top - 80)).toBeLessThan(2);
    await expect(link(page)).not.toHaveAttribute('data-copied', { timeout: 4000 });
    await expectSameDocument(page);
  });

  test('is said again when it is copied again', async ({ page }) => {
    await link(page).click();
    await expect(status(page)).toHaveText('Link copied');
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push('changed')).observe(
        document.querySelector('#v-shell > [role="status"]')!,
        { childList: true, characterData: true, subtree: true },
      );
      return seen;
    });
    await link(page).click();
    await expect.poll(() => changes.evaluate(({ length }) => length)).toBeGreaterThan(0);
  });

  test('is reached by keyboard, shows then, and copies on Enter', async ({ page }) => {
    await expect(link(page)).toHaveCSS('opacity', '0');
    await link(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}#sizes`);
    await expect(status(page)).toHaveText('Link copied');
  });

  test('opens a tab as any link does, without copying', async ({ page, context }) => {
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const opened = context.waitForEvent('page');
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(status(page)).toHaveText('');
    expect(await clipboard(page)).toBe('before');
  });

  test('leads to the heading even where nothing can be copied', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.execCommand = () => false;
    });
    await link(page).click();
    await expect(page).toHaveURL(`${PAGE}#sizes`);
    await expect(page.locator('main #sizes')).toBeInViewport();
    await expect(status(page)).toHaveText('');
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('links of headings always show and are large enough to hit', async ({ page }) => {
    await visit(page, PAGE);
    const anchors = page.locator('main a.anchor');
    expect(await anchors.count()).toBeGreaterThan(10);
    for (const anchor of await anchors.all()) {
      await expect(anchor).toHaveCSS('opacity', '1');
      const box = (await anchor.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  });

  test('saying that a link was copied does not widen the page', async ({ page }) => {
    await visit(page, PAGE);
    for (const anchor of (await page.locator('main a.anchor').all()).slice(0, 8)) {
      await anchor.evaluate((element) => (element.dataset.copied = ''));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('breadcrumbs', () => {
  const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

  test('name the groups above a page; a group that is no page is no link', async ({ page }) => {
    await visit(page, PAGE);
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['Component Demos', 'Buttons']);
    await expect(crumbs(page).getByRole('link')).toHaveText(['Component Demos']);
    await expect(crumbs(page).locator('[aria-current="page"]')).toHaveText('Buttons');
    await visit(page, '/lab/api/slider');
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['Lab', 'Api', 'Slider']);
    await expect(crumbs(page).getByRole('link')).toHaveText(['Lab']);
    await visit(page, '/api/button');
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['Component API', 'Button']);
  });

  test('are left out where nothing is above', async ({ page }) => {
    for (const path of ['/', '/404.html']) {
      await visit(page, path);
      await expect(crumbs(page)).toHaveCount(0);
    }
  });
});

test('an API page links the declaration it was read from and names the version', async ({
  page,
}) => {
  await visit(page, '/api/button');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View the type declaration' })).toHaveAttribute(
    'href',
    /^https:\/\/[^{}]+\/@mui\/material@9\.5\.0\/Button\/Button\.d\.ts$/,
  );
  await expect(page.locator('.page-stamp')).toHaveText(
    'Read from the types of @mui/material 9.5.0',
  );
});

test('a component that another package declares links that package', async ({ page }) => {
  await visit(page, '/api/styled-engine-provider');
  await expect(page.getByRole('link', { name: 'View the type declaration' })).toHaveAttribute(
    'href',
    /\/@mui\/styled-engine@9\.\d+\.\d+\/StyledEngineProvider\/StyledEngineProvider\.d\.ts$/,
  );
});

test.describe('the pages before and after', () => {
  const neighbours = (page: Page) => page.getByRole('navigation', { name: 'Previous and next' });

  test('follow the order of the navigation across groups', async ({ page }) => {
    await visit(page, '/getting-started/comparison');
    await expect(neighbours(page).getByRole('link')).toHaveText([
      'Previous: Frequently Asked Questions',
      'Next: Style',
    ]);
    await neighbours(page).getByRole('link', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText(/^Style/);
    await expect(page).toHaveURL('/style');
    await expect(neighbours(page).getByRole('link', { name: 'Next' })).toHaveText('Next: Icons');
  });

  test('end with the tree', async ({ page }) => {
    await visit(page, '/getting-started');
    await expect(neighbours(page).getByRole('link')).toHaveText([/^Next: Installation$/]);
    const [box, next] = await Promise.all([
      neighbours(page).boundingBox(),
      neighbours(page).getByRole('link').boundingBox(),
    ]);
    expect(next!.x + next!.width).toBeCloseTo(box!.x + box!.width, 0);
    await visit(page, '/404.html');
    await expect(neighbours(page)).toHaveCount(0);
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
      // Of no length, as the wait before "Loading…" shows, nothing moves.
      const lasting = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 0);
      const running = lasting.map(({ playState }) => playState);
      return { moving, running };
    });
  const still = { moving: [], running: [] };

  for (const path of ['/', '/getting-started/installation', PAGE, '/api/tooltip']) {
    test(`nothing moves on ${path}`, async ({ page }) => {
      test.setTimeout(60_000);
      await visit(page, path);
      for (const frame of (await page.locator('main [data-demo]').all()).slice(0, 4)) {
        await wake(frame);
      }
      expect(await findMotion(page)).toEqual(still);
    });
  }

  test('neither the drawer nor the search moves as it opens', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await visit(page, '/getting-started/installation');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.locator('nav.drawer')).toBeInViewport({ ratio: 0.9 });
    expect(await findMotion(page)).toEqual(still);
    await page.keyboard.press('Escape');
    await page.locator('.search-box').click();
    await expect(page.locator('.search-dialog')).toBeVisible();
    expect(await findMotion(page)).toEqual(still);
  });

  test('without it, the same search for motion does find some', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 800, height: 600 });
    await visit(page, '/getting-started/installation');
    expect((await findMotion(page)).moving).not.toEqual([]);
  });

  test('a demo does not animate either', async ({ page }) => {
    await visit(page, '/demos/tabs');
    const frame = demo(page, 'simple-tabs');
    await wake(frame);
    await frame.getByRole('tab').nth(1).click();
    expect(await findMotion(page)).toEqual(still);
  });
});
