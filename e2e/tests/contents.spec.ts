import type { Locator, Page } from '@playwright/test';
import { storePreferences } from '../support/preferences.ts';
import { addLink, drawer, follow, heading, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

/** Distance from the top at which a heading counts as read; the same as in `shell/active-heading.ts`. */
const READING_LINE = 104;
const PAGE = '/demos/buttons';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const active = (page: Page) => page.locator('.toc [aria-current="location"]');
const links = (page: Page) =>
  page.locator('.toc a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));

/** Scrolls so that a heading is the given distance above the reading line, in whole pixels. */
async function scrollPast(element: Locator, above: number): Promise<void> {
  await element.evaluate((found, to) => {
    // Rounded up, because the window scrolls by whole pixels.
    window.scrollBy(0, Math.ceil(found.getBoundingClientRect().top) - to);
  }, READING_LINE - above);
}

test.describe('beside the content', () => {
  test.beforeEach(({ page }) => visit(page, PAGE));

  test('lists the headings of levels 2 and 3 in order, the third level indented', async ({
    page,
  }) => {
    const headings = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((all) => all.map(({ id, tagName }) => [`#${id}`, tagName] as const));
    expect(headings.length).toBeGreaterThan(10);
    expect(await links(page)).toEqual(headings.map(([href]) => href));
    const indents = await page
      .locator('.toc a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    const indented = headings.map((_, index) => indents[index]! > Math.min(...indents));
    expect(indented).toEqual(headings.map(([, tag]) => tag === 'H3'));
  });

  test('is open without its disclosure, which is for phones', async ({ page }) => {
    await expect(contents(page).locator('summary')).toBeHidden();
    await expect(contents(page).getByRole('link').first()).toBeVisible();
    await contents(page).getByRole('link').first().focus();
    await expect(contents(page).getByRole('link').first()).toBeFocused();
  });

  test('closes as the window becomes a phone’s, and opens again', async ({ page }) => {
    const disclosure = contents(page).locator('details');
    await expect(disclosure).toHaveAttribute('open');
    await page.setViewportSize({ width: 599, height: 800 });
    await expect(disclosure).not.toHaveAttribute('open');
    await expect(contents(page).getByRole('link').first()).toBeHidden();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(disclosure).toHaveAttribute('open');
    await contents(page).getByRole('link').nth(2).click();
    await expect(disclosure).toHaveAttribute('open');
  });

  test('marks nothing above the first heading, then the last one above the reading line', async ({
    page,
  }) => {
    await expect(active(page)).toHaveCount(0);
    const hrefs = await links(page);
    for (const index of [0, 3, 6, 5, 1]) {
      for (const [offset, expected] of [
        [0, index],
        [-1, index - 1],
      ] as const) {
        await scrollPast(page.locator(`main ${hrefs[index]!}`), offset);
        if (expected < 0) await expect(active(page)).toHaveCount(0);
        else await expect(active(page)).toHaveAttribute('href', hrefs[expected]!);
      }
    }
  });

  test('marks the last heading at the bottom of the page', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(active(page)).toHaveAttribute('href', (await links(page)).at(-1)!);
  });

  test('marks every heading on the way down, however high the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    const seen = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const marked = new Set<string>();
      const end = document.documentElement.scrollHeight - innerHeight;
      // Near the end headings take turns at shorter distances.
      for (let y = 0; y <= end + 12; y += y < end - 2000 ? 80 : 12) {
        window.scrollTo(0, y);
        // One frame tells the page, the next one shows what it made of it.
        await frame();
        await frame();
        const entry = document.querySelector('.toc [aria-current]');
        if (entry) marked.add(entry.getAttribute('href')!);
      }
      return [...marked];
    });
    expect(seen).toEqual(await links(page));
  });

  test('is right within two frames of the last of many quick jumps', async ({ page }) => {
    const hrefs = await links(page);
    const marks = await page.evaluate(
      async ([line, ids]) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const result: [wanted: string, marked: string | null | undefined][] = [];
        for (const at of [9, 2, 7, 0, 5]) {
          // Away and back within one frame: what was seen in between must not stay.
          window.scrollTo(0, document.documentElement.scrollHeight);
          window.scrollTo(0, 0);
          const { top } = document.querySelector(`main ${ids[at]!}`)!.getBoundingClientRect();
          window.scrollTo(0, Math.ceil(top) - line);
          await frame();
          await frame();
          const mark = document.querySelector('.toc [aria-current]');
          result.push([ids[at]!, mark?.getAttribute('href')]);
        }
        return result;
      },
      [READING_LINE, hrefs] as const,
    );
    expect(marks.map(([, marked]) => marked)).toEqual(marks.map(([wanted]) => wanted));
  });

  test('follows when the content above grows without any scrolling', async ({ page }) => {
    const [first, second] = (await links(page)) as [string, string];
    await page.addStyleTag({ content: '* { overflow-anchor: none }' });
    await scrollPast(page.locator(`main ${second}`), 10);
    await expect(active(page)).toHaveAttribute('href', second);
    await page.locator(`main ${second}`).evaluate((element) => {
      const filler = document.createElement('div');
      filler.style.height = '200px';
      element.closest('.prose')!.insertBefore(filler, element);
    });
    await expect(active(page)).toHaveAttribute('href', first);
  });

  test('keeps the mark on a clicked heading that cannot reach the line, until the reader scrolls on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    const all = await links(page);
    const href = all.at(-2)!;
    await page.locator(`.toc a[href="${href}"]`).click();
    const place = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(place).toBeLessThan(2);
    const top = await page.locator(`main ${href}`).evaluate((e) => e.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(READING_LINE);
    await expect(active(page)).toHaveAttribute('href', href);
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    await expect(active(page)).toHaveAttribute('href', href);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(active(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(active(page)).toHaveAttribute('href', all.at(-1)!);
  });

  test('marks a heading whose own link was clicked', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    const href = (await links(page)).at(-2)!;
    const anchor = page.locator(`main a.anchor[href="${href}"]`);
    await anchor.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}${href}`);
    await expect(active(page)).toHaveAttribute('href', href);
  });

  test('follows to another page and starts at its top', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(() => contents(page).evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(100);
    await follow(drawer(page).locator('[href="/demos/tabs"]'));
    await expect(heading(page)).toHaveText(/^Tabs/);
    const ids = page.locator('main :is(h2, h3)');
    expect(await links(page)).toEqual(
      await ids.evaluateAll((all) => all.map(({ id }) => `#${id}`)),
    );
    await expect(active(page)).toHaveCount(0);
    await expect.poll(() => contents(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
});

test('a page entered at a heading marks it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  await visit(page, PAGE);
  const href = (await links(page)).at(-2)!;
  await visit(page, '/demos/tabs');
  await follow(await addLink(page, `${PAGE}${href}`));
  await expect(heading(page)).toHaveText(/^Buttons/);
  await expect(active(page)).toHaveAttribute('href', href);
});

test('a list longer than the window scrolls by itself to the marked entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, PAGE);
  const hrefs = await links(page);
  for (const index of [hrefs.length - 3, 4]) {
    await scrollPast(page.locator(`main ${hrefs[index]!}`), 0);
    const before = await page.evaluate(() => scrollY);
    await expect(active(page)).toHaveAttribute('href', hrefs[index]!);
    await expect(active(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

test('a page without headings has no contents', async ({ page }) => {
  await visit(page, '/404.html');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.toc')).toHaveCount(0);
  await expect(page.getByText('Contents', { exact: true })).toHaveCount(0);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test.describe(`on a phone, ${direction}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
    const summary = (page: Page) => contents(page).getByText('Contents', { exact: true }).last();

    test.beforeEach(async ({ page }) => {
      await storePreferences(page, { direction });
      await visit(page, PAGE);
    });

    test('is a closed disclosure between the app bar and the content', async ({ page }) => {
      const bar = (await page.locator('.app-bar').boundingBox())!;
      const box = (await contents(page).boundingBox())!;
      const first = (await page.locator('main > *').first().boundingBox())!;
      expect(box.y).toBeGreaterThan(bar.y + bar.height);
      expect(first.y).toBeGreaterThan(box.y + box.height);
      expect(first.y - box.y - box.height).toBeLessThan(40);
      await expect(contents(page).getByRole('link').first()).toBeHidden();
      expect((await summary(page).boundingBox())!.height).toBeGreaterThanOrEqual(24);
    });

    test('opens, marks what is read, and closes when an entry is chosen', async ({ page }) => {
      await summary(page).tap();
      const entries = contents(page).getByRole('link');
      await expect(entries.first()).toBeVisible();
      expect(await entries.count()).toBe(await page.locator('main :is(h2, h3)').count());
      const href = (await links(page))[4]!;
      await entries.nth(4).tap();
      await expect(page).toHaveURL(`${PAGE}${href}`);
      await expect(entries.first()).toBeHidden();
      // Closing has moved the content; the jump has to come after it.
      const top = await page.locator(`main ${href}`).evaluate((e) => e.getBoundingClientRect().top);
      expect(Math.abs(top - 80)).toBeLessThan(2);
      await expect(active(page)).toHaveAttribute('href', href);
    });

    test('opens and chooses by keyboard', async ({ page }) => {
      await contents(page).locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(contents(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${PAGE}${(await links(page))[0]!}`);
      await expect(contents(page).getByRole('link').first()).toBeHidden();
    });

    test('lies under the app bar when the page scrolls', async ({ page }) => {
      await summary(page).tap();
      await page.evaluate(() => window.scrollTo(0, 120));
      const top = await page.evaluate(() => {
        const { left, width } = document.querySelector('.toc')!.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, 20)?.closest('.app-bar, .toc')
          ?.className;
      });
      expect(top).toContain('app-bar');
    });

    test('is closed again on the next page', async ({ page }) => {
      await summary(page).tap();
      await follow(await addLink(page, '/demos/tabs'));
      await expect(heading(page)).toHaveText(/^Tabs/);
      await expect(contents(page).getByRole('link').first()).toBeHidden();
    });
  });
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents work beside the page and as a disclosure', async ({ page }) => {
    await page.goto(PAGE);
    const first = contents(page).getByRole('link').first();
    await expect(first).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(first).toBeHidden();
    await contents(page).locator('summary').click();
    await first.click();
    await expect(page).toHaveURL(/#./);
  });
});

for (const width of [360, 1440]) {
  test(`nothing moves while the shell starts, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      (window as any).shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) (window as any).shifts.push((entry as any).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, '/getting-started/installation');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.evaluate(() => (window as any).shifts as number[])).toEqual([]);
  });
}
