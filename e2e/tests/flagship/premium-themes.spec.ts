import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { wake } from '../../support/demos.ts';
import { changePreferences, COMBINATIONS, storePreferences } from '../../support/preferences.ts';
import { settle, visit } from '../../support/shell.ts';
import { SITE } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const PATHNAME = '/premium-themes';
const THEMES = ['Harbour', 'Meadow', 'Broadsheet', 'Arcade'];

const readSource = (name: string) =>
  readFileSync(new URL(`content/premium-themes/themes/${name.toLowerCase()}.ts`, SITE), 'utf8');

async function open(page: Page): Promise<void> {
  await visit(page, PATHNAME);
  await wake(page.locator('main [data-demo]'));
  // Animations are compared at their end.
  await page.addStyleTag({ content: '* { transition: none !important }' });
}

const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme', exact: true }).getByRole('button', { name }).click();
const sample = (page: Page, name: string) =>
  page.getByRole('region', { name: `Sample page: ${name}` });

/** The properties that themes differ in. */
const readLook = (page: Page, name: string) =>
  sample(page, name).evaluate((region) => {
    const style = (selector: string) => getComputedStyle(region.querySelector(selector)!);
    const button = style('button');
    return {
      background: getComputedStyle(region).backgroundColor,
      font: style('h3').fontFamily,
      button: button.backgroundColor,
      corner: button.borderRadius,
    };
  });

test('each theme is applied to the sample and given away as it stands in its file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const theme = (name: string) =>
    page.getByRole('group', { name: 'Theme', exact: true }).getByRole('button', { name });

  await test.step('the page has no sponsor, which others have', async () => {
    const other = await page.request.get('/customization/themes');
    expect(await other.text()).toContain('<div class="sponsor-slot">');
    await expect(page.locator('.sponsor-slot')).toHaveCount(1);
    await expect(page.locator('.sponsor-slot:not([hidden])')).toHaveCount(0);
  });

  await test.step('a theme is chosen with the keyboard', async () => {
    await expect(theme('Harbour')).toHaveAttribute('aria-pressed', 'true');
    await theme('Meadow').focus();
    await page.keyboard.press('Enter');
    await expect(theme('Meadow')).toHaveAttribute('aria-pressed', 'true');
    await expect(sample(page, 'Meadow')).toBeVisible();
  });

  const looks: Awaited<ReturnType<typeof readLook>>[] = [];
  for (const name of THEMES) {
    await test.step(`${name} is applied at once, downloaded and copied`, async () => {
      await choose(page, name);
      await expect(sample(page, name)).toBeVisible();
      looks.push(await readLook(page, name));
      const status = page.getByRole('status').filter({ hasText: /^(Saved|Copied)/ });
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${name.toLowerCase()}-theme.ts`);
      expect(readFileSync(await download.path(), 'utf8')).toBe(readSource(name));
      await expect(status).toHaveText(/^Saved as/);
      await page.getByRole('button', { name: 'Copy the code' }).click();
      await expect(status).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readSource(name));
    });
  }

  await test.step('no two look alike', () => {
    for (const key of ['background', 'font', 'button', 'corner'] as const) {
      expect(new Set(looks.map((look) => look[key])).size, key).toBe(THEMES.length);
    }
  });
});

test('every theme can be read, light and dark, in both directions', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  for (const combination of COMBINATIONS) {
    const { mode, direction } = combination;
    await test.step(`${mode}, ${direction}`, async () => {
      await changePreferences(page, combination);
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
      await settle(page);
      for (const name of THEMES) {
        await choose(page, name);
        await expect(sample(page, name)).toHaveCSS('direction', direction);
        // Around the sample a theme changes nothing.
        const within = name === THEMES[0] ? undefined : '[role="region"][aria-label^="Sample"]';
        expect(await findViolations(page, [], within), name).toEqual([]);
      }
    });
  }
});

test('a theme has colours of its own for dark, whatever colours the reader has chosen', async ({
  page,
}) => {
  const variables = { '--mui-palette-primary-main': '#ff0000' };
  await storePreferences(page, {
    mode: 'dark',
    colors: { primary: '#ff0000', secondary: '#00ff00' },
    variables: { light: variables, dark: variables },
  });
  await open(page);
  const { background, button } = await readLook(page, 'Harbour');
  expect(background).toBe('rgb(10, 24, 34)');
  expect(button).toBe('rgb(140, 196, 232)');
});
