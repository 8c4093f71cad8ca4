import { wake } from '../../../support/demos.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { test, expect } from '../../../support/test.ts';
import { drawer, menuButton, visit } from '../../../support/shell.ts';

const PAGE = '/getting-started/installation';
const HEIGHT = 800;
const DRAWER = 240;
const TOC = 162;
/** The widths at which the layout changes, and the last pixel before each. */
const WIDTHS: { width: number; toc: number; docked: number; gutter?: number }[] = [
  { width: 320, toc: 0, docked: 0 },
  { width: 599, toc: 0, docked: 0 },
  { width: 600, toc: TOC, docked: 0 },
  { width: 1279, toc: TOC, docked: 0 },
  { width: 1280, toc: TOC, docked: DRAWER },
  { width: 1414, toc: TOC, docked: DRAWER },
  // From here on content and contents stand in the middle of what the drawer leaves.
  { width: 1514, toc: TOC, docked: DRAWER, gutter: 50 },
  { width: 1920, toc: 220, docked: DRAWER, gutter: 154 },
  { width: 2560, toc: 260, docked: 280, gutter: 354 },
];

test('contents and drawer have their places at every width, in both directions', async ({
  page,
}) => {
  // The drawer is in its place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PAGE);
  for (const direction of ['ltr', 'rtl'] as const) {
    await changePreferences(page, { direction });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    for (const { width, toc, docked, gutter = 0 } of WIDTHS) {
      await test.step(`${direction}, ${width} px: contents ${toc}, drawer ${docked}`, async () => {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect(page.locator('.toc')).toBeVisible({ visible: toc > 0 });
        const { boxes, ...rest } = await page.evaluate(() => {
          const boxOf = (selector: string) => {
            const { left, right, width } = document
              .querySelector(selector)!
              .getBoundingClientRect();
            if (width === 0) return null;
            // Distances from the side where a line of text starts.
            const isTurned = document.documentElement.dir === 'rtl';
            return { start: isTurned ? innerWidth - right : left, width };
          };
          return {
            boxes: ['main', '.app-bar', '.toc', 'nav.drawer'].map(boxOf),
            paddingTop: getComputedStyle(document.querySelector('main')!).paddingTop,
            fits: document.documentElement.scrollWidth <= innerWidth,
          };
        });
        expect(boxes).toEqual([
          { start: docked, width: width - toc - docked },
          { start: docked, width: width - docked },
          // On phones a disclosure in the content, elsewhere a column at its end side.
          toc ? { start: width - toc - gutter, width: toc } : null,
          docked ? { start: 0, width: docked } : null,
        ]);
        expect(rest).toEqual({ paddingTop: '80px', fits: true });
        await expect(menuButton(page)).toBeVisible({ visible: docked === 0 });
      });
    }
  }
});

test('running text is as wide as one reads it, at every width', async ({ page }) => {
  await visit(page, '/guides/testing');
  for (const width of [1280, 1440, 2200, 2560]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const lines = await page.evaluate(() => {
      const range = document.createRange();
      const lineOf = (text: Text) => {
        // Characters until the line breaks for the first time.
        range.setStart(text, 0);
        for (let at = 1; at <= text.length; at += 1) {
          range.setEnd(text, at);
          if (range.getClientRects().length > 1) return at;
        }
        return 0;
      };
      const paragraphs = [...document.querySelectorAll('main .prose > p')];
      const texts = paragraphs.map((p) => p.firstChild).filter((node) => node instanceof Text);
      return texts.map(lineOf).filter((length) => length > 0);
    });
    expect(lines.length).toBeGreaterThan(5);
    const mean = lines.reduce((sum, length) => sum + length, 0) / lines.length;
    expect(mean, `${width} px`).toBeGreaterThan(60);
    expect(mean, `${width} px`).toBeLessThanOrEqual(75);
    // Narrow letters make some lines longer.
    expect(Math.max(...lines), `${width} px`).toBeLessThanOrEqual(84);
  }
});

test.describe('constants of the styles', () => {
  test('sizes, stacking order, durations and easings', async ({ page }) => {
    await visit(page, PAGE);
    for (const [width, height, toolbar] of [
      [360, 740, 56],
      [599, 800, 56],
      [599, 360, 48],
      [600, 400, 64],
      [1440, 900, 64],
    ] as const) {
      await test.step(`the toolbar of a window of ${width} by ${height} is ${toolbar} px high`, async () => {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.app-bar')).toHaveCSS('height', `${toolbar}px`);
        if (width < 1280) await menuButton(page).click();
        await expect(page.locator('.drawer-header')).toBeVisible();
        await expect(page.locator('.drawer-header')).toHaveCSS('height', `${toolbar}px`);
        // Nothing of it is cut off.
        const overflow = await page
          .locator('.drawer-header')
          .evaluate((element) => element.scrollHeight - element.clientHeight);
        expect(overflow).toBeLessThanOrEqual(0);
        if (width < 1280) await page.keyboard.press('Escape');
      });
    }

    await test.step('stacking order, durations and easings', async () => {
      const names = {
        'z-mobile-stepper': '1000',
        'z-app-bar': '1100',
        'z-drawer': '1200',
        'z-modal': '1300',
        'z-snackbar': '1400',
        'z-tooltip': '1500',
        'duration-shortest': '150',
        'duration-shorter': '200',
        'duration-short': '250',
        'duration-standard': '300',
        'duration-complex': '375',
        'duration-entering': '225',
        'duration-leaving': '195',
        ease: '0.4,0,0.2,1',
        'ease-out': '0,0,0.2,1',
        'ease-in': '0.4,0,1,1',
        'ease-sharp': '0.4,0,0.6,1',
        'tooltip-delay': '300',
        'swipe-area': '20',
      };
      const found = await page.evaluate((keys) => {
        // Those of durations stand where something moves.
        const style = getComputedStyle(document.querySelector('.drawer')!);
        // The bundler may have written a duration in seconds and left out a leading zero.
        const normalise = (value: string) =>
          value
            .replace(/^([\d.]+)s$/, (_, seconds) => String(Math.round(Number(seconds) * 1000)))
            .replace(/ms$|px$|^cubic-bezier\(|\)$|\s/g, '')
            .split(',')
            .map(Number)
            .join();
        return Object.fromEntries(
          keys.map((key) => [key, normalise(style.getPropertyValue(`--v-${key}`).trim())]),
        );
      }, Object.keys(names));
      expect(found).toEqual(names);
      await expect(page.locator('.app-bar')).toHaveCSS('z-index', '1100');
      await expect(drawer(page)).toHaveCSS('z-index', '1200');
      await expect(page.locator('.app-bar .hint').first()).toHaveCSS('z-index', '1500');
      await expect(page.locator('.loading-bar')).toHaveCSS('z-index', '1500');
    });
  });

  test('a dialog of a demo covers the app bar and the drawer, a demo itself lies below them', async ({
    page,
  }) => {
    await visit(page, '/demos/dialogs');
    const frame = page.locator('main [data-demo]').first();
    await wake(frame);
    const covering = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2)!;
        return found.closest('[role="presentation"], .app-bar, .drawer')?.className ?? '';
      });
    await frame.locator('.demo-content').evaluate((content) => {
      content.insertAdjacentHTML(
        'beforeend',
        testHtml(
          '<div id="above" style="position:fixed;inset:0;z-index:9999">A demo that wants it all</div>',
        ),
      );
    });
    expect(await covering('.app-bar')).toContain('app-bar');
    expect(await covering('.drawer')).toContain('drawer');
    await page.locator('#above').evaluate((element) => element.remove());
    await frame.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await covering('.app-bar')).toContain('MuiDialog');
    expect(await covering('.drawer')).toContain('MuiDialog');
  });
});

test('the home page docks no drawer and has no contents', async ({ page }) => {
  await visit(page, '/');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('.toc')).toBeHidden();
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
});

test('text is as large as the reader has set it in the browser, and nothing is cut for it', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 360, height: HEIGHT });
  for (const path of [PAGE, '/api/autocomplete', '/']) {
    await visit(page, path);
    await menuButton(page).click();
    const found = await page.evaluate(() => {
      const isIn = (selector: string, around: string) => {
        const element = document.querySelector(selector);
        if (element === null) return true;
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, bottom } = range.getBoundingClientRect();
        const box = document.querySelector(around)!.getBoundingClientRect();
        // What a font leaves free above and below its letters may be outside.
        return top >= box.top - 2 && bottom <= box.bottom + 2;
      };
      return {
        size: getComputedStyle(document.querySelector('main p')!.parentElement!).fontSize,
        isInBar: isIn('.app-bar-title', '.app-bar'),
        isInDrawer: isIn('.drawer-title', '.drawer-title'),
        fits: document.documentElement.scrollWidth <= innerWidth,
      };
    });
    expect([path, found]).toEqual([
      path,
      { size: '32px', isInBar: true, isInDrawer: true, fits: true },
    ]);
  }
});
