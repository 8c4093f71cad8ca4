import type { Locator, Page } from '@playwright/test';
import { storePreferences } from '../../../support/preferences.ts';
import { shifts } from '../../../support/layout-shift.ts';
import {
  addLink,
  drawer,
  follow,
  heading,
  settle,
  visit,
  waitForLaterScripts,
} from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

/** Distance from the top at which a heading counts as read; the same as in `browser/page/active-heading.ts`. */
const READING_LINE = 104;
/** Has neither demos, which would take their time, nor fewer headings than fit into a low window. */
const PAGE = '/guides/testing';
const TITLE = /^Testing/;
const NEXT = '/guides/typescript';
const NEXT_TITLE = /^TypeScript/;

const contents = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents' }).filter({ visible: true });
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
  test('lists the headings, open where there is room', async ({ page }) => {
    await visit(page, PAGE);
    const first = contents(page).getByRole('link').first();

    await test.step('lists the headings of levels 2 and 3 in order, the third level indented', async () => {
      const headings = await page
        .locator('main :is(h2, h3)')
        .evaluateAll((all) => all.map(({ id, tagName }) => [`#${id}`, tagName] as const));
      expect(headings.length).toBeGreaterThan(10);
      expect(await links(page)).toEqual(headings.map(([href]) => href));
      const indents = await page
        .locator('.toc a')
        .evaluateAll((all) => all.map((link) => parseFloat(getComputedStyle(link).paddingLeft)));
      const indented = headings.map((_, index) => indents[index]! > Math.min(...indents));
      expect(indented).toEqual(headings.map(([, tag]) => tag === 'H3'));
    });

    await test.step('the third level lies below the second', async () => {
      await expect(page.locator('.toc > ul > li > ul > li > a').first()).toBeVisible();
      await first.focus();
      await expect(first).toBeFocused();
    });

    await test.step('gives way to a disclosure as the window becomes a phone’s, and comes back', async () => {
      await expect(contents(page).locator('summary')).toHaveCount(0);
      await page.setViewportSize({ width: 599, height: 800 });
      await expect(contents(page)).toHaveCount(1);
      await expect(contents(page).locator('summary')).toBeVisible();
      await expect(first).toBeHidden();
      await page.setViewportSize({ width: 600, height: 800 });
      await expect(first).toBeVisible();
    });
  });

  test('marks what is read', async ({ page }) => {
    await visit(page, PAGE);
    const hrefs = await links(page);

    await test.step('nothing above the first heading, then the last one above the reading line', async () => {
      await expect(active(page)).toHaveCount(0);
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

    await test.step('the last heading at the bottom of the page', async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(active(page)).toHaveAttribute('href', hrefs.at(-1)!);
    });

    await test.step('the right one within two frames of the last of many quick jumps', async () => {
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

    await test.step('another one when the content above grows without any scrolling', async () => {
      const [first, second] = hrefs as [string, string];
      await page.addStyleTag({ content: '* { overflow-anchor: none }' });
      await scrollPast(page.locator(`main ${second}`), 10);
      await expect(active(page)).toHaveAttribute('href', second);
      await page.locator(`main ${second}`).evaluate((element) => {
        const filler = document.createElement('div');
        filler.style.height = '200px';
        element.closest('.heading')!.before(filler);
      });
      await expect(active(page)).toHaveAttribute('href', first);
    });
  });

  test('marks what cannot reach the reading line in a high window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 });
    await visit(page, PAGE);
    const hrefs = await links(page);
    const href = hrefs.at(-2)!;

    await test.step('every heading on the way down', async () => {
      const seen = await page.evaluate(async () => {
        // The page looks in the frame that it is told of the scrolling in, after this callback.
        const look = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const marked = new Set<string>();
        const end = document.documentElement.scrollHeight - innerHeight;
        // Near the end headings take turns at shorter distances.
        for (let y = 0; y <= end + 20; y += 20) {
          window.scrollTo(0, y);
          await look();
          const entry = document.querySelector('.toc [aria-current]');
          if (entry) marked.add(entry.getAttribute('href')!);
        }
        return [...marked];
      });
      expect(seen).toEqual(hrefs);
    });

    await test.step('a heading whose own link was clicked', async () => {
      const own = hrefs.at(-3)!;
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(active(page)).toHaveCount(0);
      await page.locator(`main a.anchor[href="${own}"]`).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${PAGE}${own}`);
      await expect(active(page)).toHaveAttribute('href', own);
    });

    await test.step('a clicked heading, until the reader scrolls on', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(active(page)).toHaveCount(0);
      await page.locator(`.toc a[href="${href}"]`).click();
      const place = () =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
      await expect.poll(place).toBeLessThan(2);
      const top = await page.locator(`main ${href}`).evaluate((e) => e.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(READING_LINE);
      await expect(active(page)).toHaveAttribute('href', href);
      await page.evaluate(() => window.dispatchEvent(new Event('resize')));
      await settle(page);
      await expect(active(page)).toHaveAttribute('href', href);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(active(page)).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(active(page)).toHaveAttribute('href', hrefs.at(-1)!);
    });

    await test.step('a heading at which the page is entered', async () => {
      await follow(drawer(page).locator(`[href="${NEXT}"]`));
      await expect(heading(page)).toHaveText(NEXT_TITLE);
      await follow(await addLink(page, `${PAGE}${href}`));
      await expect(heading(page)).toHaveText(TITLE);
      await expect(active(page)).toHaveAttribute('href', href);
    });
  });
});

test('a list longer than the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, PAGE);

  await test.step('scrolls by itself to the marked entry', async () => {
    const hrefs = await links(page);
    for (const index of [hrefs.length - 3, 4]) {
      await scrollPast(page.locator(`main ${hrefs[index]!}`), 0);
      const before = await page.evaluate(() => scrollY);
      await expect(active(page)).toHaveAttribute('href', hrefs[index]!);
      await expect(active(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
  });

  await test.step('follows to another page and starts at its top', async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(() => contents(page).evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(100);
    await follow(drawer(page).locator(`[href="${NEXT}"]`));
    await expect(heading(page)).toHaveText(NEXT_TITLE);
    const ids = page.locator('main :is(h2, h3)');
    expect(await links(page)).toEqual(
      await ids.evaluateAll((all) => all.map(({ id }) => `#${id}`)),
    );
    await expect(active(page)).toHaveCount(0);
    await expect.poll(() => contents(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
});

test('a page without headings has no contents', async ({ page }) => {
  await visit(page, '/404.html');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.toc')).toBeHidden();
  await expect(page.getByText('Contents', { exact: true })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });
  const summary = (page: Page) => contents(page).locator('summary');

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`is a disclosure, ${direction}`, async ({ page }) => {
      await storePreferences(page, { direction });
      await visit(page, PAGE);
      const entries = contents(page).getByRole('link');

      await test.step('closed, below the lead: heading and first sentence come first', async () => {
        const box = (await contents(page).boundingBox())!;
        const lead = (await page.locator('main > .lead').boundingBox())!;
        const title = (await heading(page).boundingBox())!;
        expect(lead.y).toBeGreaterThanOrEqual(title.y + title.height);
        expect(box.y).toBeGreaterThan(lead.y + lead.height);
        const sentence = await page.locator('main > .lead').evaluate((element) => {
          const range = document.createRange();
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          range.selectNodeContents(element);
          for (let node; (node = walker.nextNode() as Text | null);) {
            const at = node.data.search(/[.:;]/);
            if (at < 0) continue;
            range.setEnd(node, at + 1);
            break;
          }
          return range.getBoundingClientRect().bottom;
        });
        expect(sentence).toBeLessThanOrEqual(300);
        await expect(entries.first()).toBeHidden();
        expect((await summary(page).boundingBox())!.height).toBeGreaterThanOrEqual(24);
      });

      await test.step('opens, and leads to a heading', async () => {
        await summary(page).tap();
        await expect(entries.first()).toBeVisible();
        expect(await entries.count()).toBe(await page.locator('main :is(h2, h3)').count());
        const href = (await links(page))[4]!;
        await entries.nth(4).tap();
        await expect(page).toHaveURL(`${PAGE}${href}`);
        const top = await page
          .locator(`main ${href}`)
          .evaluate((e) => e.getBoundingClientRect().top);
        expect(Math.abs(top - 80)).toBeLessThan(2);
      });

      await test.step('opens and chooses by keyboard', async () => {
        await summary(page).focus();
        await page.keyboard.press('Enter');
        await expect(entries.first()).toBeHidden();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(entries.first()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(`${PAGE}${(await links(page))[0]!}`);
      });

      await test.step('is closed again on the next page', async () => {
        await expect(entries.first()).toBeVisible();
        await follow(await addLink(page, NEXT));
        await expect(heading(page)).toHaveText(NEXT_TITLE);
        await expect(entries.first()).toBeHidden();
      });
    });
  }
});

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

test('nothing moves while the shell starts', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/getting-started/installation');
    await waitForLaterScripts(page);
    await settle(page);
    expect(await shifts(page), `${width} px`).toBe(0);
  }
});
