import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { storePreferences } from '../support/preferences.ts';
import { addLink, follow, heading, settle, visit } from '../support/shell.ts';
import { SITE } from '../support/site.ts';
import { test, expect } from '../support/test.ts';

const PAGE = '/demos/menus';
const FILE = 'basic-menu';
const OTHER = 'checkbox-menu';
/** A type, which TypeScript alone has, and something that both have. */
const TYPE = 'HTMLElement';
const VALUE = 'useState';
const LANGUAGE_KEY = 'vitrine:code-language';

const source = () => readFile(new URL(`content${PAGE}/${FILE}.tsx`, SITE), 'utf8');
const toolbar = (page: Page, hash = FILE) => demo(page, hash).locator('.demo-toolbar');
const button = (page: Page, name: string, hash = FILE) =>
  demo(page, hash).getByRole('button', { name, exact: true });
const code = (page: Page, hash = FILE) => demo(page, hash).locator('.demo-source pre code');
const menu = (page: Page) => page.getByRole('menu', { name: 'More' });
const notice = (page: Page, hash = FILE) => toolbar(page, hash).getByRole('status').first();

async function open(page: Page, hash = FILE) {
  await visit(page, PAGE);
  await wake(demo(page, hash));
}

async function openMenu(page: Page) {
  await button(page, 'See more').click();
  await expect(menu(page).getByRole('menuitem').first()).toBeFocused();
}

async function choose(page: Page, name: string) {
  await openMenu(page);
  await menu(page).getByRole('menuitem', { name }).click();
}

const denyClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied'));
  });

test.describe('the toolbar', () => {
  test('has its controls in the order of the specification', async ({ page }) => {
    await open(page);
    const names = await toolbar(page)
      .locator('a, button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(names.slice(1)).toEqual([
      'See the source on GitHub (opens in a new tab)',
      'Edit in CodeSandbox',
      'Show the source',
      'See more',
    ]);
    const left = await Promise.all(
      (await toolbar(page).locator('a, button').all()).map(
        async (each) => (await each.boundingBox())!.x,
      ),
    );
    expect(left).toEqual([...left].sort((a, b) => a - b));
    await openMenu(page);
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      'Copy the source',
      'Edit in StackBlitz',
      'Download as ZIP',
      'Copy link to this demo',
    ]);
  });

  test('leads to the file in the repository, in a new tab', async ({ page }) => {
    await open(page);
    const link = toolbar(page).getByRole('link', { name: 'See the source on GitHub' });
    await expect(link).toHaveAttribute('href', new RegExp(`/site/content${PAGE}/${FILE}\\.tsx$`));
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('says in a tooltip what each control does', async ({ page }) => {
    await open(page);
    const icons = await toolbar(page).locator('a, button').all();
    expect(icons).toHaveLength(5);
    for (const icon of icons) {
      const name = (await icon.getAttribute('aria-label'))!;
      const tooltip = icon.locator('..').locator('.hint');
      await expect(tooltip).toBeHidden();
      await icon.hover();
      await expect(tooltip).toBeVisible();
      const text = await tooltip.textContent();
      expect(name).toContain(text);
      const box = (await tooltip.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1440);
    }
  });

  test('is not there when the author hides it', async ({ page }) => {
    await visit(page, '/');
    const frame = page.locator('main [data-demo]');
    await wake(frame);
    await expect(frame.locator('.demo-toolbar')).toHaveCount(0);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test.describe(`on a phone, ${direction}`, () => {
      test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
      test('fits, can be touched and works', async ({ page }) => {
        await storePreferences(page, { direction });
        await open(page);
        for (const control of await toolbar(page).locator('a, button').all()) {
          const { x, width, height, y } = (await control.boundingBox())!;
          expect(width).toBeGreaterThanOrEqual(44);
          expect(height).toBeGreaterThanOrEqual(44);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(360);
          expect(y).toBe((await button(page, 'See more').boundingBox())!.y);
        }
        await openMenu(page);
        const box = (await menu(page).boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(360);
        await page.keyboard.press('Escape');
        await button(page, 'Show the source').tap();
        await expect(code(page)).toContainText(VALUE);
        await expect(code(page)).toHaveCSS('direction', 'ltr');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(overflow).toBe(360);
      });
    });
  }
});

test.describe('the menu', () => {
  test.beforeEach(({ page }) => open(page));

  test('is used with the keyboard and gives the focus back', async ({ page }) => {
    const more = button(page, 'See more');
    await more.focus();
    await page.keyboard.press('Enter');
    const items = menu(page).getByRole('menuitem');
    await expect(items.nth(0)).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['End', 3],
      ['ArrowDown', 0],
      ['ArrowUp', 3],
      ['Home', 0],
      ['d', 2],
      ['c', 3],
      ['c', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(items.nth(index), key).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(more).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by a click elsewhere, on its own button and by Tab', async ({ page }) => {
    await openMenu(page);
    await heading(page).click();
    await expect(menu(page)).toHaveCount(0);
    await openMenu(page);
    await button(page, 'See more').click();
    await expect(menu(page)).toHaveCount(0);
    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveCount(0);
  });

  test('copies the address of the demo', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, 'Copy link to this demo');
    await expect(notice(page)).toHaveText('Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${PAGE}#${FILE}`);
    await expect(notice(page)).toHaveText('');
  });
});

test('an address with a demo opens scrolled to it, below the app bar', async ({ page }) => {
  const expectAtTop = async () => {
    const bar = (await page.locator('.app-bar').boundingBox())!;
    await expect
      .poll(async () => {
        const { y } = (await demo(page, OTHER).boundingBox())!;
        return y >= bar.height && y < bar.height + 60;
      })
      .toBe(true);
  };
  await visit(page, `${PAGE}#${OTHER}`);
  await expectAtTop();
  await visit(page, '/demos/tabs');
  await follow(await addLink(page, `${PAGE}#${OTHER}`));
  await expect(heading(page)).toHaveText(/^Menus/);
  await expectAtTop();
});

test.describe('copying the source', () => {
  test('copies the file and closes the menu', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await choose(page, 'Copy the source');
    await expect(menu(page)).toHaveCount(0);
    await expect(notice(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trimEnd()).toBe((await source()).trimEnd());
  });

  test('falls back to selected text, and says when that fails too', async ({ page }) => {
    await open(page);
    await denyClipboard(page);
    await page.evaluate(() => {
      document.addEventListener('copy', () => {
        (window as any).copied = (document.activeElement as HTMLTextAreaElement).value;
      });
    });
    await choose(page, 'Copy the source');
    await expect(notice(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => (window as any).copied as string);
    expect(copied.trimEnd()).toBe((await source()).trimEnd());
    await expect(page.locator('body > textarea')).toHaveCount(0);
    await page.evaluate(() => (document.execCommand = () => false));
    await choose(page, 'Copy the source');
    await expect(menu(page)).toHaveCount(0);
    await expect(notice(page)).toContainText('Copying failed');
  });

  test.describe('that does not load', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });
    test('says so, closes the menu and can be tried again', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page);
      await page.route('**/sources/*', (route) => route.abort());
      await choose(page, 'Copy the source');
      await expect(menu(page)).toHaveCount(0);
      await expect(notice(page)).toContainText('could not be loaded');
      await page.unroute('**/sources/*');
      await choose(page, 'Copy the source');
      await expect(notice(page)).toHaveText('Copied');
    });
  });
});

test.describe('the source', () => {
  test('is below the demo, fetched once when wanted, highlighted, and the file as it is', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sources/')) requests.push(request.url());
    });
    await open(page);
    await expect(demo(page, FILE).locator('.demo-source')).toHaveCount(0);
    expect(requests).toHaveLength(0);
    for (const round of [1, 2]) {
      await button(page, 'Show the source').click();
      await expect(code(page), `round ${round}`).toBeVisible();
      expect((await code(page).textContent())!.trimEnd()).toBe((await source()).trimEnd());
      expect(await code(page).locator('span[class]').count()).toBeGreaterThan(10);
      const stage = (await demo(page, FILE).locator('.demo-stage').boundingBox())!;
      expect((await code(page).boundingBox())!.y).toBeGreaterThan(stage.y + stage.height);
      await expect(button(page, 'Hide the source')).toHaveAttribute('aria-expanded', 'true');
      await button(page, 'Hide the source').click();
      await expect(code(page)).toHaveCount(0);
    }
    await settle(page);
    expect(requests).toHaveLength(1);
  });

  test.describe('that cannot be loaded', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });
    for (const [what, pattern] of [
      ['the file', '**/sources/*'],
      ['what shows it', '**/assets/demo-source-*.js'],
    ] as const) {
      test(`says so when ${what} is missing, and can be tried again`, async ({ page }) => {
        await open(page);
        await page.route(pattern, (route) => route.abort());
        await button(page, 'Show the source').click();
        const alert = demo(page, FILE).getByRole('alert');
        await expect(alert).toContainText('could not be loaded');
        await page.unroute(pattern);
        if (what === 'what shows it') return;
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(code(page)).toContainText(VALUE);
        await expect(alert).toHaveCount(0);
      });
    }
  });

  test('is shown in one language everywhere, and the choice is remembered', async ({
    page,
    context,
  }) => {
    await open(page);
    await button(page, 'Show the source').click();
    await demo(page, OTHER).scrollIntoViewIfNeeded();
    await wake(demo(page, OTHER));
    await button(page, 'Show the source', OTHER).click();
    await expect(button(page, 'TypeScript')).toHaveAttribute('aria-pressed', 'true');
    await expect(code(page)).toContainText(TYPE);

    const tab = await context.newPage();
    await open(tab);
    await button(tab, 'Show the source').click();
    await expect(button(tab, 'TypeScript')).toHaveAttribute('aria-pressed', 'true');

    await button(page, 'JavaScript').click();
    for (const [where, hash] of [
      [page, FILE],
      [page, OTHER],
      [tab, FILE],
    ] as const) {
      await expect(button(where, 'JavaScript', hash)).toHaveAttribute('aria-pressed', 'true');
      await expect(demo(where, hash).getByRole('tab')).toHaveText(`${hash}.jsx`);
    }
    await expect(code(page)).not.toContainText(TYPE);
    await open(page);
    await button(page, 'Show the source').click();
    await expect(button(page, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is copied in the remembered language before any source was opened', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((key) => localStorage.setItem(key, 'js'), LANGUAGE_KEY);
    await open(page);
    await choose(page, 'Copy the source');
    await expect(notice(page)).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toContain(TYPE);
    expect(copied).toContain(VALUE);
  });

  test('follows the choice where storage is denied', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
      }
    });
    await open(page);
    await button(page, 'Show the source').click();
    await button(page, 'JavaScript').click();
    await expect(demo(page, FILE).getByRole('tab')).toHaveText(`${FILE}.jsx`);
    await expect(page.locator('.demo-source pre').first()).toBeVisible();
  });
});

/** A demo of several files with an excerpt, as the build would describe it. */
async function serveFiles(page: Page) {
  const variants = (name: string, text: string) => ({
    ts: {
      name: `${name}.tsx`,
      code: `${text} in TypeScript`,
      html: `<span>${text}</span> in TypeScript`,
    },
    js: {
      name: `${name}.jsx`,
      code: `${text} in JavaScript`,
      html: `<span>${text}</span> in JavaScript`,
    },
  });
  const data = {
    files: [
      variants('demo', 'All of it'),
      variants('parts', 'The parts'),
      variants('data', 'The data'),
    ],
    excerpt: variants('demo', 'The excerpt'),
    project: {},
  };
  await page.route('**/sources/*', (route) => route.fulfill({ json: data }));
}

const tabs = (page: Page): Locator => demo(page, FILE).locator('.demo-source').getByRole('tab');

test.describe('several files', () => {
  test.beforeEach(({ page }) => serveFiles(page));

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`are tabs that arrow keys move between, ${direction}`, async ({ page }) => {
      await storePreferences(page, { direction });
      await open(page);
      await button(page, 'Show the source').click();
      await expect(tabs(page)).toHaveText(['demo.tsx', 'parts.tsx', 'data.tsx']);
      const panel = demo(page, FILE).locator('.demo-source').getByRole('tabpanel');
      await expect(panel).toHaveAccessibleName('demo.tsx');
      const [forward, back] =
        direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await tabs(page).first().click();
      for (const [key, index] of [
        [forward, 1],
        [forward, 2],
        [forward, 0],
        [back, 2],
        ['Home', 0],
        ['End', 2],
        [back, 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tabs(page).nth(index)).toBeFocused();
        await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(
          demo(page, FILE).locator('.demo-source [tabindex="0"][role="tab"]'),
        ).toHaveCount(1);
      }
      await expect(panel).toHaveAccessibleName('parts.tsx');
      await expect(panel).toHaveText('The parts in TypeScript');
      await button(page, 'JavaScript').click();
      await expect(panel).toHaveAccessibleName('parts.jsx');
      await expect(panel).toHaveText('The parts in JavaScript');
    });
  }

  test('are copied one by one', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await button(page, 'Show the source').click();
    await tabs(page).nth(2).click();
    await button(page, 'Copy').click();
    await expect(notice(page)).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'The data in TypeScript',
    );
  });

  test('an excerpt comes first, the whole file on demand', async ({ page }) => {
    await open(page);
    await button(page, 'Show the source').click();
    await expect(code(page)).toHaveText('The excerpt in TypeScript');
    await button(page, 'Show all').click();
    await expect(code(page)).toHaveText('All of it in TypeScript');
    await button(page, 'Show the excerpt').click();
    await expect(code(page)).toHaveText('The excerpt in TypeScript');
    await tabs(page).nth(1).click();
    await expect(code(page)).toHaveText('The parts in TypeScript');
    await expect(button(page, 'Show all')).toHaveCount(0);
  });
});

test('what authors have marked, and files that a demo imports, are there on the site', async ({
  page,
}) => {
  await visit(page, '/demos/tables#enhanced-table');
  await wake(demo(page, 'enhanced-table'));
  await button(page, 'Show the source', 'enhanced-table').click();
  await expect(code(page, 'enhanced-table')).toContainText('function sortBy');
  await expect(code(page, 'enhanced-table')).not.toContainText('import');
  await button(page, 'Show all', 'enhanced-table').click();
  await expect(code(page, 'enhanced-table')).toContainText('import');
  await expect(code(page, 'enhanced-table')).not.toContainText('#region');

  await visit(page, '/style/color#material-palette');
  await wake(demo(page, 'material-palette'));
  await button(page, 'Show the source', 'material-palette').click();
  const files = demo(page, 'material-palette').locator('.demo-source').getByRole('tab');
  await expect(files).toHaveText(['material-palette.tsx', 'tool/colors.ts', 'tool/hues.ts']);
  await files.nth(2).click();
  await expect(code(page, 'material-palette')).toContainText('export');
});
