import type { Page } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import {
  changePreferences,
  readPreferences,
  storePreferences,
} from '../../../support/preferences.ts';
import { drawer, heading, settle, visit, waitForShell } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(18, 18, 18)';
const html = (page: Page) => page.locator('html');
const modeToggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const directionToggle = (page: Page) => page.getByRole('button', { name: 'Right-to-left' });

test('the toggles change the page, are kept, and change it back', async ({ page }) => {
  const expectChosen = async (mode: string, direction: string) => {
    await expect(html(page)).toHaveAttribute('data-mode', mode);
    await expect(html(page)).toHaveAttribute('dir', direction);
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', String(mode === 'dark'));
    await expect(directionToggle(page)).toHaveAttribute(
      'aria-pressed',
      String(direction === 'rtl'),
    );
  };
  await visit(page, PAGE);
  await expectChosen('light', 'ltr');
  await modeToggle(page).click();
  await expectChosen('dark', 'ltr');
  await expect.poll(() => readPreferences(page)).toMatchObject({ mode: 'dark' });
  await directionToggle(page).click();
  await expectChosen('dark', 'rtl');
  await expect.poll(() => readPreferences(page)).toMatchObject({ direction: 'rtl' });
  await drawer(page).locator('[href="/getting-started/usage"]').click();
  await expect(heading(page)).toHaveText(/^Usage/);
  await expectChosen('dark', 'rtl');
  await page.reload();
  await expectChosen('dark', 'rtl');
  await modeToggle(page).click();
  await expectChosen('light', 'rtl');
  await directionToggle(page).click();
  await expectChosen('light', 'ltr');
});

test('choices made elsewhere apply here', async ({ page, context }) => {
  await visit(page, PAGE);
  await test.step('another tab follows', async () => {
    const other = await context.newPage();
    await visit(other, '/getting-started/usage');
    await modeToggle(page).click();
    await directionToggle(page).click();
    await expect(html(other)).toHaveAttribute('data-mode', 'dark');
    await expect(html(other)).toHaveAttribute('dir', 'rtl');
    await expect(modeToggle(other)).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => localStorage.clear());
    await expect(html(other)).toHaveAttribute('data-mode', 'light');
    await expect(html(other)).toHaveAttribute('dir', 'ltr');
    await other.close();
  });

  await test.step('a page that comes back from the browser’s memory has the newest choices', async () => {
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    await page.evaluate(() => {
      localStorage.setItem('vitrine:preferences', '{"mode":"system"}');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(html(page)).toHaveAttribute('data-mode', 'light');
    await expect(html(page)).toHaveAttribute('dir', 'ltr');
  });

  await test.step('the system’s theme is followed while the page is open', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-mode', 'light');
  });
});

test('a denied storage leaves a working page whose toggles work', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await visit(page, PAGE);
  await modeToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
  await drawer(page).locator('[href="/getting-started/usage"]').click();
  await expect(heading(page)).toHaveText(/^Usage/);
  await expect(html(page)).toHaveAttribute('data-mode', 'dark');
});

test('stored choices apply before any module has run, and stay', async ({ page }) => {
  let release = () => {};
  let held: Promise<void>;
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // `client/preferences.test.ts` has more of what may be stored.
  for (const [stored, system, mode, dir] of [
    ['{"mode":"dark","direction":"rtl"}', 'light', 'dark', 'rtl'],
    ['{"mode":"system"}', 'dark', 'dark', 'ltr'],
    ['{not json', 'dark', 'dark', 'ltr'],
    ['{"mode":"light"}', 'dark', 'light', 'ltr'],
  ] as const) {
    await test.step(`${stored}, system ${system}: ${mode} and ${dir}`, async () => {
      held = new Promise((resolve) => (release = resolve));
      await page.emulateMedia({ colorScheme: system });
      await storePreferences(page, stored);
      const expectApplied = async () => {
        await expect(html(page)).toHaveAttribute('data-mode', mode);
        await expect(html(page)).toHaveAttribute('dir', dir);
        await expect(html(page)).toHaveCSS('background-color', mode === 'dark' ? DARK : LIGHT);
        await expect(page.locator('.drawer')).toHaveCSS(dir === 'rtl' ? 'right' : 'left', '0px');
      };
      await page.goto(PAGE, { waitUntil: 'commit' });
      await expectApplied();
      release();
      await waitForShell(page);
      await expectApplied();
      await expect(modeToggle(page)).toHaveAttribute('aria-pressed', String(mode === 'dark'));
    });
  }
});

test('taking a page over sets nothing that has every style worked out anew', async ({ page }) => {
  await page.addInitScript(() => {
    const set: string[] = ((window as any).setLate = []);
    new MutationObserver((records) => {
      // Before, it is the inline script that sets it.
      if (document.readyState === 'loading') return;
      for (const { target, attributeName } of records)
        if (target === document.documentElement) set.push(attributeName!);
    }).observe(document, { attributes: true, attributeFilter: ['dir'], subtree: true });
  });
  await visit(page, PAGE);
  expect(await page.evaluate(() => (window as any).setLate)).toEqual([]);
  await directionToggle(page).click();
  await expect.poll(() => page.evaluate(() => (window as any).setLate)).toEqual(['dir']);
});

test('the controls and the fields that they change', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, PAGE);
  const colors = { primary: '#006064', secondary: '#c51162' };

  await test.step('the theme menu goes back to the system’s theme, and the toggle leaves it again', async () => {
    const opener = page.getByRole('button', { name: 'Choose the theme' });
    await expect(opener).toHaveAccessibleName('Choose the theme, now: Same as the system');
    await opener.press('Enter');
    const menu = page.getByRole('group', { name: 'Theme', exact: true });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('radio', { name: 'Same as the system' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(html(page)).toHaveAttribute('data-mode', 'light');
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('radio', { name: 'Same as the system' })).toBeChecked();
    await expect(html(page)).toHaveAttribute('data-mode', 'dark');
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => readPreferences(page)).toMatchObject({ mode: 'system' });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toHaveAccessibleName('Choose the theme, now: Same as the system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(modeToggle(page)).toHaveAttribute('aria-pressed', 'false');
    await modeToggle(page).click();
    await expect.poll(() => readPreferences(page)).toMatchObject({ mode: 'dark' });
  });

  await test.step('each control changes its own field and keeps the others', async () => {
    const chosen = { mode: 'system', direction: 'ltr', colors } as const;
    await changePreferences(page, chosen);
    await directionToggle(page).click();
    const turned = { ...chosen, direction: 'rtl' };
    await expect.poll(() => readPreferences(page)).toMatchObject(turned);
    await modeToggle(page).click();
    await expect.poll(() => readPreferences(page)).toMatchObject({ ...turned, mode: 'dark' });
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect
      .poll(() => readPreferences(page))
      .toMatchObject({
        mode: 'dark',
        direction: 'rtl',
        colors: null,
        variables: null,
      });
  });
});

test.describe('demos', () => {
  /** Counts what React and the document do from the first script on. */
  const watchCommits = (page: Page) =>
    page.addInitScript(() => {
      const commits: (string | undefined)[] = [];
      Object.assign(window, {
        commits,
        // React reports its work to developer tools where there are any.
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

  test('render again only for what they read, and keep their state', async ({ page }) => {
    await watchCommits(page);
    await visit(page, '/demos/text-fields');

    await test.step('follow theme and direction and keep their state', async () => {
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

    await test.step('render nothing again for light and dark', async () => {
      const frames = await page.locator('main [data-demo]').all();
      expect(frames.length).toBeGreaterThan(15);
      for (const frame of frames) await wake(frame);
      const work = await watchWork(page);
      expect(work.before).toBeGreaterThan(frames.length);
      await modeToggle(page).click();
      await expect(html(page)).toHaveAttribute('data-mode', 'dark');
      await settle(page);
      const { commits, mutations } = await work.read();
      expect(new Set(commits)).toEqual(new Set(['v-shell']));
      expect(mutations).toEqual([]);
      // The same watch sees what a change of direction has to do.
      await directionToggle(page).click();
      await expect.poll(async () => (await work.read()).mutations.length).toBeGreaterThan(0);
      expect((await work.read()).commits).toContain('demo-content');
    });
  });

  /** Notes React's commits and the changes of the content from now on. */
  async function watchWork(page: Page) {
    const before = await page.evaluate(async () => {
      // Demos out of view turn when the browser is idle.
      await new Promise((resolve) => requestIdleCallback(resolve));
      const mutations: string[] = [];
      const count = (window as any).commits.length as number;
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
      return count;
    });
    const read = () =>
      page.evaluate(() => ({
        commits: (window as any).commits as string[],
        mutations: (window as any).mutations as string[],
      }));
    return { before, read };
  }

  test('turn with the page', async ({ page }) => {
    await visit(page, '/demos/buttons');
    const frame = demo(page, 'buttons-with-icons');
    const icon = frame.locator('.MuiButton-startIcon').first();
    await wake(frame);

    await test.step('in the same frame', async () => {
      const plugin = page.waitForResponse((response) => /janus/.test(response.url()));
      await directionToggle(page).hover();
      await plugin;
      await settle(page);
      const seen = await page.evaluate(async () => {
        const icon = document.querySelector('[id="buttons-with-icons"] .MuiButton-startIcon')!;
        const margin = () => getComputedStyle(icon).marginLeft;
        const before = margin();
        document.querySelector<HTMLElement>('[aria-label="Right-to-left"]')!.click();
        // The toggle itself shows the choice one frame earlier.
        while (document.dir !== 'rtl') await new Promise(requestAnimationFrame);
        return { dir: document.dir, before, after: margin() };
      });
      expect(seen).toEqual({ dir: 'rtl', before: '-4px', after: '8px' });
    });

    await test.step('and not back and forth when a choice is taken back at once', async () => {
      const shown = await page.evaluate(async () => {
        const toggle = document.querySelector<HTMLElement>('[aria-label="Right-to-left"]')!;
        const seen: (string | null)[] = [];
        const observer = new MutationObserver(() => seen.push(toggle.ariaPressed));
        observer.observe(toggle, { attributeFilter: ['aria-pressed'] });
        for (const pressed of ['false', 'true']) {
          toggle.click();
          while (toggle.ariaPressed !== pressed)
            await new Promise((resolve) => setTimeout(resolve));
        }
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        observer.disconnect();
        return seen;
      });
      expect(shown).toEqual(['false', 'true']);
      await settle(page);
    });

    await test.step('out of view, when the browser is idle or when they come into view', async () => {
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
  });

  test('with stored choices, before and after they hydrate', async ({ page }) => {
    await storePreferences(page, { mode: 'dark', direction: 'rtl' });
    // So low that no demo is in view.
    await page.setViewportSize({ width: 1440, height: 300 });
    await visit(page, '/demos/buttons');

    await test.step('have the stored theme’s colours before they hydrate', async () => {
      const frame = demo(page, 'text-buttons');
      const button = frame.locator('.MuiButton-root').first();
      const colour = () => button.evaluate((element) => getComputedStyle(element).color);
      await expect(frame.locator('.demo-content')).not.toHaveAttribute('data-live');
      const dark = await colour();
      await wake(frame);
      expect(await colour()).toBe(dark);
      await modeToggle(page).click();
      await expect.poll(colour).not.toBe(dark);
    });

    await test.step('right-to-left are shown once they are', async () => {
      const frame = demo(page, 'buttons-with-icons');
      const icon = frame.locator('.MuiButton-startIcon').first();
      await expect(frame.locator('.demo-content')).not.toHaveAttribute('data-live');
      await expect(icon).toHaveCSS('visibility', 'hidden');
      await wake(frame);
      await expect(icon).toHaveCSS('visibility', 'visible');
      await expect(icon).toHaveCSS('margin-left', '8px');
      await expect(icon).toHaveCSS('margin-right', '-4px');
    });

    await test.step('keep their server markup through toggles and hydration', async () => {
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
      for (const direction of ['ltr', 'rtl']) {
        await directionToggle(page).click();
        await expect(html(page)).toHaveAttribute('dir', direction);
        await expect(content).not.toHaveAttribute('data-live');
        await expectKept();
      }
      await wake(frame);
      await expect(content).toHaveCSS('visibility', 'visible');
      await expectKept();
    });
  });
});
