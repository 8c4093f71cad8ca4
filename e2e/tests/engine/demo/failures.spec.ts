import type { Locator, Page } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import { changePreferences, storePreferences } from '../../../support/preferences.ts';
import { drawer, heading, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/demos/tabs';

/** An element as React 19 sees it: a demo that stands in for another has no import of React. */
const element = (type: string, props: string) =>
  `({ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: null, props: ${props} })`;
/** A class component whose method throws once mounted, as effects do. */
const MOUNTED = `function Mounted() {}
Mounted.prototype.isReactComponent = {};
Mounted.prototype.render = () => 'Mounted';
Mounted.prototype.componentDidMount = () => { throw new Error('boom'); };`;
const button = (onClick: string) =>
  `return ${element(`'button'`, `{ children: 'Press', onClick: ${onClick} }`)};`;

/** Demos that others stand in for, with what happens in those, and in which direction. */
const CRASHES = {
  'simple-tabs': ['while it renders', 'rtl', `throw new Error('boom');`],
  'link-tab': ['once it is mounted', 'ltr', `${MOUNTED} return ${element('Mounted', '{}')};`],
} as const;
const UNCAUGHT = {
  'nav-tabs': ['an event handler', button(`() => { throw new Error('boom'); }`)],
  'wrapped-label-tabs': ['a timer', button(`() => setTimeout(() => { throw new Error('boom'); })`)],
  'disabled-tab': ['a promise', button(`async () => { throw new Error('boom'); }`)],
} as const;
const WITHOUT_COMPONENT = 'full-width-tabs';
const NOT_LOADED = 'swipeable-tabs';
/** So far below the others that it is not hydrated with them. */
const WAITING = 'colored-tabs';
const WHOLE = 'centered-tabs';

const contentOf = (page: Page, hash: string): Locator => demo(page, hash).locator('.demo-content');
const alertOf = (page: Page, hash: string): Locator => demo(page, hash).getByRole('alert');
const reset = (page: Page, hash: string) =>
  alertOf(page, hash).getByRole('button', { name: 'Reset the demo' }).click();

/** Puts another component in the place of a demo; once it is mended it does nothing wrong. */
async function replaceDemo(page: Page, hash: string, body: string) {
  await replaceModule(
    page,
    hash,
    `export default function Demo() { if (window.mended === '${hash}') return 'Mended'; ${body} }`,
  );
}

async function replaceModule(page: Page, hash: string, body: string) {
  await page.route(`**/assets/${hash}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

async function mend(page: Page, hash: string) {
  await page.evaluate((name) => ((window as any).mended = name), hash);
  await reset(page, hash);
  await expect(contentOf(page, hash)).toHaveText('Mended');
  await expect(alertOf(page, hash)).toHaveCount(0);
}

async function expectCrash(page: Page, hash: string) {
  await demo(page, hash).scrollIntoViewIfNeeded();
  await expect(alertOf(page, hash)).toContainText('This demo crashed: boom');
  await expect(alertOf(page, hash)).toBeVisible();
  await reset(page, hash);
  await expect(alertOf(page, hash)).toContainText('boom');
  await expect(demo(page, hash)).toBeFocused();
  await mend(page, hash);
}

async function expectReport(page: Page, hash: string) {
  await wake(demo(page, hash));
  const reported = page.waitForEvent('pageerror', (error) => error.message === 'boom');
  const press = contentOf(page, hash).getByRole('button', { name: 'Press' });
  await press.click();
  await reported;
  await expect(alertOf(page, hash)).toContainText('This demo reported an error: boom');
  for (const other of Object.keys(UNCAUGHT)) {
    await expect(alertOf(page, other)).toHaveCount(other === hash ? 1 : 0);
  }
  await expect(press).toBeVisible();
  await reset(page, hash);
  await expect(alertOf(page, hash)).toHaveCount(0);
  await expect(press).toBeVisible();
}

/** Expects the server's markup to stay, with a message below it. */
async function expectMarkup(page: Page, hash: string, markup: string, message: string) {
  await demo(page, hash).scrollIntoViewIfNeeded();
  await expect(alertOf(page, hash)).toContainText(message);
  await expect(demo(page, hash).getByRole('tab').first()).toBeVisible();
  expect(await contentOf(page, hash).innerHTML()).toBe(markup);
}

/** The rest of the page, after something went wrong in some of its demos. */
async function expectRestWorks(page: Page) {
  await wake(demo(page, WHOLE));
  await expect(alertOf(page, WHOLE)).toHaveCount(0);
  await demo(page, WHOLE).getByRole('tab').nth(1).click();
  await expect(demo(page, WHOLE).getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  for (const hash of ['simple-tabs', 'nav-tabs', NOT_LOADED]) {
    await demo(page, hash).getByRole('button', { name: 'Show the source' }).click();
    await expect(demo(page, hash).locator('pre')).toContainText('export default');
  }
  await drawer(page).locator('[href="/demos/menus"]').click();
  await expect(heading(page)).toHaveText(/^Menus/);
}

test.describe('demos in which something goes wrong', () => {
  test.use({
    // React reports what a boundary has caught, and nothing is hidden from the console; server markup that
    // does not fit is another story.
    allowedMessages: [
      /^(error: (.*boom|Failed to load resource: net::ERR_FAILED)|uncaught: .*(boom|#418))/s,
    ],
  });

  test('say so, each in its frame, and the rest of the page works', async ({ page }) => {
    // Right-to-left, demos are held back until they show it.
    await storePreferences(page, { direction: 'rtl' });
    for (const [hash, [, , body]] of Object.entries(CRASHES)) await replaceDemo(page, hash, body);
    for (const [hash, [, body]] of Object.entries(UNCAUGHT)) await replaceDemo(page, hash, body);
    await replaceDemo(page, WAITING, `window.waits = true; throw new Promise(() => {});`);
    await replaceModule(page, WITHOUT_COMPONENT, 'export const text = 1;');
    await page.route(`**/assets/${NOT_LOADED}-*.js`, (route) => route.abort());
    await visit(page, PAGE);
    const [withoutComponent, notLoaded, waiting] = await Promise.all(
      [WITHOUT_COMPONENT, NOT_LOADED, WAITING].map((hash) => contentOf(page, hash).innerHTML()),
    );

    for (const direction of ['rtl', 'ltr'] as const) {
      await changePreferences(page, { direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const [hash, [when, where]] of Object.entries(CRASHES)) {
        if (where !== direction) continue;
        await test.step(`a demo that crashes ${when} says so and starts again, ${direction}`, () =>
          expectCrash(page, hash));
      }
      for (const [hash, [where]] of Object.entries(UNCAUGHT)) {
        await test.step(`a demo with an error in ${where} says so, goes on and starts again, ${direction}`, () =>
          expectReport(page, hash));
      }
      await test.step(`a demo whose module has no component says so, and its markup stays, ${direction}`, () =>
        expectMarkup(
          page,
          WITHOUT_COMPONENT,
          withoutComponent!,
          'This demo could not be loaded: Its module exports no component.',
        ));
      await test.step(`a demo whose code cannot be loaded says so, and its markup stays, ${direction}`, () =>
        expectMarkup(page, NOT_LOADED, notLoaded!, 'could not be loaded'));
    }
    await test.step('a demo that waits for ever says so after a while, and starts again', async () => {
      await changePreferences(page, { direction: 'rtl' });
      await page.clock.install();
      await demo(page, WAITING).scrollIntoViewIfNeeded();
      // Or the time that its code may take passes instead.
      await page.waitForFunction(() => 'waits' in window);
      await expect(async () => {
        await page.clock.fastForward('00:08');
        await expect(alertOf(page, WAITING)).toBeVisible({ timeout: 200 });
      }).toPass();
      await expectMarkup(page, WAITING, waiting!, 'is waiting for something');
      await mend(page, WAITING);
    });
    await test.step('the rest of the page works', () => expectRestWorks(page));
  });

  for (const [what, pattern] of [
    ['the adapter', '**/assets/adapter-client-*.js'],
    ['what hydrates demos', '**/assets/hydrate-demo-*.js'],
  ] as const) {
    test(`the markup of demos stays, with a message, when the code of ${what} cannot be loaded`, async ({
      page,
    }) => {
      let aborted = 0;
      await page.route(pattern, (route) => {
        aborted += 1;
        return route.abort();
      });
      // Right-to-left, demos are held back until they show it.
      await storePreferences(page, { direction: 'rtl' });
      await visit(page, PAGE);
      const markup = await contentOf(page, WHOLE).innerHTML();
      await expectMarkup(page, WHOLE, markup, 'could not be loaded');
      await changePreferences(page, { direction: 'ltr' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expectMarkup(page, WHOLE, markup, 'could not be loaded');
      expect(aborted).toBeGreaterThan(0);
    });
  }
});
