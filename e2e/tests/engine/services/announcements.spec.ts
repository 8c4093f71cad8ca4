import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { findViolations } from '../../../support/axe.ts';
import { settleAtRest, visitAtRest } from '../../../support/clock.ts';
import { readShifts, recordShifts, shifts } from '../../../support/layout-shift.ts';
import { changePreferences, COMBINATIONS } from '../../../support/preferences.ts';
import {
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  watchRequests,
} from '../../../support/shell.ts';
import { ANNOUNCEMENT_COOKIE, test, expect } from '../../../support/test.ts';

const FILE = '/announcements.json';
const PAGE = '/getting-started/installation';
const OTHER_PAGE = '/getting-started/supported-platforms';
/** The wait before the first request, how long a notice stays, and how long the last one is remembered. */
const DELAY = 1000;
const AUTO_HIDE = 20_000;
const MAX_AGE_S = 31_536_000;

test.use({ announcements: true });

const notice = (page: Page): Locator => page.getByRole('region', { name: 'Announcement' });
const closeButton = (page: Page): Locator => notice(page).getByRole('button', { name: 'Close' });

interface Item {
  id: number;
  text: string;
}

async function serve(page: Page, list: unknown): Promise<void> {
  await page.context().route(FILE, (route) => route.fulfill({ json: list }));
}

/** Loads a page with the given announcements and waits for the first. */
async function visitWith(page: Page, list: Item[], first = list[0]!.text): Promise<void> {
  await serve(page, list);
  await visitAtRest(page, PAGE);
  await page.clock.runFor(DELAY);
  await expect(notice(page)).toContainText(first);
}

async function readCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === ANNOUNCEMENT_COOKIE);
}

async function storeCookie(page: Page, id: number, url: string): Promise<void> {
  await page.context().addCookies([{ name: ANNOUNCEMENT_COOKIE, value: String(id), url }]);
}

/** Hides the page as another tab would, or brings it back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test.describe('the file', () => {
  test('is fetched once, a second after the page has loaded, with its code', async ({ page }) => {
    const requests = watchRequests(page, FILE);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const code = () => scripts.filter((url) => /start-announcements|sanitize/.test(url)).length;
    await serve(page, []);
    await visitAtRest(page, PAGE);
    await page.clock.runFor(DELAY - 1);
    await settleAtRest(page);
    expect([requests.length, code()]).toEqual([0, 0]);
    await page.clock.runFor(1);
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(5 * AUTO_HIDE);
    await follow(drawer(page).locator(`[href="${OTHER_PAGE}"]`));
    await expect(heading(page)).toHaveText(/^Supported Platforms/);
    await page.clock.runFor(5 * AUTO_HIDE);
    await settleAtRest(page);
    expect(requests.length).toBe(1);
    // The sanitizer is loaded only for something to show.
    expect(code()).toBe(1);
  });

  test.describe('for a crawler', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    test('is not fetched', async ({ page }) => {
      const requests = watchRequests(page, FILE);
      const loaded = page.waitForResponse(/start-announcements/);
      await visitAtRest(page, PAGE);
      await page.clock.runFor(DELAY);
      await loaded;
      await settleAtRest(page);
      expect(requests).toEqual([]);
      await expect(notice(page)).toHaveCount(0);
    });
  });

  test.describe('that cannot be had', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource: /] });
    test('is an empty one', async ({ page }) => {
      await page.route(FILE, (route) => route.abort());
      await visitAtRest(page, PAGE);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(FILE));
      await page.clock.runFor(DELAY);
      await failed;
      await settleAtRest(page);
      await expect(page.locator('.notice')).toHaveCount(0);
      await follow(drawer(page).locator(`[href="${OTHER_PAGE}"]`));
      await expect(heading(page)).toHaveText(/^Supported Platforms/);
    });
  });
});

test.describe('an announcement', () => {
  const LIST = [
    { id: 5, text: 'five' },
    { id: 3, text: 'three' },
    { id: 7, text: 'seven' },
  ];

  test('is the first in the file above the last one closed, which is kept for a year', async ({
    page,
    context,
    baseURL,
  }) => {
    await storeCookie(page, 2, baseURL!);
    await visitWith(page, LIST, 'five');
    await closeButton(page).click();
    await expect(notice(page)).toContainText('seven');
    expect(await readCookie(page)).toMatchObject({ value: '5', path: '/' });
    const { expires } = (await readCookie(page))!;
    expect(Math.abs(expires - Date.now() / 1000 - MAX_AGE_S)).toBeLessThan(120);

    const other = await context.newPage();
    await visitAtRest(other, OTHER_PAGE);
    await other.clock.runFor(DELAY);
    await expect(notice(other)).toContainText('seven');
    await closeButton(other).click();
    await expect(notice(other)).toHaveCount(0);
    expect(await readCookie(page)).toMatchObject({ value: '7' });

    // The first tab hears of it when the reader comes back.
    await expect(notice(page)).toContainText('seven');
    await setHidden(page, false);
    await expect(notice(page)).toHaveCount(0);

    const answered = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith(FILE),
    );
    await page.goto(PAGE);
    await page.clock.runFor(DELAY);
    await answered;
    await settleAtRest(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('is of the site itself, moves nothing when it comes, and stays when the reader goes on', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(closeButton(page)).toBeVisible();
    expect(await shifts(page)).toBe(0);
    // Time that passes behind another tab does not count.
    await setHidden(page, true);
    await markDocument(page);
    const node = await notice(page).elementHandle();
    const text = await notice(page).textContent();

    await test.step('clicks elsewhere are no closing', async () => {
      await page.locator('main .lead').click();
    });
    await test.step('its link is followed in place', async () => {
      await notice(page).getByRole('link').click();
      await expect(heading(page)).toHaveText(/^Supported Components/);
      await page.locator('main .lead').click();
      await expectSameDocument(page);
    });
    expect(await notice(page).evaluate((shown, before) => shown === before, node)).toBe(true);
    await expect(notice(page)).toHaveText(text!);
    expect(await readCookie(page)).toBeUndefined();
  });

  test('hides after 20 seconds, as if it was closed', async ({ page }) => {
    const list = ['one', 'two', 'three', 'four', 'five'].map((text, index) => ({
      id: index + 1,
      text,
    }));
    await visitWith(page, list);
    await page.clock.runFor(AUTO_HIDE - 1);
    await expect(notice(page)).toContainText('one');
    await page.clock.runFor(1);
    await expect(notice(page)).toContainText('two');
    expect(await readCookie(page)).toMatchObject({ value: '1' });

    for (const [shown, what, pause, resume] of [
      ['two', 'hovered', () => notice(page).hover(), () => page.mouse.move(1, 1)],
      [
        'three',
        'focused',
        async () => {
          await page.keyboard.press('Shift');
          await closeButton(page).focus();
        },
        () => closeButton(page).blur(),
      ],
      ['four', 'behind another tab', () => setHidden(page, true), () => setHidden(page, false)],
    ] as const) {
      await test.step(`not while it is ${what}, and goes on afterwards`, async () => {
        await page.clock.runFor(12_000);
        await pause();
        await page.clock.runFor(5 * AUTO_HIDE);
        await expect(notice(page)).toContainText(shown);
        await resume();
        await page.clock.runFor(AUTO_HIDE - 12_000 - 1);
        await expect(notice(page)).toContainText(shown);
        await page.clock.runFor(1);
        await expect(notice(page)).not.toContainText(shown);
      });
    }

    await test.step('the next gets as long, and nothing comes after the last', async () => {
      await page.clock.runFor(AUTO_HIDE - 1);
      await expect(notice(page)).toContainText('five');
      await page.clock.runFor(1);
      await expect(notice(page)).toHaveCount(0);
      expect(await readCookie(page)).toMatchObject({ value: '5' });
    });
  });
});

test.describe('with the keyboard and a screen reader', () => {
  test('it is announced, takes no focus and gives back what it was given', async ({ page }) => {
    await serve(page, [
      { id: 1, text: 'one' },
      { id: 2, text: 'two' },
    ]);
    // The text comes into a live region that was there before it.
    await page.addInitScript(() => {
      const seen: string[] = ((window as any).statuses = []);
      new MutationObserver(() => {
        const status = document.querySelector('.announcement [role="status"]');
        if (status && seen.at(-1) !== status.textContent) seen.push(status.textContent);
      }).observe(document, { childList: true, subtree: true });
    });
    await visitAtRest(page, PAGE);
    const link = page.locator('main a:visible').first();
    await link.focus();
    await page.clock.runFor(DELAY);
    await expect(notice(page).getByRole('status')).toHaveText('one');
    expect(await page.evaluate(() => (window as any).statuses as string[])).toEqual(['', 'one']);
    await expect(link).toBeFocused();

    // It stands between the shell and the content.
    for (let steps = 0; steps < 12; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await closeButton(page).evaluate((button) => button === document.activeElement)) break;
    }
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page).getByRole('status')).toHaveText('two');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    expect(await readCookie(page)).toMatchObject({ value: '2' });
    expect(
      await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)),
    ).toBe(true);
  });

  test('at 400 % of 1280 by 1024 it is the last line of the page and moves nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const text = `Version 9 is out. <a href="https://example.com/">${'Read on '.repeat(6)}</a>`;
    await page.addInitScript(recordShifts);
    await visitWith(page, [{ id: 1, text }], 'Version 9 is out');
    await expect(notice(page)).not.toBeInViewport();
    // Time in which nobody can see it does not count.
    await page.clock.runFor(3 * AUTO_HIDE);
    await expect(notice(page)).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(notice(page)).toBeInViewport();
    const box = (await notice(page).boundingBox())!;
    // A page's height may have a fraction of a pixel, and what it is scrolled by has none.
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(Math.floor(box.y + box.height)).toBeLessThanOrEqual(256);
    // Both at one moment: the page may still be scrolling by a part of a pixel.
    const gap = await notice(page).evaluate(
      (element) =>
        element.getBoundingClientRect().top -
        document.querySelector('main')!.getBoundingClientRect().bottom,
    );
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(box).toMatchObject({ x: 0, width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.clock.runFor(AUTO_HIDE);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.resume();
    expect(await readShifts(page)).toEqual([]);
  });

  test('it covers no control of the shell and has no accessibility problem', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const text = `Version 9 is out. <a href="https://example.com/">${'Read on '.repeat(12)}</a>`;
    await visitWith(page, [{ id: 1, text }], 'Version 9 is out');
    await expect(notice(page)).toHaveCSS('transition-duration', '0s');
    await setHidden(page, true);
    await page.clock.resume();
    for (const { mode, direction } of COMBINATIONS) {
      await changePreferences(page, { mode, direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
      for (const width of [320, 1440]) {
        await test.step(`${mode}, ${direction}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 640 });
          const box = (await notice(page).boundingBox())!;
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y).toBeGreaterThan(320);
          expect(box.y + box.height).toBeLessThanOrEqual(640);
          // In the middle of what the drawer leaves, where it is docked.
          const drawer = width < 1280 ? 0 : direction === 'ltr' ? 240 : -240;
          expect(Math.abs(box.x + box.width / 2 - (width + drawer) / 2)).toBeLessThanOrEqual(1);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          // Which way the page runs changes no color, how wide it is no name: not all need the check.
          if ((width === 320) === (direction === 'ltr')) {
            expect(await findViolations(page)).toEqual([]);
          }
        });
      }
    }
  });
});

test.describe('the HTML is hostile', () => {
  const { vectors } = JSON.parse(
    readFileSync(new URL('../../../fixtures/xss-vectors.json', import.meta.url), 'utf8'),
  ) as { vectors: Record<string, string[]> };
  const TAGS = 'A B BR CODE EM I P S SMALL SPAN STRONG U'.split(' ');

  /** Notes every call that the vectors could make. */
  async function watchCalls(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const calls: string[] = ((window as any).calls = []);
      for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
        (window as any)[name] = (value: unknown) => calls.push(`${name}(${String(value)})`);
      }
    });
    return () => page.evaluate(() => (window as any).calls as string[]);
  }

  /** Tells whether the page has loaded the sanitizer. */
  function watchLibrary(page: Page): () => boolean {
    let asked = false;
    page.on('request', (request) => (asked ||= /\/sanitize-[^/]+\.js$/.test(request.url())));
    return () => asked;
  }

  /** A browser that does not have the Sanitizer API yet. */
  const withoutSanitizer = (page: Page) =>
    page.addInitScript(() => {
      delete (Element.prototype as { setHTML?: unknown }).setHTML;
    });

  /** Closes one announcement after the other, and returns what should not be left of each. */
  const closeEach = (page: Page, ids: number[]): Promise<string[]> =>
    page.evaluate(
      async ([all, tags]) => {
        const found: string[] = [];
        // Timers stand still.
        const nextTask = () =>
          new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(0);
          });
        for (const id of all) {
          const status = document.querySelector('.announcement [role="status"]')!;
          if (status.querySelector('b')?.textContent !== String(id)) found.push(`${id}: missing`);
          for (const element of status.querySelectorAll('*')) {
            if (!tags.includes(element.tagName)) found.push(`${id}: <${element.tagName}>`);
            for (const { name, value } of element.attributes) {
              const allowed =
                name === 'rel'
                  ? value === 'noopener'
                  : name === 'href' && /^(https?:\/\/|\/\w)/.test(value) && element.matches('a');
              if (!allowed) found.push(`${id}: ${name}="${value}"`);
            }
          }
          for (const link of status.querySelectorAll<HTMLAnchorElement>('a[href]')) {
            if (!/^https?:$/.test(link.protocol)) found.push(`${id}: ${link.href}`);
            if (link.rel !== 'noopener') found.push(`${id}: no rel`);
          }
          for (const element of status.querySelectorAll('*')) {
            for (const type of ['pointerenter', 'mouseover', 'focus', 'animationend', 'toggle']) {
              element.dispatchEvent(new Event(type, { bubbles: true }));
            }
          }
          await nextTask();
          document.querySelector<HTMLElement>('.announcement button')!.click();
          await nextTask();
        }
        return found;
      },
      [ids, TAGS] as const,
    );

  // What is sanitized has to be harmless by itself.
  test.use({ bypassCSP: true });

  for (const how of ['with the Sanitizer API', 'without it'] as const) {
    test(`${how}: nothing runs, nothing is asked for, only harmless markup remains`, async ({
      page,
    }) => {
      expect(Object.keys(vectors)).toHaveLength(9);
      expect(Object.values(vectors).flat().length).toBeGreaterThanOrEqual(60);
      const library = watchLibrary(page);
      if (how === 'without it') await withoutSanitizer(page);
      const calls = await watchCalls(page);
      const harmless =
        'New: <b>bold</b>, <em>em</em>, <code>code</code><br><a href="https://example.com/a?b=1#c">web</a> <a href="/demos/tabs">page</a>';
      const items = [`<article><div>${harmless}</div></article>`]
        .concat(Object.values(vectors).flat())
        .map((text, index) => ({
          id: index + 1,
          text: index === 0 ? text : `<b>${index + 1}</b> ${text}`,
        }));
      await visitWith(page, items, 'New:');
      expect(library()).toBe(how === 'without it');

      await test.step('harmless HTML stays what it is', async () => {
        expect(await notice(page).getByRole('status').innerHTML()).toBe(
          harmless.replaceAll('">', '" rel="noopener">'),
        );
      });

      // The first sign of a pointer loads what hides tooltips.
      const loaded = page.waitForResponse(/\/on-first-use-[^/]+\.js$/);
      await closeButton(page).hover();
      await loaded;
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await closeButton(page).click();
      let last = 1;
      for (const [family, list] of Object.entries(vectors)) {
        await test.step(family, async () => {
          expect(
            await closeEach(
              page,
              Array.from(list, () => (last += 1)),
            ),
          ).toEqual([]);
          await settleAtRest(page);
          expect(await calls()).toEqual([]);
          const asked = requests.splice(0).map((request) => new URL(request.url()).pathname);
          expect(asked).toEqual(['/favicon.svg']);
        });
      }
      await expect(notice(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(PAGE);

      await test.step('unsanitised, a vector is seen to run', async () => {
        await page.evaluate(() => {
          document.querySelector('main')!.innerHTML = '<img src="data:," onerror=alert(1)>';
        });
        await expect.poll(calls).toEqual(['alert(1)']);
      });
    });
  }
});
