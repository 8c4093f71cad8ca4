import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { DemoSourceData } from '../../../../packages/vitrine/src/shared/contract.ts';
import { demo, wake } from '../../../support/demos.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { addLink, follow, heading, settle, visit } from '../../../support/shell.ts';
import { SITE } from '../../../support/site.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/demos/menus';
const FILE = 'basic-menu';
const OTHER = 'checkbox-menu';
/** A type, which TypeScript alone has, and something that both have. */
const TYPE = 'HTMLElement';
const VALUE = 'useState';

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
  test('has its controls, each with a tooltip', async ({ page }) => {
    await open(page);

    await test.step('it says in a tooltip what each control does', async () => {
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

    await test.step('its controls stand in a fixed order, as read and as seen', async () => {
      const controls = await toolbar(page)
        .locator('a, button')
        .evaluateAll((all) =>
          all.map((each) => ({
            name: each.getAttribute('aria-label'),
            left: each.getBoundingClientRect().x,
          })),
        );
      expect(controls.slice(1).map(({ name }) => name)).toEqual([
        'See the source on GitHub (opens in a new tab)',
        'Edit in CodeSandbox',
        'Show the source',
        'See more',
      ]);
      const left = controls.map((control) => control.left);
      expect(left).toEqual([...left].sort((a, b) => a - b));
      await openMenu(page);
      await expect(menu(page).getByRole('menuitem')).toHaveText([
        'Copy the source',
        'Copy as Markdown',
        'Edit in StackBlitz',
        'Download as ZIP',
        'Copy link to this demo',
      ]);
    });

    await test.step('it leads to the file in the repository, in a new tab', async () => {
      const link = toolbar(page).getByRole('link', { name: 'See the source on GitHub' });
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`/flagship/content${PAGE}/${FILE}\\.tsx$`),
      );
      await expect(link).toHaveAttribute('target', '_blank');
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    test('fits, can be touched and works', async ({ page }) => {
      await open(page);
      for (const direction of ['ltr', 'rtl'] as const) {
        await test.step(direction, async () => {
          await changePreferences(page, { direction });
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          const boxes = await toolbar(page)
            .locator('a, button')
            .evaluateAll((all) =>
              all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
            );
          expect(boxes).toHaveLength(5);
          for (const { x, width, height, y } of boxes) {
            expect(width).toBeGreaterThanOrEqual(44);
            expect(height).toBeGreaterThanOrEqual(44);
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(360);
            expect(y).toBe(boxes.at(-1)!.y);
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
          await button(page, 'Hide the source').tap();
        });
      }
    });
  });
});

test.describe('the menu', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource/] });

  test('opens and closes, copies the source and the address', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await open(page);

    await test.step('the address of the demo is copied', async () => {
      await choose(page, 'Copy link to this demo');
      await expect(notice(page)).toHaveText('Link copied');
      expect(await readClipboard()).toBe(`${baseURL}${PAGE}#${FILE}`);
    });

    await test.step('it is used with the keyboard and gives the focus back', async () => {
      const more = button(page, 'See more');
      await more.focus();
      await page.keyboard.press('Enter');
      const items = menu(page).getByRole('menuitem');
      await expect(items.nth(0)).toBeFocused();
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      for (const [key, index] of [
        ['ArrowDown', 1],
        ['End', 4],
        ['ArrowDown', 0],
        ['ArrowUp', 4],
        ['Home', 0],
        ['d', 3],
        ['c', 4],
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

    await test.step('it closes by a click elsewhere, on its own button and by Tab', async () => {
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

    await test.step('its message goes after a while', async () => {
      await expect(notice(page)).toHaveText('');
    });

    await test.step('a source that does not load is said, closes the menu and can be tried again', async () => {
      await page.route('**/sources/*', (route) => route.abort());
      await choose(page, 'Copy the source');
      await expect(menu(page)).toHaveCount(0);
      await expect(notice(page)).toContainText('could not be loaded');
      await page.unroute('**/sources/*');
      await choose(page, 'Copy the source');
      await expect(menu(page)).toHaveCount(0);
      await expect(notice(page)).toHaveText('Copied');
      expect((await readClipboard()).trimEnd()).toBe((await source()).trimEnd());
    });

    await test.step('the demo is copied as Markdown', async () => {
      await choose(page, 'Copy as Markdown');
      await expect(notice(page)).toHaveText('Copied');
      const text = await readClipboard();
      expect(text).toMatch(/^\*\*[^\n]+\*\* \(`[\w-]+\.[tj]sx`\)\n\n```[tj]sx\n/);
      expect(text).toContain((await source()).trimEnd());
    });

    await test.step('copying falls back to selected text, and says when that fails too', async () => {
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

    await test.step('the part that shows the source may not load, and a message says so', async () => {
      await page.route('**/assets/demo-source-*.js', (route) => route.abort());
      await button(page, 'Show the source').click();
      await expect(demo(page, FILE).getByRole('alert')).toContainText('could not be loaded');
    });
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
  await visit(page, '/getting-started/installation');
  await follow(await addLink(page, `${PAGE}#${OTHER}`));
  await expect(heading(page)).toHaveText(/^Menus/);
  await expectAtTop();
});

test.describe('the source', () => {
  test.describe('of one file', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });

    test('is below the demo, in one language everywhere', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/sources/')) requests.push(request.url());
      });
      await open(page);
      await expect(demo(page, FILE).locator('.demo-source')).toHaveCount(0);
      expect(requests).toHaveLength(0);

      await test.step('a source that cannot be loaded has a message and another try', async () => {
        await page.route('**/sources/*', (route) => route.abort());
        await button(page, 'Show the source').click();
        const alert = demo(page, FILE).getByRole('alert');
        await expect(alert).toContainText('could not be loaded');
        await page.unroute('**/sources/*');
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(code(page)).toContainText(VALUE);
        await expect(alert).toHaveCount(0);
        await button(page, 'Hide the source').click();
      });

      await test.step('the tooltip of its button does not lie over what the click has opened', async () => {
        const toggle = button(page, 'Hide the source');
        await button(page, 'Show the source').click();
        await expect(code(page)).toBeVisible();
        await expect(toggle.locator('xpath=..').locator('.hint')).toBeHidden();
        await page.mouse.move(0, 0);
        await toggle.hover();
        await expect(toggle.locator('xpath=..').locator('.hint')).toBeVisible();
        await toggle.click();
      });

      await test.step('it is fetched once, highlighted, and the file as it is', async () => {
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
        // The one that failed, and the one that arrived.
        expect(requests).toHaveLength(2);
      });

      await test.step('it is shown in one language everywhere', async () => {
        await button(page, 'Show the source').click();
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
        await tab.close();
      });

      await test.step('the choice is remembered, also before any source was opened', async () => {
        await open(page);
        await choose(page, 'Copy the source');
        await expect(notice(page)).toHaveText('Copied');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).not.toContain(TYPE);
        expect(copied).toContain(VALUE);
        await button(page, 'Show the source').click();
        await expect(button(page, 'JavaScript')).toHaveAttribute('aria-pressed', 'true');
      });
    });
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

test('several files are tabs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await serveFiles(page);
  await open(page);
  await button(page, 'Show the source').click();

  await test.step('an excerpt comes first, the whole file on demand', async () => {
    await expect(code(page)).toHaveText('The excerpt in TypeScript');
    await button(page, 'Show all').click();
    await expect(code(page)).toHaveText('All of it in TypeScript');
    await button(page, 'Show the excerpt').click();
    await expect(code(page)).toHaveText('The excerpt in TypeScript');
    await tabs(page).nth(1).click();
    await expect(code(page)).toHaveText('The parts in TypeScript');
    await expect(button(page, 'Show all')).toHaveCount(0);
  });

  await test.step('they are copied one by one', async () => {
    await tabs(page).nth(2).click();
    await button(page, 'Copy').click();
    await expect(notice(page)).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'The data in TypeScript',
    );
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    await test.step(`arrow keys move between them, ${direction}`, async () => {
      await changePreferences(page, { direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await button(page, 'TypeScript').click();
      await expect(tabs(page)).toHaveText(['demo.tsx', 'parts.tsx', 'data.tsx']);
      const panel = demo(page, FILE).locator('.demo-source').getByRole('tabpanel');
      const [forward, back] =
        direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      await tabs(page).first().click();
      await expect(panel).toHaveAccessibleName('demo.tsx');
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
});

test('excerpts that authors have marked and files that demos import are published', () => {
  const folder = new URL('dist/assets/sources/', SITE);
  const sourceOf = (id: string) => {
    const name = readdirSync(folder).find((file) => file.startsWith(`${id}-`))!;
    return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as DemoSourceData;
  };
  const table = sourceOf('demos-tables-enhanced-table');
  expect(table.excerpt!.ts.code).toContain('function sortBy');
  expect(table.excerpt!.ts.code).not.toContain('import');
  expect(table.files[0]!.ts.code).toContain('import');
  expect(table.files[0]!.ts.code).not.toContain('#region');

  const { files } = sourceOf('style-color-material-palette');
  expect(files.map(({ ts }) => ts.name)).toEqual([
    'material-palette.tsx',
    'tool/colors.ts',
    'tool/hues.ts',
  ]);
  expect(files[2]!.ts.code).toContain('export');
});
