import type { Page } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import { readPreferences, storePreferences } from '../../../support/preferences.ts';
import { drawer, heading, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const html = (page: Page) => page.locator('html');
const sign = (page: Page) => page.getByRole('complementary', { name: 'Custom colors' });
const reset = (page: Page) => sign(page).getByRole('button', { name: 'Reset' });
const variable = (page: Page, name: string) =>
  html(page).evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);

const COLORS = { primary: '#006064', secondary: '#c51162' };
const PAGE = '/getting-started/installation';
const VARIABLES = {
  light: { '--v-link': '#112233', '--mui-palette-primary-main': '#223344' },
  dark: { '--v-link': '#ddeeff', '--mui-palette-primary-main': 'rgb(200, 210, 220)' },
};
const STORED = { colors: COLORS, variables: VARIABLES };

test.describe('before any module has run', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource: net::ERR_FAILED/] });

  test('shell and prerendered demos have the stored colours', async ({ page }) => {
    await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
    for (const [mode, link, primary] of [
      ['light', 'rgb(17, 34, 51)', 'rgb(34, 51, 68)'],
      ['dark', 'rgb(221, 238, 255)', 'rgb(200, 210, 220)'],
    ] as const) {
      await test.step(mode, async () => {
        await storePreferences(page, { mode, ...STORED });
        await page.goto('/demos/buttons');
        await expect(page.locator('main .prose a:not(.anchor)').first()).toHaveCSS('color', link);
        const button = demo(page, 'contained-buttons').getByRole('button').first();
        await expect(button).toHaveCSS('background-color', primary);
        await expect(sign(page)).toContainText('Custom colors active');
        await expect(reset(page)).toBeVisible();
      });
    }
  });
});

test('stored text that is no colour is not applied, by the script or by the shell', async ({
  page,
}) => {
  await visit(page, PAGE);
  const [link, text] = [await variable(page, '--v-link'), await variable(page, '--v-text')];
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { early: document.getElementById('v-colors')?.textContent });
    });
  });
  const readStyle = () =>
    page.evaluate(() => [
      (window as any).early as string | undefined,
      document.getElementById('v-colors')?.textContent,
    ]);

  await test.step('variables', async () => {
    const hostile = {
      '--v-link': '#fff;}body{display:none',
      '--v-text': 'url(https://evil.example/x.png)',
      '--v-bg:red}main{display:none}x': '#ffffff',
      '--v-primary': 'var(--v-bg)',
      '--v-bar': '#0a0b0c',
    };
    const variables = { light: hostile, dark: 'x', other: 1 };
    await storePreferences(page, JSON.stringify({ colors: COLORS, variables }));
    await visit(page, PAGE);
    await expect(page.locator('main')).toBeVisible();
    expect(await variable(page, '--v-link')).toBe(link);
    expect(await variable(page, '--v-text')).toBe(text);
    expect(await variable(page, '--v-bar')).toBe('#0a0b0c');
    const css = 'html[data-mode=light]{--v-bar:#0a0b0c;}html[data-mode=dark]{}';
    expect(await readStyle()).toEqual([css, css]);
  });

  // `client/preferences.test.ts` has more of what may be stored.
  await test.step('the two colours', async () => {
    const colors = { ...COLORS, primary: 'red' };
    await storePreferences(page, JSON.stringify({ ...STORED, colors }));
    await visit(page, PAGE);
    expect(await variable(page, '--v-link')).toBe(link);
    await expect(reset(page)).toBeHidden();
    expect(await readStyle()).toEqual([undefined, undefined]);
  });
});

test('a reset elsewhere is not undone by a tab that has not heard of it yet', async ({ page }) => {
  await storePreferences(page, STORED);
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/adapter[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/demos/buttons');
  await expect(reset(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('vitrine:preferences', '{"colors":null}'));
  release();
  await wake(demo(page, 'contained-buttons'));
  await expect.poll(() => readPreferences(page)).toEqual({ colors: null });
});

test('are kept by a navigation, followed by another tab, and reset there', async ({
  page,
  context,
}) => {
  await visit(page, PAGE);
  const other = await context.newPage();
  await visit(other, PAGE);
  await page.evaluate(
    ([colors, variables]) => {
      localStorage.setItem('vitrine:preferences', JSON.stringify({ colors, variables }));
    },
    [COLORS, VARIABLES],
  );
  await expect(reset(other)).toBeVisible();
  expect(await variable(other, '--v-link')).not.toBe('#c4004e');
  await drawer(other).locator('[href="/getting-started/usage"]').click();
  await expect(heading(other)).toHaveText(/^Usage/);
  await expect(reset(other)).toBeVisible();
  await visit(page, '/demos/buttons');
  await expect(reset(page)).toBeVisible();

  await test.step('as an older site has stored them, they are computed anew with the first demo', async () => {
    await wake(demo(page, 'contained-buttons'));
    await expect.poll(() => variable(page, '--mui-palette-primary-main')).toBe(COLORS.primary);
    expect(await variable(page, '--v-link')).toBe(COLORS.secondary);
  });

  await reset(other).click();
  await expect(other.getByRole('status').filter({ hasText: 'colors' })).toHaveText(
    'The colors of the site are back.',
  );
  await expect(other.locator('main')).toBeFocused();
  for (const each of [page, other]) {
    await expect(reset(each)).toBeHidden();
    expect(await variable(each, '--v-link')).toBe('#c4004e');
    expect(await variable(each, '--mui-palette-primary-main')).toBe('#1976d2');
  }
  await expect.poll(() => readPreferences(page)).toMatchObject({ colors: null });
});

test('the shell shows that they are active', async ({ page }) => {
  const mark = () =>
    page
      .getByRole('link', { name: 'Edit docs colors' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  const places = async () => [
    await page.locator('main > *').nth(1).boundingBox(),
    await page.locator('.app-bar').boundingBox(),
  ];
  await visit(page, PAGE);
  const before = await places();
  await storePreferences(page, STORED);
  await visit(page, PAGE);
  await expect(reset(page)).toBeVisible();

  await test.step('moves nothing', async () => {
    expect(await places()).toEqual(before);
  });

  await test.step('is not printed: black on white all the same', async () => {
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('main .prose a:not(.anchor)').first();
    await expect(link).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(reset(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('is a mark on the link to the colour tool, too', async () => {
    expect(await mark()).toBe('""');
    await reset(page).click();
    expect(await mark()).toBe('none');
  });
});
