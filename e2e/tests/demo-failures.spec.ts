import type { Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import { storePreferences } from '../support/preferences.ts';
import { drawer, heading, visit } from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const BROKEN = 'simple-tabs';
const NEXT = 'link-tab';

/** An element as React 19 sees it: a demo that stands in for another has no import of React. */
const element = (type: string, props: string) =>
  `({ $$typeof: Symbol.for('react.transitional.element'), type: ${type}, key: null, props: ${props} })`;
/** A class component whose method throws once mounted, as effects do. */
const MOUNTED = `function Mounted() {}
Mounted.prototype.isReactComponent = {};
Mounted.prototype.render = () => 'Mounted';
Mounted.prototype.componentDidMount = () => { throw new Error('boom'); };`;
/** Bodies of demo components. */
const CRASHES = {
  'while it renders': `throw new Error('boom');`,
  'once it is mounted': `${MOUNTED} return ${element('Mounted', '{}')};`,
};
const button = (onClick: string) =>
  `return ${element(`'button'`, `{ children: 'Press', onClick: ${onClick} }`)};`;
const UNCAUGHT = {
  'an event handler': button(`() => { throw new Error('boom'); }`),
  'a timer': button(`() => setTimeout(() => { throw new Error('boom'); })`),
  'a promise': button(`async () => { throw new Error('boom'); }`),
};

/** Puts another component in the place of a demo; once `window.mended` is set it does nothing wrong. */
async function replaceDemo(page: Page, body: string) {
  await page.route(`**/assets/${BROKEN}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function Demo() { if (window.mended) return 'Mended'; ${body} }`,
    }),
  );
}

/** The rest of the page, after something went wrong in one demo. */
async function expectRestWorks(page: Page) {
  await wake(demo(page, NEXT));
  await demo(page, NEXT).getByRole('tab').nth(1).click();
  await expect(demo(page, NEXT).getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await demo(page, BROKEN).getByRole('button', { name: 'Show the source' }).click();
  await expect(demo(page, BROKEN).locator('pre')).toContainText('export default');
  await drawer(page).locator('[href="/demos/menus"]').click();
  await expect(heading(page)).toHaveText(/^Menus/);
}

for (const direction of ['ltr', 'rtl'] as const) {
  test.describe(direction, () => {
    test.beforeEach(({ page }) => storePreferences(page, { direction }));

    for (const [when, code] of Object.entries(CRASHES)) {
      test.describe(`a demo that crashes ${when}`, () => {
        // React reports what a boundary has caught; server markup that does not fit is another story.
        test.use({ allowedMessages: [/^(error: .*boom|uncaught: .*#418)/s] });
        test('says so in its frame, alone, and starts again', async ({ page }) => {
          await replaceDemo(page, code);
          await visit(page, '/demos/tabs');
          const frame = demo(page, BROKEN);
          await frame.scrollIntoViewIfNeeded();
          const alert = frame.getByRole('alert');
          await expect(alert).toContainText('This demo crashed: boom');
          await expect(alert).toBeVisible();
          await alert.getByRole('button', { name: 'Reset the demo' }).click();
          await expect(alert).toContainText('boom');
          await expect(frame).toBeFocused();
          await page.evaluate(() => ((window as any).mended = true));
          await alert.getByRole('button', { name: 'Reset the demo' }).click();
          await expect(frame.locator('.demo-content')).toHaveText('Mended');
          await expect(page.getByRole('alert')).toHaveCount(0);
          await expectRestWorks(page);
        });
      });
    }

    for (const [where, code] of Object.entries(UNCAUGHT)) {
      test.describe(`a demo with an error in ${where}`, () => {
        // Nothing is hidden from the console.
        test.use({ allowedMessages: [/^uncaught: .*(boom|#418)/s] });
        test('says so below itself, goes on and starts again', async ({ page }) => {
          await replaceDemo(page, code);
          await visit(page, '/demos/tabs');
          const frame = demo(page, BROKEN);
          await wake(frame);
          const reported = page.waitForEvent('pageerror', (error) => error.message === 'boom');
          const press = frame.locator('.demo-content').getByRole('button', { name: 'Press' });
          await press.click();
          await reported;
          const alert = frame.getByRole('alert');
          await expect(alert).toContainText('This demo reported an error: boom');
          await expect(page.getByRole('alert')).toHaveCount(1);
          await expect(press).toBeVisible();
          await alert.getByRole('button', { name: 'Reset the demo' }).click();
          await expect(alert).toHaveCount(0);
          await expect(press).toBeVisible();
          await expectRestWorks(page);
        });
      });
    }

    test.describe('a demo that waits for ever', () => {
      test.use({ allowedMessages: [/^uncaught: .*#418/s] });
      test('keeps its markup, says so after a while and starts again', async ({ page }) => {
        await replaceDemo(page, `throw new Promise(() => {});`);
        await visit(page, '/demos/tabs');
        const frame = demo(page, BROKEN);
        const markup = await frame.locator('.demo-content').innerHTML();
        await frame.scrollIntoViewIfNeeded();
        const alert = frame.getByRole('alert');
        await expect(alert).toContainText('is waiting for something', { timeout: 20_000 });
        expect(await frame.locator('.demo-content').innerHTML()).toBe(markup);
        await expect(frame.getByRole('tab').first()).toBeVisible();
        await page.evaluate(() => ((window as any).mended = true));
        await alert.getByRole('button', { name: 'Reset the demo' }).click();
        await expect(frame.locator('.demo-content')).toHaveText('Mended');
        await expect(alert).toHaveCount(0);
        await expectRestWorks(page);
      });
    });

    for (const [what, pattern] of [
      ['a demo', `**/assets/${BROKEN}-*.js`],
      ['the adapter', '**/assets/adapter-client-*.js'],
      ['what hydrates demos', '**/assets/hydrate-demo-*.js'],
    ] as const) {
      test.describe(`when the code of ${what} cannot be loaded`, () => {
        test.use({ allowedMessages: [/^error: Failed to load resource: net::ERR_FAILED/] });
        test('the demo’s markup stays, with a message', async ({ page }) => {
          let aborted = 0;
          await page.route(pattern, (route) => {
            aborted += 1;
            return route.abort();
          });
          await visit(page, '/demos/tabs');
          const frame = demo(page, BROKEN);
          const markup = await frame.locator('.demo-content').innerHTML();
          await frame.scrollIntoViewIfNeeded();
          await expect(frame.getByRole('alert')).toContainText('could not be loaded');
          await expect(frame.getByRole('tab').first()).toBeVisible();
          expect(await frame.locator('.demo-content').innerHTML()).toBe(markup);
          expect(aborted).toBeGreaterThan(0);
          if (what === 'a demo') await expectRestWorks(page);
        });
      });
    }
  });
}

test('a demo whose module has no component says so', async ({ page }) => {
  await page.route(`**/assets/${BROKEN}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const text = 1;' }),
  );
  await visit(page, '/demos/tabs');
  const frame = demo(page, BROKEN);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.getByRole('alert')).toContainText(
    'This demo could not be loaded: Its module exports no component.',
  );
  await expect(frame.getByRole('tab').first()).toBeVisible();
  await expectRestWorks(page);
});
