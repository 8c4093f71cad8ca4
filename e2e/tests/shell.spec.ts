import type { Page } from '@playwright/test';
import { holdPage } from '../support/routes.ts';
import { test, expect } from '../support/test.ts';
import {
  addLink,
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  menuButton,
  visit,
} from '../support/shell.ts';

const group = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });

test('is mounted once: open groups and the drawer’s scroll position outlive a navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, '/demos/buttons');
  await group(page, 'Component API').click();
  await expect(drawer(page).locator('[href="/api/tooltip"]')).toBeAttached();
  const kept = await page.evaluateHandle(() => {
    const element = document.querySelector('.drawer')!;
    element.scrollTop = 90;
    return { element, bar: document.querySelector('.app-bar'), scrollTop: element.scrollTop };
  });
  expect(await kept.evaluate(({ scrollTop }) => scrollTop)).toBe(90);
  await follow(drawer(page).locator('[href="/demos/menus"]'));
  await expect(heading(page)).toBeFocused();
  expect(
    await kept.evaluate(({ element, bar, scrollTop }) => [
      element === document.querySelector('.drawer'),
      bar === document.querySelector('.app-bar'),
      element.scrollTop - scrollTop,
    ]),
  ).toEqual([true, true, 0]);
  for (const name of ['Component Demos', 'Component API']) {
    await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('a group button opens and closes its group', async ({ page }) => {
  await visit(page, '/getting-started/installation');
  const link = drawer(page).locator('[href="/demos/tabs"]');
  await expect(group(page, 'Component Demos')).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toHaveCount(0);
  await group(page, 'Component Demos').click();
  await expect(group(page, 'Component Demos')).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await group(page, 'Component Demos').click();
  await expect(group(page, 'Component Demos')).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toHaveCount(0);
});

test.describe('the active entry', () => {
  const active = (page: Page) => drawer(page).locator('[aria-current]');

  test('is in view on a page deep in a long group', async ({ page }) => {
    await visit(page, '/api/tooltip');
    // Only the whole navigation has the first entries of the group.
    await expect(drawer(page).locator('[href="/api/accordion"]')).toBeAttached();
    await expect(active(page)).toHaveAttribute('href', '/api/tooltip');
    await expect(active(page)).toHaveAttribute('aria-current', 'page');
    await expect(active(page)).toBeInViewport({ ratio: 1 });
  });

  test('comes into view after a navigation', async ({ page }) => {
    await visit(page, '/demos/buttons');
    await follow(await addLink(page, '/api/tooltip'));
    await expect(active(page)).toHaveAttribute('href', '/api/tooltip');
    await expect(active(page)).toBeInViewport({ ratio: 1 });
  });

  test('is in view when the drawer opens over the page', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await visit(page, '/api/tooltip');
    await menuButton(page).click();
    await expect(active(page)).toBeInViewport({ ratio: 1 });
    await expect(active(page)).toBeFocused();
  });
});

test.describe('the drawer over the page', () => {
  test.use({ viewport: { width: 1279, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/demos/buttons');
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  const inert = (page: Page) =>
    page.locator(':is(main, .app-bar, .toc, .skip-link, nav.drawer)').and(page.locator('[inert]'));

  const expectClosed = async (page: Page) => {
    await expect(drawer(page)).toBeHidden();
    await expect(inert(page)).toHaveCount(0);
  };

  test('takes the focus and makes the rest inert', async ({ page }) => {
    await expect(drawer(page).locator(':focus')).toHaveCount(1);
    for (const part of ['main', '.app-bar', '.toc', '.skip-link']) {
      await expect(page.locator(part)).toHaveJSProperty('inert', true);
    }
    await expect(drawer(page)).toHaveJSProperty('inert', false);
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

  test('closes when the window becomes wide enough to dock it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(inert(page)).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
    expect(await drawer(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
  });
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await visit(page, '/demos/buttons');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the app bar names the page, except at home', async ({ page }) => {
  const title = page.locator('.app-bar-title');
  await visit(page, '/demos/buttons');
  await expect(title).toHaveText('Buttons');
  await follow(drawer(page).locator('[href="/demos/tabs"]'));
  await expect(title).toHaveText('Tabs');
  await follow(await addLink(page, '/'));
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText('');
});

test('a page links the file it is written in', async ({ page }) => {
  await visit(page, '/demos/buttons');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /^https:\/\/.+\/site\/content\/demos\/buttons\/index\.md$/,
  );
});

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('.loading-bar');

  test.beforeEach(async ({ page }) => {
    await visit(page, '/demos/buttons');
    await expect(bar(page)).toBeHidden();
  });

  test('runs while a page loads', async ({ page }) => {
    const { requested, release } = await holdPage(page, '/demos/tabs');
    await follow(drawer(page).locator('[href="/demos/tabs"]'));
    await requested;
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
    await expect
      .poll(async () => Number(await bar(page).getAttribute('aria-valuenow')))
      .toBeGreaterThan(7);
    await release();
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expect(bar(page)).toBeHidden();
  });

  test.describe('when a page cannot be loaded', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });
    test('ends', async ({ page }) => {
      await markDocument(page);
      const { requested } = await holdPage(page, '/demos/tabs');
      const documents: string[] = [];
      // An answer without content leaves the browser where it is.
      await page.route('/demos/tabs', (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        documents.push(route.request().url());
        return route.fulfill({ status: 204 });
      });
      await follow(drawer(page).locator('[href="/demos/tabs"]'));
      const route = await requested;
      await expect(bar(page)).toBeVisible();
      await route.abort();
      await expect.poll(() => documents.length).toBe(1);
      await expect(bar(page)).toBeHidden();
      await expectSameDocument(page);
    });
  });
});
