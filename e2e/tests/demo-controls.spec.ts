import { mergeTests, type FrameLocator, type Page, type Route } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { storePreferences } from '../support/preferences.ts';
import { heading, visit } from '../support/shell.ts';
import { configFile, pageFile, test as commandTest } from '../support/temp-site.ts';
import { test as quietTest, expect } from '../support/test.ts';

const test = mergeTests(commandTest, quietTest);

const PAGE = '/demos/tabs';
const FILE = 'simple-tabs';
const ISOLATED = 'app-bar-tabs';
const OPTIONS = 'Theme, direction and width';

const controls = (page: Page) => demo(page, FILE).locator('.demo-options');
const inside = (page: Page, hash = FILE): FrameLocator =>
  demo(page, hash).frameLocator('.demo-frame');
const frameWidth = async (page: Page) =>
  (await demo(page, FILE).locator('.demo-frame').boundingBox())!.width;

async function openControls(page: Page) {
  await visit(page, PAGE);
  await wake(demo(page, FILE));
  await demo(page, FILE).getByRole('button', { name: OPTIONS }).click();
  await expect(controls(page).getByRole('group')).toHaveCount(3);
}

const choose = (page: Page, group: string, name: string) =>
  controls(page).getByRole('group', { name: group }).getByLabel(name, { exact: true }).check();

async function expectLive(page: Page, hash = FILE) {
  await expect(inside(page, hash).locator('.demo-content')).toHaveAttribute('data-live');
}

test.describe('the controls of a demo', () => {
  test('are collapsed until wanted', async ({ page }) => {
    await visit(page, PAGE);
    await wake(demo(page, FILE));
    const button = demo(page, FILE).getByRole('button', { name: OPTIONS });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(controls(page)).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(controls(page)).toBeVisible();
    await button.click();
    await expect(controls(page)).toHaveCount(0);
  });

  test('change the theme of one demo and follow the page in the rest', async ({ page }) => {
    await openControls(page);
    await choose(page, 'Theme', 'Dark');
    await expectLive(page);
    const html = inside(page).locator('html');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(inside(page).locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    await expect(inside(page).getByText('Two nights')).toHaveCSS('color', 'rgb(255, 255, 255)');
    const second = inside(page).getByRole('tab').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('button', { name: 'Right-to-left', exact: true }).click();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await choose(page, 'Theme', 'Like the page');
    await expect(demo(page, FILE).locator('.demo-frame')).toHaveCount(0);
    await expect(demo(page, FILE).locator('.demo-content')).toBeVisible();
  });

  test('change the direction of one demo', async ({ page }) => {
    await openControls(page);
    await choose(page, 'Direction', 'Right to left');
    await expectLive(page);
    await expect(inside(page).locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const [first, second] = await Promise.all(
      [0, 1].map(async (index) => (await inside(page).getByRole('tab').nth(index).boundingBox())!),
    );
    expect(first!.x).toBeGreaterThan(second!.x);
    await page.getByRole('button', { name: 'Right-to-left', exact: true }).click();
    await choose(page, 'Direction', 'Left to right');
    await expect(inside(page).locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('change the width, so that breakpoints react', async ({ page }) => {
    await openControls(page);
    for (const width of [360, 600, 960]) {
      await choose(page, 'Width', `${width} px`);
      await expect.poll(() => frameWidth(page)).toBe(width);
      await expectLive(page);
      const narrow = await inside(page)
        .locator('html')
        .evaluate(() => [innerWidth, matchMedia('(min-width: 600px)').matches]);
      expect(narrow).toEqual([width, width >= 600]);
    }
    await controls(page).getByRole('button', { name: 'Reset' }).click();
    await expect(demo(page, FILE).locator('.demo-frame')).toHaveCount(0);
    await expect(controls(page).getByLabel('Full')).toBeChecked();
  });

  test('take the reader’s own colours over', async ({ page }) => {
    await storePreferences(page, {
      paletteColors: { primary: '#006064', secondary: '#ffab00' },
      paletteVariables: { light: { '--mui-palette-primary-main': '#006064' }, dark: {} },
    });
    await openControls(page);
    await choose(page, 'Direction', 'Right to left');
    await expectLive(page);
    await expect(inside(page).getByRole('tab').first()).toHaveCSS('color', 'rgb(0, 96, 100)');
  });

  test('keep what the demo in the page was doing', async ({ page }) => {
    await openControls(page);
    const second = demo(page, FILE).getByRole('tab').nth(1);
    await second.click();
    await choose(page, 'Theme', 'Dark');
    await expectLive(page);
    await expect(inside(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await choose(page, 'Theme', 'Like the page');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  });

  test.describe('that do not load', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });
    test('say so and can be asked for again', async ({ page }) => {
      await visit(page, PAGE);
      await wake(demo(page, FILE));
      await page.route('**/assets/demo-options-*.js', (route) => route.abort());
      await demo(page, FILE).getByRole('button', { name: OPTIONS }).click();
      const alert = controls(page).getByRole('alert');
      await expect(alert).toHaveAttribute('data-error', 'toolbar-load-failed');
      await expect(alert).toContainText(
        /This part of the toolbar could not be loaded: .+\. Check the connection and try again\./,
      );
      await page.unrouteAll();
      await page.evaluate(() => ((window as any).before = true));
      await alert.getByRole('button', { name: 'Try again' }).click();
      // Where the browser remembers that a module failed, the page is loaded anew.
      const isMended = () =>
        document.querySelectorAll('.demo-options fieldset').length === 3 || !('before' in window);
      await expect.poll(() => page.evaluate(isMended).catch(() => false)).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});

test.describe('an isolated demo', () => {
  for (const [paletteType, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const) {
    test(`is prerendered, hydrates and is as high as its content, ${paletteType} ${direction}`, async ({
      page,
      request,
    }) => {
      await storePreferences(page, { paletteType, direction });
      await visit(page, PAGE);
      const frame = demo(page, ISOLATED);
      const iframe = frame.locator('.demo-frame');
      await expect(iframe).toHaveAttribute('title', 'Tabs in an app bar');
      await expect(iframe).toHaveAttribute('loading', 'lazy');
      const html = await (await request.get((await iframe.getAttribute('src'))!)).text();
      expect(html).toContain('role="tab"');

      await frame.scrollIntoViewIfNeeded();
      await expectLive(page, ISOLATED);
      const root = inside(page, ISOLATED).locator('html');
      await expect(root).toHaveAttribute('data-mode', paletteType);
      await expect(root).toHaveAttribute('dir', direction);
      const second = inside(page, ISOLATED).getByRole('tab').nth(1);
      await second.click();
      await expect(second).toHaveAttribute('aria-selected', 'true');
      const heights = await iframe.evaluate((element: HTMLIFrameElement) => [
        element.offsetHeight,
        element.contentDocument!.querySelector('main')!.offsetHeight,
      ]);
      expect(heights[0]).toBe(heights[1]);

      await page.getByRole('button', { name: 'Dark theme' }).click();
      const other = paletteType === 'light' ? 'dark' : 'light';
      await expect(root).toHaveAttribute('data-mode', other);
    });
  }

  test.describe('whose document does not arrive', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource/] });
    for (const [what, answer] of [
      ['no answer', (route: Route) => route.abort()],
      ['an error page', (route: Route) => route.fulfill({ status: 500, body: 'Broken' })],
    ] as const) {
      test(`says so, and can be asked for again: ${what}`, async ({ page }) => {
        await page.route('**/assets/frames/*', answer);
        await visit(page, PAGE);
        const frame = demo(page, ISOLATED);
        await frame.scrollIntoViewIfNeeded();
        const alert = frame.getByRole('alert');
        await expect(alert).toHaveAttribute('data-error', 'demo-load-failed');
        await expect(alert).toContainText('its document did not arrive');
        await page.unrouteAll();
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expectLive(page, ISOLATED);
        await expect(alert).toHaveCount(0);
        await expect(inside(page, ISOLATED).getByRole('tab').first()).toBeVisible();
      });
    }
  });

  test('has source and controls like any other', async ({ page }) => {
    await visit(page, PAGE);
    const frame = demo(page, ISOLATED);
    await frame.scrollIntoViewIfNeeded();
    await expectLive(page, ISOLATED);
    await frame.getByRole('button', { name: 'Show the source' }).click();
    await expect(frame.locator('.demo-source pre')).toContainText('AppBarTabs');
    await frame.getByRole('button', { name: OPTIONS }).click();
    await frame.getByLabel('Dark').check();
    await expect(inside(page, ISOLATED).locator('html')).toHaveAttribute('data-mode', 'dark');
    await frame.getByLabel('360 px').check();
    await expect
      .poll(async () => (await frame.locator('.demo-frame').boundingBox())!.width)
      .toBe(360);
    await frame.getByRole('button', { name: 'Reset' }).click();
    await expect(inside(page, ISOLATED).locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(frame.locator('.demo-frame')).toHaveCount(1);
  });
});
