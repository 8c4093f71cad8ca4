import type { Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { readPreferences, storePreferences } from '../support/preferences.ts';
import { drawer, heading, settle, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(18, 18, 18)';
const html = (page: Page) => page.locator('html');
const modeToggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const directionToggle = (page: Page) => page.getByRole('button', { name: 'Right-to-left' });

for (const [what, toggle, attribute, [before, after], stored] of [
  ['theme', modeToggle, 'data-mode', ['light', 'dark'], { paletteType: 'dark' }],
  ['direction', directionToggle, 'dir', ['ltr', 'rtl'], { direction: 'rtl' }],
] as const) {
  test(`the ${what} toggle changes the page, is kept, and changes it back`, async ({ page }) => {
    await visit(page, '/demos/buttons');
    await expect(html(page)).toHaveAttribute(attribute, before);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await toggle(page).click();
    const expectChosen = async () => {
      await expect(html(page)).toHaveAttribute(attribute, after);
      await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    };
    await expectChosen();
    expect(await readPreferences(page)).toMatchObject(stored);
    await drawer(page).locator('[href="/demos/tabs"]').click();
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expectChosen();
    await page.reload();
    await expectChosen();
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute(attribute, before);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  });
}

test('another tab follows', async ({ page, context }) => {
  await visit(page, '/demos/buttons');
  const other = await context.newPage();
  await visit(other, '/demos/tabs');
  await modeToggle(page).click();
  await directionToggle(page).click();
  await expect(html(other)).toHaveAttribute('data-mode', 'dark');
  await expect(html(other)).toHaveAttribute('dir', 'rtl');
  await expect(modeToggle(other)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => localStorage.clear());
  await expect(html(other)).toHaveAttribute('data-mode', 'light');
  await expect(html(other)).toHaveAttribute('dir', 'ltr');
});

test('a denied storage leaves a working page whose toggles work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await visit(page, '/demos/buttons');
  await modeToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  await drawer(page).locator('[href="/demos/tabs"]').click();
  await expect(heading(page)).toHaveText(/^Tabs/);
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
});

test.describe('before any module has run', () => {
  test.use({ allowedMessages: [/^error: Failed to load resource: net::ERR_FAILED/] });

  for (const [stored, system, mode, dir] of [
    ['{"paletteType":"dark","direction":"rtl"}', 'light', 'dark', 'rtl'],
    ['{"paletteType":"light"}', 'dark', 'light', 'ltr'],
    ['{"paletteType":"system"}', 'dark', 'dark', 'ltr'],
    ['{"paletteType":"system"}', 'light', 'light', 'ltr'],
    ['{"paletteType":"blue","direction":"up"}', 'dark', 'light', 'ltr'],
    ['{"paletteType":1,"direction":null}', 'dark', 'light', 'ltr'],
    ['{}', 'dark', 'light', 'ltr'],
    ['null', 'dark', 'light', 'ltr'],
    ['"dark"', 'dark', 'light', 'ltr'],
    ['{not json', 'dark', 'light', 'ltr'],
  ] as const) {
    test(`${stored}, system ${system}: ${mode} and ${dir}, and so after it`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await storePreferences(page, stored);
      const expectApplied = async () => {
        await expect(html(page)).toHaveAttribute('data-mode', mode);
        await expect(html(page)).toHaveAttribute('dir', dir);
        await expect(html(page)).toHaveCSS('background-color', mode === 'dark' ? DARK : LIGHT);
        await expect(page.locator('.drawer')).toHaveCSS(dir === 'rtl' ? 'right' : 'left', '0px');
      };
      await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
      await page.goto('/demos/buttons');
      await expectApplied();
      await page.unroute(/\/assets\/.+\.js$/);
      await visit(page, '/demos/buttons');
      await expectApplied();
      await expect(modeToggle(page)).toHaveAttribute('aria-pressed', String(mode === 'dark'));
    });
  }
});

test('the system’s theme is followed while the page is open', async ({ page }) => {
  await storePreferences(page, { paletteType: 'system' });
  await visit(page, '/demos/buttons');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-mode', 'light');
});

test('the theme menu goes back to the system’s theme, and the toggle leaves it again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/demos/buttons');
  const opener = page.getByRole('button', { name: 'Choose the theme' });
  await expect(opener).toHaveAccessibleName('Choose the theme, now: Light');
  await opener.press('Enter');
  const menu = page.getByRole('group', { name: 'Theme', exact: true });
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('radio', { name: 'Light' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('radio', { name: 'Same as the system' })).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await readPreferences(page)).toMatchObject({ paletteType: 'system' });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toHaveAccessibleName('Choose the theme, now: Same as the system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await modeToggle(page).click();
  expect(await readPreferences(page)).toMatchObject({ paletteType: 'dark' });
});

test('each control changes its own field and keeps the others', async ({ page }) => {
  const colors = { primary: '#006064', secondary: '#c51162' };
  await visit(page, '/demos/buttons');
  await page.evaluate(
    (paletteColors) =>
      localStorage.setItem(
        'vitrine:preferences',
        JSON.stringify({ paletteType: 'system', direction: 'ltr', paletteColors }),
      ),
    colors,
  );
  await visit(page, '/getting-started/installation');
  await directionToggle(page).click();
  expect(await readPreferences(page)).toMatchObject({
    paletteType: 'system',
    direction: 'rtl',
    paletteColors: colors,
  });
  await modeToggle(page).click();
  expect(await readPreferences(page)).toMatchObject({
    paletteType: 'dark',
    direction: 'rtl',
    paletteColors: colors,
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await readPreferences(page)).toMatchObject({
    paletteType: 'dark',
    direction: 'rtl',
    paletteColors: null,
    paletteVariables: null,
  });
});

test('a page that comes back from the browser’s memory has the newest choices', async ({
  page,
}) => {
  await visit(page, '/demos/buttons');
  await page.evaluate(() => {
    localStorage.setItem('vitrine:preferences', '{"paletteType":"dark"}');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
});

test.describe('demos', () => {
  test('render nothing again for light and dark', async ({ page }) => {
    await page.addInitScript(() => {
      const commits: (string | undefined)[] = [];
      Object.assign(window, {
        commits,
        // What React tells of its work where developer tools are present.
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          isDisabled: false,
          inject: () => 1,
          checkDCE: () => undefined,
          onCommitFiberUnmount: () => undefined,
          onPostCommitFiberRoot: () => undefined,
          onCommitFiberRoot: (_: number, root: { containerInfo: Element }) =>
            commits.push(root.containerInfo.id || root.containerInfo.className),
        },
      });
    });
    await visit(page, '/demos/text-fields');
    const frames = await page.locator('main [data-demo]').all();
    expect(frames.length).toBeGreaterThan(15);
    for (const frame of frames) await wake(frame);
    expect(await page.evaluate(() => (window as any).commits.length)).toBeGreaterThan(
      frames.length,
    );
    await page.evaluate(() => {
      const mutations: string[] = [];
      (window as any).commits.length = 0;
      Object.assign(window, { mutations });
      new MutationObserver((records) => {
        for (const { type, target } of records) mutations.push(`${type}: ${target.nodeName}`);
      }).observe(document.querySelector('main')!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    const work = () =>
      page.evaluate(() => ({
        commits: (window as any).commits as string[],
        mutations: (window as any).mutations as string[],
      }));
    await modeToggle(page).click();
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    await settle(page);
    const { commits, mutations } = await work();
    expect(new Set(commits)).toEqual(new Set(['v-shell']));
    expect(mutations).toEqual([]);
    // The same watch sees what a change of direction has to do.
    await directionToggle(page).click();
    await expect.poll(async () => (await work()).mutations.length).toBeGreaterThan(0);
    expect((await work()).commits).toContain('demo-content');
  });

  test('turn with the page, in the same frame', async ({ page }) => {
    await visit(page, '/demos/buttons');
    const frame = demo(page, 'buttons-with-icons');
    await wake(frame);
    const plugin = page.waitForResponse((response) => /janus/.test(response.url()));
    await directionToggle(page).hover();
    await plugin;
    await settle(page);
    const seen = await page.evaluate(async () => {
      const icon = document.querySelector('[id="buttons-with-icons"] .MuiButton-startIcon')!;
      const margin = () => getComputedStyle(icon).marginLeft;
      const before = margin();
      document.querySelector<HTMLElement>('[aria-label="Right-to-left"]')!.click();
      await new Promise(requestAnimationFrame);
      return { dir: document.documentElement.dir, before, after: margin() };
    });
    expect(seen).toEqual({ dir: 'rtl', before: '-4px', after: '8px' });
  });

  test('out of view turn when the browser is idle, or when they come into view', async ({
    page,
  }) => {
    await visit(page, '/demos/buttons');
    const icon = demo(page, 'buttons-with-icons').locator('.MuiButton-startIcon').first();
    await wake(demo(page, 'buttons-with-icons'));
    await directionToggle(page).click();
    await expect(icon).toHaveCSS('margin-left', '8px');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await settle(page);
    await page.evaluate(() => {
      const callbacks: (() => void)[] = [];
      Object.assign(window, { callbacks });
      window.requestIdleCallback = (callback) => callbacks.push(callback as () => void);
    });
    await directionToggle(page).click();
    await settle(page);
    await expect(icon).toHaveCSS('margin-left', '8px');
    const runIdle = () =>
      page.evaluate(
        () => (window as any).callbacks.splice(0).map((run: () => void) => run()).length,
      );
    while ((await runIdle()) > 0);
    await expect(icon).toHaveCSS('margin-left', '-4px');

    await directionToggle(page).click();
    await settle(page);
    await expect(icon).toHaveCSS('margin-left', '-4px');
    await icon.scrollIntoViewIfNeeded();
    await expect(icon).toHaveCSS('margin-left', '8px');
  });

  test('follow theme and direction and keep their state', async ({ page }) => {
    await visit(page, '/demos/text-fields');
    const frame = demo(page, 'controlled-field');
    await wake(frame);
    const field = frame.getByRole('textbox');
    const label = frame.locator('label');
    await field.fill('Porto');
    const node = await field.elementHandle();
    await expect(frame).toContainText('Hello, Porto');
    const color = await field.evaluate((element) => getComputedStyle(element).color);
    const offsets = () =>
      label.evaluate((element) => {
        const [own, field] = [element, element.parentElement!].map((e) =>
          e.getBoundingClientRect(),
        );
        return [Math.round(own!.left - field!.left), Math.round(field!.right - own!.right)];
      });
    const [left, right] = await offsets();
    expect(left).not.toBe(right);

    await modeToggle(page).click();
    await expect(field).not.toHaveCSS('color', color);
    await directionToggle(page).click();
    await expect.poll(offsets).toEqual([right, left]);
    await expect(field).toHaveValue('Porto');
    expect(await field.evaluate((element, before) => element === before, node)).toBe(true);

    await directionToggle(page).click();
    await modeToggle(page).click();
    await expect.poll(offsets).toEqual([left, right]);
    await expect(field).toHaveCSS('color', color);
    await expect(field).toHaveValue('Porto');
  });

  test('below the window keep their server markup through toggles and hydration', async ({
    page,
  }) => {
    await visit(page, '/demos/buttons');
    const frame = page.locator('main [data-demo]').last();
    const content = frame.locator('.demo-content');
    const kept = await content.evaluateHandle((element) => [
      ...element.querySelectorAll('*:not(svg *)'),
    ]);
    expect(await kept.evaluate((nodes) => nodes.length)).toBeGreaterThan(1);
    const expectKept = async () =>
      expect(await kept.evaluate((nodes) => nodes.every(({ isConnected }) => isConnected))).toBe(
        true,
      );
    await modeToggle(page).click();
    await directionToggle(page).click();
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(content).not.toHaveAttribute('data-live');
    await expectKept();
    await wake(frame);
    await expect(content).toHaveCSS('visibility', 'visible');
    await expectKept();
  });

  test('right-to-left on a first load are shown once they are', async ({ page }) => {
    await storePreferences(page, { direction: 'rtl' });
    await visit(page, '/demos/buttons');
    const frame = demo(page, 'buttons-with-icons');
    const icon = frame.locator('.MuiButton-startIcon').first();
    await expect(frame.locator('.demo-content')).not.toHaveAttribute('data-live');
    await expect(icon).toHaveCSS('visibility', 'hidden');
    await wake(frame);
    await expect(icon).toHaveCSS('visibility', 'visible');
    await expect(icon).toHaveCSS('margin-left', '8px');
    await expect(icon).toHaveCSS('margin-right', '-4px');
  });

  test('have the stored theme’s colours before they hydrate', async ({ page }) => {
    const button = demo(page, 'text-buttons').getByRole('button').first();
    const colour = () => button.evaluate((element) => getComputedStyle(element).color);
    await page.setViewportSize({ width: 1440, height: 300 });
    await visit(page, '/demos/buttons');
    const light = await colour();
    await storePreferences(page, { paletteType: 'dark' });
    await visit(page, '/demos/buttons');
    await expect(demo(page, 'text-buttons').locator('.demo-content')).not.toHaveAttribute(
      'data-live',
    );
    const dark = await colour();
    expect(dark).not.toBe(light);
    await wake(demo(page, 'text-buttons'));
    expect(await colour()).toBe(dark);
  });
});
