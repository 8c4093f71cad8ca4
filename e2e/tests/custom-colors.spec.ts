import type { Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { readPreferences, storePreferences } from '../support/preferences.ts';
import { drawer, heading, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const html = (page: Page) => page.locator('html');
const sign = (page: Page) => page.getByRole('complementary', { name: 'Custom colors' });
const reset = (page: Page) => sign(page).getByRole('button', { name: 'Reset' });
const variable = (page: Page, name: string) =>
  html(page).evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);

const COLORS = { primary: '#006064', secondary: '#c51162' };
const VARIABLES = {
  light: { '--v-link': '#112233', '--mui-palette-primary-main': '#223344' },
  dark: { '--v-link': '#ddeeff', '--mui-palette-primary-main': 'rgb(200, 210, 220)' },
};

test.describe('before any module has run', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource: net::ERR_FAILED/] });

  for (const [mode, link, primary] of [
    ['light', 'rgb(17, 34, 51)', 'rgb(34, 51, 68)'],
    ['dark', 'rgb(221, 238, 255)', 'rgb(200, 210, 220)'],
  ] as const) {
    test(`${mode}: shell and prerendered demos have the stored colours`, async ({ page }) => {
      await storePreferences(page, {
        paletteType: mode,
        paletteColors: COLORS,
        paletteVariables: VARIABLES,
      });
      await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
      await page.goto('/demos/buttons');
      await expect(page.locator('main .prose a:not(.anchor)').first()).toHaveCSS('color', link);
      const button = demo(page, 'contained-buttons').getByRole('button').first();
      await expect(button).toHaveCSS('background-color', primary);
      await expect(sign(page)).toContainText('Custom colors active');
      await expect(reset(page)).toBeVisible();
    });
  }

  for (const [what, stored] of [
    ['a colour that is a name', { paletteColors: { ...COLORS, primary: 'red' } }],
    ['one colour', { paletteColors: { primary: '#006064' } }],
    ['colours that are a text', { paletteColors: '#006064' }],
    ['no colours but variables', { paletteVariables: VARIABLES }],
  ] as const) {
    test(`${what}: the site’s own colours`, async ({ page }) => {
      await visit(page, '/demos/buttons');
      const own = await variable(page, '--v-link');
      await storePreferences(page, JSON.stringify({ paletteVariables: VARIABLES, ...stored }));
      const expectOwn = async () => {
        expect(await variable(page, '--v-link')).toBe(own);
        await expect(reset(page)).toBeHidden();
      };
      await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
      await page.goto('/demos/buttons');
      await expectOwn();
      await page.unroute(/\/assets\/.+\.js$/);
      await visit(page, '/demos/buttons');
      await expectOwn();
    });
  }
});

test('stored text that is no colour is not applied, by the script or by the shell', async ({
  page,
}) => {
  const hostile = {
    '--v-link': '#fff;}body{display:none',
    '--v-text': 'url(https://evil.example/x.png)',
    '--v-bg:red}main{display:none}x': '#ffffff',
    '--v-primary': 'var(--v-bg)',
    '--v-bar': '#0a0b0c',
  };
  await visit(page, '/getting-started/installation');
  const [link, text] = [await variable(page, '--v-link'), await variable(page, '--v-text')];
  await storePreferences(
    page,
    JSON.stringify({
      paletteColors: COLORS,
      paletteVariables: { light: hostile, dark: 'x', other: 1 },
    }),
  );
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { early: document.getElementById('v-colors')!.textContent });
    });
  });
  await visit(page, '/getting-started/installation');
  await expect(page.locator('main')).toBeVisible();
  expect(await variable(page, '--v-link')).toBe(link);
  expect(await variable(page, '--v-text')).toBe(text);
  expect(await variable(page, '--v-bar')).toBe('#0a0b0c');
  const css = 'html[data-mode=light]{--v-bar:#0a0b0c;}html[data-mode=dark]{}';
  expect(await page.evaluate(() => (window as any).early as string)).toBe(css);
  expect(await page.locator('#v-colors').textContent()).toBe(css);
});

test('colours stored by an older site are computed anew with the first demo', async ({ page }) => {
  await storePreferences(page, { paletteColors: COLORS, paletteVariables: VARIABLES });
  await visit(page, '/demos/buttons');
  await wake(demo(page, 'contained-buttons'));
  await expect.poll(() => variable(page, '--mui-palette-primary-main')).toBe(COLORS.primary);
  expect(await variable(page, '--v-link')).toBe(COLORS.secondary);
});

test('a reset elsewhere is not undone by a tab that has not heard of it yet', async ({ page }) => {
  await storePreferences(page, { paletteColors: COLORS, paletteVariables: VARIABLES });
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/adapter[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/demos/buttons');
  await expect(reset(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('vitrine:preferences', '{"paletteColors":null}'));
  release();
  await wake(demo(page, 'contained-buttons'));
  expect(await readPreferences(page)).toEqual({ paletteColors: null });
});

test('are kept by a navigation, followed by another tab, and reset there', async ({
  page,
  context,
}) => {
  await visit(page, '/demos/buttons');
  const other = await context.newPage();
  await visit(other, '/demos/tabs');
  await page.evaluate(
    ([paletteColors, paletteVariables]) => {
      localStorage.setItem(
        'vitrine:preferences',
        JSON.stringify({ paletteColors, paletteVariables }),
      );
    },
    [COLORS, VARIABLES],
  );
  await expect(reset(other)).toBeVisible();
  expect(await variable(other, '--v-link')).not.toBe('#c4004e');
  await drawer(other).locator('[href="/demos/menus"]').click();
  await expect(heading(other)).toHaveText(/^Menus/);
  await expect(reset(other)).toBeVisible();
  await page.reload();
  await expect(reset(page)).toBeVisible();
  await wake(demo(page, 'contained-buttons'));

  await reset(other).click();
  await expect(sign(other).getByRole('status')).toHaveText('The colors of the site are back.');
  await expect(other.locator('main')).toBeFocused();
  for (const each of [page, other]) {
    await expect(reset(each)).toBeHidden();
    expect(await variable(each, '--v-link')).toBe('#c4004e');
    expect(await variable(each, '--mui-palette-primary-main')).toBe('#1976d2');
  }
  expect(await readPreferences(page)).toMatchObject({ paletteColors: null });
});

test('the link to the colour tool has a mark while they are active', async ({ page }) => {
  const mark = () =>
    page
      .getByRole('link', { name: 'Edit docs colors' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  await storePreferences(page, { paletteColors: COLORS, paletteVariables: VARIABLES });
  await visit(page, '/getting-started/installation');
  expect(await mark()).toBe('""');
  await reset(page).click();
  expect(await mark()).toBe('none');
});

test('the sign moves nothing', async ({ page }) => {
  const place = async () => page.locator('main > *').nth(1).boundingBox();
  await visit(page, '/getting-started/installation');
  const before = await place();
  const bar = await page.locator('.app-bar').boundingBox();
  await storePreferences(page, { paletteColors: COLORS, paletteVariables: VARIABLES });
  await visit(page, '/getting-started/installation');
  await expect(reset(page)).toBeVisible();
  expect(await place()).toEqual(before);
  expect(await page.locator('.app-bar').boundingBox()).toEqual(bar);
});

test('print is black on white all the same', async ({ page }) => {
  await storePreferences(page, { paletteColors: COLORS, paletteVariables: VARIABLES });
  await visit(page, '/getting-started/installation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main .prose a:not(.anchor)').first()).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  await expect(reset(page)).toBeHidden();
});
