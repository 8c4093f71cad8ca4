import type { Locator, Page } from '@playwright/test';
import { drawer, heading } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/;
/** What code answers, and the browser does not by itself. */
const CONTROLS =
  '#v-shell button:not([popovertarget]), main .copy, .demo-toolbar-root button:not([popovertarget])';

/** A control by a part of its accessible name or text, and what shows that its click has had its effect. */
type Row = [name: string, effect: (page: Page, control: Locator) => Promise<void>];

const isExpanded =
  (value: string) =>
  async (_page: Page, control: Locator): Promise<void> =>
    expect(control).toHaveAttribute('aria-expanded', value);
const isPressed = (_page: Page, control: Locator) =>
  expect(control).toHaveAttribute('aria-pressed', 'true');

const SHELL: Row[] = [
  ['Dark theme', isPressed],
  ['Right-to-left', isPressed],
  ['Component Demos', isExpanded('true')],
];
const TOOLBAR: Row[] = [
  ['Show the source', (page) => expect(page.locator('.demo-source').first()).toBeVisible()],
  ['Theme, direction and width', isExpanded('true')],
];
const COPY: Row[] = [['Copy', (_page, control) => expect(control).toHaveText('Copied')]];

/** Holds back all scripts. Returns what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [kind, pathname, rows] of [
  ['a text page', '/getting-started/installation', [...SHELL, ...COPY]],
  ['a page with demos', '/getting-started/usage', [...SHELL, ...TOOLBAR]],
  ['an API page', '/api/button', [...SHELL, ...COPY]],
] as const) {
  test(`${kind}: what is clicked before the scripts have come happens once they are there`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(pathname, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('#v-data')).toBeAttached();
    for (const [index, [name]] of rows.entries()) {
      const found = page
        .locator(CONTROLS)
        .and(page.getByRole('button', { name, exact: true }))
        .first();
      await found.evaluate((element: HTMLElement, row) => {
        // Its name may change with its state.
        element.dataset.row = String(row);
        element.click();
      }, index);
    }
    release();
    for (const [index, [, effect]] of rows.entries()) {
      await effect(page, page.locator(`[data-row="${index}"]`));
    }
  });
}

test('a key that opens the search does so once the scripts are there', async ({ page }) => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    const release = await holdScripts(page);
    await page.goto('/getting-started/installation', { waitUntil: 'commit' });
    await expect(page.locator('#v-data')).toBeAttached();
    await page.keyboard.press(key);
    release();
    await expect(page.getByRole('dialog').getByRole('combobox'), key).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('combobox'), key).toHaveValue('');
    await page.unroute(SCRIPTS);
  }
});

test('what is typed after that key is in the field, and Enter goes to the first result', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/getting-started/installation', { waitUntil: 'commit' });
  await expect(page.locator('#v-data')).toBeAttached();
  await page.keyboard.press('/');
  await page.keyboard.type('tabx');
  await page.keyboard.press('Backspace');
  release();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toHaveValue('tab');
  await page.keyboard.type('le');
  await expect(field).toHaveValue('table');
  await page.unroute(SCRIPTS);

  const releaseAgain = await holdScripts(page);
  await page.goto('/getting-started/faq', { waitUntil: 'commit' });
  await expect(page.locator('#v-data')).toBeAttached();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chips');
  await page.keyboard.press('Enter');
  releaseAgain();
  await expect(page).toHaveURL(/\/demos\/chips$/);
});

test('a style sheet that stalls does not hold up the shell, and the reader is told', async ({
  page,
}) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/shell-[^/]+\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/getting-started/installation', { waitUntil: 'commit' });
  await drawer(page).getByRole('button', { name: 'Component Demos' }).click();
  await expect(drawer(page).locator('[href="/demos/tabs"]')).toBeVisible();
  const notice = page.locator('.load-failure');
  await expect(notice).toBeVisible({ timeout: 8000 });
  await expect(heading(page)).toHaveText(/^Installation/);
  release();
  await expect(notice).toHaveCount(0);
});
