import type { FrameLocator, Page, Route } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import { changePreferences, storePreferences } from '../../../support/preferences.ts';
import { visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/demos/tabs';
const FILE = 'simple-tabs';
const ISOLATED = 'app-bar-tabs';
const OPTIONS = 'Theme, direction and width';

const controls = (page: Page) => demo(page, FILE).locator('.demo-options');
const inside = (page: Page, hash = FILE): FrameLocator =>
  demo(page, hash).frameLocator('.demo-frame');
const frameWidth = async (page: Page, hash = FILE) =>
  (await demo(page, hash).locator('.demo-frame').boundingBox())!.width;

const choose = (page: Page, group: string, name: string) =>
  controls(page).getByRole('group', { name: group }).getByLabel(name, { exact: true }).check();

async function expectLive(page: Page, hash = FILE) {
  await expect(inside(page, hash).locator('.demo-content')).toHaveAttribute('data-live');
}

test('the controls of a demo change it alone', async ({ page }) => {
  await visit(page, PAGE);
  await wake(demo(page, FILE));
  const html = inside(page).locator('html');
  const content = demo(page, FILE).locator('.demo-content');
  const tab = (index: number) => inside(page).getByRole('tab').nth(index);

  await test.step('they are collapsed until wanted', async () => {
    const button = demo(page, FILE).getByRole('button', { name: OPTIONS });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(controls(page)).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(controls(page)).toBeVisible();
    await button.click();
    await expect(controls(page)).toHaveCount(0);
    await button.click();
    await expect(controls(page).getByRole('group')).toHaveCount(3);
  });

  await test.step('they change the theme, and keep what the demo in the page was doing', async () => {
    const second = demo(page, FILE).getByRole('tab').nth(1);
    await second.click();
    await choose(page, 'Theme', 'Dark');
    await expectLive(page);
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(inside(page).locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    await expect(inside(page).getByText('Two nights')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
    await tab(1).click();
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await choose(page, 'Theme', 'Like the page');
    await expect(demo(page, FILE).locator('.demo-frame')).toHaveCount(0);
    await expect(content).toBeVisible();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('they change the direction', async () => {
    await choose(page, 'Direction', 'Right to left');
    await expectLive(page);
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    const [first, second] = await Promise.all([tab(0).boundingBox(), tab(1).boundingBox()]);
    expect(first!.x).toBeGreaterThan(second!.x);
  });

  await test.step('the other choices follow the page', async () => {
    await choose(page, 'Theme', 'Dark');
    await choose(page, 'Direction', 'Like the page');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await page.getByRole('button', { name: 'Right-to-left', exact: true }).click();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await choose(page, 'Direction', 'Left to right');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await controls(page).getByRole('button', { name: 'Reset' }).click();
    await expect(demo(page, FILE).locator('.demo-frame')).toHaveCount(0);
  });

  await test.step('they change the width, so that breakpoints react', async () => {
    for (const width of [360, 600, 960]) {
      await choose(page, 'Width', `${width} px`);
      await expect.poll(() => frameWidth(page)).toBe(width);
      await expectLive(page);
      const narrow = await html.evaluate(() => [
        innerWidth,
        matchMedia('(min-width: 600px)').matches,
      ]);
      expect(narrow).toEqual([width, width >= 600]);
    }
    await controls(page).getByRole('button', { name: 'Reset' }).click();
    await expect(demo(page, FILE).locator('.demo-frame')).toHaveCount(0);
    await expect(controls(page).getByLabel('Full')).toBeChecked();
    await expect(controls(page).getByRole('button', { name: 'Reset' })).toBeFocused();
  });

  await test.step('they take the reader’s own colours over', async () => {
    await changePreferences(page, {
      colors: { primary: '#006064', secondary: '#ffab00' },
      variables: { light: { '--mui-palette-primary-main': '#006064' }, dark: {} },
    });
    await choose(page, 'Direction', 'Right to left');
    await expectLive(page);
    await expect(tab(0)).toHaveCSS('color', 'rgb(0, 96, 100)');
  });
});

test.describe('controls that do not load', () => {
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
    // The page is reloaded where the browser remembers that a module failed.
    const isMended = () =>
      document.querySelectorAll('.demo-options fieldset').length === 3 || !('before' in window);
    await expect.poll(() => page.evaluate(isMended).catch(() => false)).toBe(true);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('an isolated demo', () => {
  const iframeOf = (page: Page) => demo(page, ISOLATED).locator('.demo-frame');
  const root = (page: Page) => inside(page, ISOLATED).locator('html');

  async function expectAlive(page: Page) {
    const second = inside(page, ISOLATED).getByRole('tab').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const heights = await iframeOf(page).evaluate((element: HTMLIFrameElement) => [
      element.offsetHeight,
      element.contentDocument!.querySelector('main')!.offsetHeight,
    ]);
    expect(heights[0]).toBe(heights[1]);
  }

  test('is prerendered, hydrates, and has source and controls like any other', async ({
    page,
    request,
  }) => {
    await visit(page, PAGE);
    const frame = demo(page, ISOLATED);

    await test.step('it is prerendered', async () => {
      await expect(iframeOf(page)).toHaveAttribute('title', 'Tabs in an app bar');
      await expect(iframeOf(page)).toHaveAttribute('loading', 'lazy');
      const html = await (await request.get((await iframeOf(page).getAttribute('src'))!)).text();
      expect(html).toContain('role="tab"');
    });

    await test.step('it hydrates, and is as high as its content', async () => {
      await frame.scrollIntoViewIfNeeded();
      await expectLive(page, ISOLATED);
      await expect(root(page)).toHaveAttribute('data-mode', 'light');
      await expect(root(page)).toHaveAttribute('dir', 'ltr');
      await expectAlive(page);
    });

    await test.step('it has source and controls', async () => {
      await frame.getByRole('button', { name: 'Show the source' }).click();
      await expect(frame.locator('.demo-source pre')).toContainText('AppBarTabs');
      await frame.getByRole('button', { name: OPTIONS }).click();
      await frame.getByLabel('Dark').check();
      await expect(root(page)).toHaveAttribute('data-mode', 'dark');
      await frame.getByLabel('360 px').check();
      await expect.poll(() => frameWidth(page, ISOLATED)).toBe(360);
      await frame.getByRole('button', { name: 'Reset' }).click();
      await expect(root(page)).toHaveAttribute('data-mode', 'light');
      await expect(iframeOf(page)).toHaveCount(1);
    });

    await test.step('it follows the page', async () => {
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(root(page)).toHaveAttribute('data-mode', 'dark');
    });
  });

  test('hydrates in dark mode and right-to-left, and is as high as its content', async ({
    page,
  }) => {
    await storePreferences(page, { mode: 'dark', direction: 'rtl' });
    await visit(page, PAGE);
    await demo(page, ISOLATED).scrollIntoViewIfNeeded();
    await expectLive(page, ISOLATED);
    await expect(root(page)).toHaveAttribute('data-mode', 'dark');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await expectAlive(page);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(root(page)).toHaveAttribute('data-mode', 'light');
  });

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
});
