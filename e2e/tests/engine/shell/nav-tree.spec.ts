import type { Page } from '@playwright/test';
import { changePreferences } from '../../../support/preferences.ts';
import { onFetch } from '../../../support/routes.ts';
import {
  addLink,
  drawer,
  follow,
  heading,
  menuButton,
  settle,
  visit,
  waitForLaterScripts,
} from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';
const group = (page: Page, name: string) => drawer(page).getByRole('button', { name, exact: true });
const entry = (page: Page, href: string) =>
  drawer(page).locator(`> .nav-list:not([hidden]) [href="${href}"]`);
const active = (page: Page) => drawer(page).locator('.nav-list [aria-current="page"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement!.textContent);
const scrollTop = (page: Page) => drawer(page).evaluate((element) => element.scrollTop);

/** Notes in each frame, from the first on, where the active entry is. */
const watchActive = (page: Page) =>
  page.addInitScript(() => {
    const tops: number[] = ((window as any).activeTops = []);
    const look = () => {
      const link = document.querySelector('.drawer [aria-current="page"]');
      if (link) tops.push(Math.round(link.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The places at which the active entry was, once nothing changes any more. */
async function readActiveTops(page: Page): Promise<number[]> {
  // Only the whole navigation has the first entries of the group.
  await expect(entry(page, '/api/accordion')).toBeAttached();
  await waitForLaterScripts(page);
  await settle(page);
  const tops = await page.evaluate(() => (window as any).activeTops as number[]);
  expect(tops.length).toBeGreaterThan(5);
  return [...new Set(tops)];
}

test('the groups open and close, and outlive a navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, PAGE);

  await test.step('a group button opens and closes its group', async () => {
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

  await test.step('the tree is mounted once: open groups and the drawer’s scroll position are kept', async () => {
    await group(page, 'Component API').click();
    await expect(drawer(page).locator('[href="/api/tooltip"]')).toBeAttached();
    const kept = await page.evaluateHandle(() => {
      const element = document.querySelector('.drawer')!;
      element.querySelector('[href="/api/menu"]')!.scrollIntoView({ block: 'center' });
      return { element, bar: document.querySelector('.app-bar'), scrollTop: element.scrollTop };
    });
    expect(await kept.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await follow(drawer(page).locator('[href="/api/menu"]'));
    await expect(heading(page)).toBeFocused();
    expect(
      await kept.evaluate(({ element, bar, scrollTop }) => [
        element === document.querySelector('.drawer'),
        bar === document.querySelector('.app-bar'),
        element.scrollTop - scrollTop,
      ]),
    ).toEqual([true, true, 0]);
    for (const name of ['Getting Started', 'Component API']) {
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
    }
  });
});

test('a navigation opens the groups of its page, leaves the others open and brings the active entry into view', async ({
  page,
}) => {
  await visit(page, PAGE);
  await follow(await addLink(page, '/api/tooltip'));
  await expect(active(page)).toHaveAttribute('href', '/api/tooltip');
  await expect(active(page)).toHaveText('Tooltip');
  await expect(active(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['Getting Started', 'Component API']) {
    await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
  await group(page, 'Getting Started').click();
  await follow(await addLink(page, '/getting-started/usage'));
  await expect(active(page)).toHaveText('Usage');
  await expect(active(page)).toBeInViewport({ ratio: 1 });
});

test('the active entry is in view when the drawer opens over the page', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await visit(page, '/api/tooltip');
  await menuButton(page).click();
  await expect(active(page)).toBeInViewport({ ratio: 1 });
  await expect(active(page)).toBeFocused();
});

test('on a document’s load', async ({ page }) => {
  await watchActive(page);

  await test.step('the active entry is in view from the first frame on and does not move', async () => {
    await visit(page, '/api/tooltip');
    expect(await readActiveTops(page)).toHaveLength(1);
    await expect(active(page)).toHaveAttribute('href', '/api/tooltip');
    await expect(active(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a reload keeps open groups and the scroll position, and nothing moves', async () => {
    await follow(group(page, 'Getting Started'));
    await follow(group(page, 'Component Demos'));
    await entry(page, '/api/switch').scrollIntoViewIfNeeded();
    await drawer(page).evaluate((element) => (element.scrollTop -= 90));
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(1000);
    await page.reload();
    const [top, ...others] = await readActiveTops(page);
    expect(others).toEqual([]);
    expect(
      await active(page).evaluate((link) => Math.round(link.getBoundingClientRect().top)),
    ).toBe(top);
    expect(await scrollTop(page)).toBe(before);
    for (const name of ['Getting Started', 'Component Demos', 'Component API']) {
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
    }
  });

  await test.step('and so it does where the active entry is out of view', async () => {
    await follow(group(page, 'Getting Started'));
    await follow(group(page, 'Component Demos'));
    await drawer(page).evaluate((element) => (element.scrollTop = 40));
    await page.reload();
    await expect(entry(page, '/api/accordion')).toBeInViewport();
    await settle(page);
    expect(await scrollTop(page)).toBe(40);
  });

  await test.step('a closed group stays closed after a reload', async () => {
    await group(page, 'Component API').click();
    // The shell may only answer once its code is there.
    await expect(group(page, 'Component API')).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await settle(page);
    await expect(group(page, 'Component API')).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('another page keeps the open groups, and opens its own', async () => {
    await group(page, 'Getting Started').click();
    await group(page, 'Component API').click();
    await expect(entry(page, '/api/button')).toBeAttached();
    await page.goto('/api/button');
    await expect(active(page)).toHaveText('Button');
    await expect(active(page)).toBeInViewport({ ratio: 1 });
    await expect(group(page, 'Getting Started')).toHaveAttribute('aria-expanded', 'true');
    // The stored list lacks this page.
    await page.goto('/guides/testing');
    await expect(active(page)).toHaveText('Testing');
    await expect(active(page)).toBeInViewport({ ratio: 1 });
  });
});

test('a kept navigation that cannot be used changes nothing', async ({ page }) => {
  for (const [what, stored] of [
    ['of another build', `{"buildId":"0","pathname":"${PAGE}","html":"<li>Old","top":0}`],
    ['that is not ours', '{"buildId"'],
    ['that is nothing', 'null'],
  ] as const) {
    await test.step(what, async () => {
      await page.addInitScript(
        (value) => sessionStorage.setItem('vitrine:navigation', value),
        stored,
      );
      await visit(page, PAGE);
      await expect(active(page)).toHaveText('Installation');
      await expect(drawer(page)).not.toContainText('Old');
    });
  }
});

test('arrow keys go through what shows, open and close', async ({ page }) => {
  await visit(page, PAGE);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return focused(page);
  };
  const own = group(page, 'Getting Started');
  // The first key loads what keys do.
  await active(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toBe('Getting Started');

  for (const [direction, forwards, backwards] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    await test.step(`${direction}: ${forwards} opens, ${backwards} closes`, async () => {
      await changePreferences(page, { direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await active(page).focus();
      expect(await press(forwards)).toBe('Installation');
      expect(await press(backwards)).toBe('Getting Started');
      expect(await press(backwards)).toBe('Getting Started');
      await expect(own).toHaveAttribute('aria-expanded', 'false');
      expect(await press('ArrowDown')).toBe('Style');
      expect(await press('ArrowUp')).toBe('Getting Started');
      expect(await press(forwards)).toBe('Getting Started');
      await expect(own).toHaveAttribute('aria-expanded', 'true');
      expect(await press(forwards)).toBe('Overview');
    });
  }

  await test.step('up and down, to the first and to the last', async () => {
    await active(page).focus();
    expect(await press('ArrowDown')).toBe('Usage');
    expect(await press('ArrowUp')).toBe('Installation');
    await group(page, 'Component API').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(entry(page, '/api/accordion')).toBeAttached();
    expect(await press('ArrowDown')).toBe('Overview');
    const last = (await drawer(page).locator('> .nav-list > li > *').last().textContent())!;
    expect(await press('End')).toBe(last);
    expect(await press('ArrowDown')).toBe(last);
    expect(await press('Home')).toBe('Getting Started');
  });

  await test.step('Tab and Enter are those of any list of links', async () => {
    await group(page, 'Component Demos').focus();
    expect(await press('Tab')).toBe('Component API');
    expect(await press('Tab')).toBe('Overview');
    expect(await press('Tab')).toBe('Changes between versions');
    expect(await press('Tab')).toBe('Bundle sizes');
    expect(await press('Tab')).toBe('Accordion');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/^Accordion/);
    await expect(page).toHaveURL('/api/accordion');
  });
});

test.describe('the filter', () => {
  const field = (page: Page) => drawer(page).getByRole('searchbox', { name: 'Filter pages' });
  const status = (page: Page) => drawer(page).getByRole('status');

  test('finds pages by title', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await visit(page, '/api/tooltip');

    await test.step('is cleared with Escape, and the tree is as it was', async () => {
      await expect(entry(page, '/api/accordion')).toBeAttached();
      const before = await scrollTop(page);
      expect(before).toBeGreaterThan(500);
      await field(page).fill('accordion');
      await expect(entry(page, '/api/accordion')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(status(page)).toHaveText('');
      expect(await scrollTop(page)).toBe(before);
      await expect(active(page)).toBeInViewport({ ratio: 1 });
    });

    await test.step('finds pages in closed groups too, and says how many', async () => {
      await field(page).fill('text field');
      await expect(status(page)).toHaveText('2 pages');
      await expect(entry(page, '/demos/text-fields')).toBeVisible();
      await expect(entry(page, '/api/text-field')).toBeVisible();
      await expect(group(page, 'Component API')).toHaveAttribute('aria-expanded', 'true');
      await expect(entry(page, '/api/tooltip')).toHaveCount(0);
      await expect(active(page)).toBeHidden();
      await group(page, 'Component API').click();
      await expect(entry(page, '/api/text-field')).toHaveCount(0);
      await field(page).fill('text fields');
      await expect(status(page)).toHaveText('1 page');
      await field(page).fill('no such thing');
      await expect(status(page)).toHaveText('No page is called “no such thing”');
      await expect(drawer(page).locator('.nav-list:visible :is(a, button)')).toHaveCount(0);
    });

    await test.step('leads into its results with the arrow, and on to a page', async () => {
      await field(page).fill('tabs');
      // The third is TabScrollButton.
      await expect(status(page)).toHaveText('3 pages');
      await page.keyboard.press('ArrowDown');
      // The first key loads what keys do.
      await expect.poll(() => focused(page)).toBe('Component Demos');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).toBe('Tabs');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(field(page)).toBeFocused();
      await entry(page, '/api/tabs').click();
      await expect(heading(page)).toHaveText(/^Tabs/);
      await expect(field(page)).toHaveValue('');
      await expect(active(page)).toBeInViewport({ ratio: 1 });
    });

    await test.step('with Escape closes the drawer over the page only when it is empty', async () => {
      await page.setViewportSize({ width: 800, height: 600 });
      await menuButton(page).click();
      await field(page).fill('tabs');
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue('');
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
    });
  });

  test('is there from the first frame on, and what is typed early counts', async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(/\/assets\/.+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PAGE, { waitUntil: 'commit' });
    await field(page).pressSequentially('menus');
    const top = (await drawer(page).locator('.nav-filter').boundingBox())!.y;
    go();
    await expect(status(page)).toHaveText('1 page');
    await expect(field(page)).toHaveValue('menus');
    expect((await drawer(page).locator('.nav-filter').boundingBox())!.y).toBe(top);
  });

  test.describe('without the whole navigation', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });
    test('says so, and asks again for the next letter', async ({ page }) => {
      let answers = 0;
      await onFetch(page, '/nav.json', (route) => {
        answers += 1;
        return answers > 2 ? route.continue() : route.abort();
      });
      await visit(page, PAGE);
      await expect.poll(() => answers).toBe(1);
      await field(page).press('t');
      await expect(status(page)).toHaveText(
        /^\d+ pages?\. The rest of the navigation could not be loaded\.$/,
      );
      await field(page).fill('tooltip');
      await expect(status(page)).toHaveText('2 pages');
      await expect(entry(page, '/api/tooltip')).toBeVisible();
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the tree shows the active group, and no field that could do nothing', async ({ page }) => {
    await page.goto(PAGE);
    await expect(active(page)).toHaveText('Installation');
    await expect(drawer(page).locator('.nav-filter')).toBeHidden();
  });
});
