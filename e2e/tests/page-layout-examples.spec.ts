import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { LAYOUT_EXAMPLES } from '../support/layout-examples.ts';
import { changePreferences, storePreferences } from '../support/preferences.ts';
import { addLink, expectSameDocument, follow, markDocument, visit } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const INDEX = '/page-layout-examples';
const SIGN_IN = `${INDEX}/sign-in`;
const CHOICES = (['light', 'dark'] as const).flatMap((paletteType) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ paletteType, direction })),
);
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(18, 18, 18)';

/** Loads an example and waits until it answers. */
async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const pathname of LAYOUT_EXAMPLES) {
  test.describe(pathname, () => {
    for (const choice of CHOICES) {
      const { paletteType, direction } = choice;
      test(`is a whole page, ${paletteType}, ${direction}`, async ({ page }) => {
        await storePreferences(page, choice);
        await open(page, pathname);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        expect(await background(page)).toBe(paletteType === 'dark' ? DARK : LIGHT);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.locator('.app-bar, .drawer, .toc, #v-shell')).toHaveCount(0);
        expect(await findViolations(page)).toEqual([]);
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.scrollingElement!;
            return scrollWidth - clientWidth;
          });
          expect(overflow, `at ${width} px`).toBe(0);
        }
      });
    }

    test('is complete without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(pathname);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('body').innerText()).length).toBeGreaterThan(50);
      await context.close();
    });
  });
}

test('an example has the stored theme before any of its code has arrived', async ({ page }) => {
  await storePreferences(page, { paletteType: 'dark', direction: 'rtl' });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  await expect(page.locator('#v-data')).toBeAttached();
  expect(await background(page)).toBe(DARK);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.demo-content[data-live]')).toHaveCount(0);
  release();
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
  expect(await background(page)).toBe(DARK);
});

test('an open example follows what the reader chooses in another tab', async ({ page }) => {
  await open(page, SIGN_IN);
  expect(await background(page)).toBe(LIGHT);
  await changePreferences(page, { paletteType: 'dark', direction: 'rtl' });
  await expect.poll(() => background(page)).toBe(DARK);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('an example has the reader’s own colours', async ({ page }) => {
  const light = { '--mui-palette-primary-main': '#006064' };
  await storePreferences(page, {
    paletteColors: { primary: '#006064', secondary: '#ffab00' },
    paletteVariables: { light, dark: {} },
  });
  await open(page, SIGN_IN);
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS(
    'background-color',
    'rgb(0, 96, 100)',
  );
});

test.describe('the index', () => {
  test('leads to each example in a new tab, in the order of the site', async ({ page }) => {
    await visit(page, INDEX);
    const links = page.locator('main .demo-poster');
    expect(
      await links.evaluateAll((found) =>
        found.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
      ),
    ).toEqual(LAYOUT_EXAMPLES.map((pathname) => [pathname, '_blank']));
    const tab = page.waitForEvent('popup');
    await links.first().click();
    await expect((await tab).getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(INDEX);
  });

  test('has pictures of every example', async ({ page }) => {
    await visit(page, INDEX);
    for (const picture of await page.locator('.demo-poster img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
    }
  });

  test('shows all files of an example, and neither runs nor edits it', async ({ page }) => {
    await visit(page, INDEX);
    const card = page.getByRole('group', { name: 'Sign-in' });
    await card.getByRole('button', { name: 'Show the source' }).click();
    for (const name of ['sign-in.tsx', 'sign-in-form.tsx', 'validate.ts'])
      await expect(card.getByText(name, { exact: true })).toBeVisible();
    await expect(card.locator('code').first()).toContainText('export default function SignIn()');
    await expect(card.getByRole('button', { name: /^Edit$/ })).toHaveCount(0);
    await expect(card.getByRole('button', { name: /^Theme, direction/ })).toHaveCount(0);
  });

  test('gives an example away as a project', async ({ page }) => {
    await visit(page, INDEX);
    const card = page.getByRole('group', { name: 'Sign-in' });
    await expect(card.getByRole('button', { name: 'Edit in CodeSandbox' })).toBeVisible();
    await card.getByRole('button', { name: 'See more' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit in StackBlitz' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as ZIP' }).click();
    expect((await download).suggestedFilename()).toMatch(/sign-in.*\.zip$/);
  });
});

test('a link to an example becomes one full page load, and back leads to the page', async ({
  page,
}) => {
  await visit(page, INDEX);
  await markDocument(page);
  await follow(await addLink(page, SIGN_IN));
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(SIGN_IN);
  await expectSameDocument(page, false);
  await expect(page.locator('#v-shell')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main > h1')).toHaveText(/^Page Layout Examples/);
});

test.describe('sign-in', () => {
  test('says what is missing at its field, and goes there', async ({ page }) => {
    await open(page, SIGN_IN);
    const email = page.getByRole('textbox', { name: 'E-mail address' });
    const password = page.getByLabel(/^Password/);
    const submit = page.getByRole('button', { name: 'Sign in' });
    await submit.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await email.fill('ada');
    await submit.click();
    await expect(email).toHaveAccessibleDescription(/not an e-mail address/);
    await email.fill('ada@example.com');
    await submit.click();
    await expect(password).toBeFocused();
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await password.fill('secret');
    await submit.click();
    await expect(page.getByRole('status')).toHaveText(/Welcome back, ada@example\.com/);
  });

  test('shows the password when asked', async ({ page }) => {
    await open(page, SIGN_IN);
    const password = page.getByLabel(/^Password/);
    await password.fill('secret');
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('secret');
  });
});
