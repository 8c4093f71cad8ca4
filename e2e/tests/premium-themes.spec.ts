import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { wake } from '../support/demos.ts';
import { storePreferences } from '../support/preferences.ts';
import { visit } from '../support/shell.ts';
import { SITE } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATHNAME = '/premium-themes';
const THEMES = ['Harbour', 'Meadow', 'Broadsheet', 'Arcade'];

const readSource = (name: string) =>
  readFileSync(new URL(`content/premium-themes/themes/${name.toLowerCase()}.ts`, SITE), 'utf8');

async function open(page: Page): Promise<void> {
  await visit(page, PATHNAME);
  await wake(page.locator('main [data-demo]'));
  // What moves is looked at where it comes to rest.
  await page.addStyleTag({ content: '* { transition: none !important }' });
}

const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme', exact: true }).getByRole('button', { name }).click();
const sample = (page: Page, name: string) =>
  page.getByRole('region', { name: `Sample page: ${name}` });

/** What makes one theme look unlike another. */
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

test('each theme is applied to the sample at once, and no two look alike', async ({ page }) => {
  await open(page);
  const looks: Awaited<ReturnType<typeof readLook>>[] = [];
  for (const name of THEMES) {
    await choose(page, name);
    await expect(sample(page, name)).toBeVisible();
    looks.push(await readLook(page, name));
  }
  for (const key of ['background', 'font', 'button', 'corner'] as const) {
    expect(new Set(looks.map((look) => look[key])).size, key).toBe(THEMES.length);
  }
});

test('a theme is chosen with the keyboard', async ({ page }) => {
  await open(page);
  const group = page.getByRole('group', { name: 'Theme', exact: true });
  await expect(group.getByRole('button', { name: 'Harbour' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await group.getByRole('button', { name: 'Meadow' }).focus();
  await page.keyboard.press('Enter');
  await expect(group.getByRole('button', { name: 'Meadow' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(sample(page, 'Meadow')).toBeVisible();
});

for (const paletteType of ['light', 'dark'] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`every theme can be read, ${paletteType}, ${direction}`, async ({ page }) => {
      await storePreferences(page, { paletteType, direction });
      await open(page);
      for (const name of THEMES) {
        await choose(page, name);
        await expect(sample(page, name)).toHaveCSS('direction', direction);
        expect(await findViolations(page), name).toEqual([]);
      }
    });
  }
}

test('a theme has colours of its own for dark, whatever colours the reader has chosen', async ({
  page,
}) => {
  const variables = { '--mui-palette-primary-main': '#ff0000' };
  await storePreferences(page, {
    paletteType: 'dark',
    paletteColors: { primary: '#ff0000', secondary: '#00ff00' },
    paletteVariables: { light: variables, dark: variables },
  });
  await open(page);
  const { background, button } = await readLook(page, 'Harbour');
  expect(background).toBe('rgb(10, 24, 34)');
  expect(button).toBe('rgb(140, 196, 232)');
});

for (const name of THEMES) {
  test(`${name} is downloaded and copied as it stands in its file`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await choose(page, name);
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

test('the page has no sponsor', async ({ page }) => {
  await visit(page, '/customization/themes');
  await expect(page.locator('.sponsor-slot:not([hidden])')).toHaveCount(1);
  await visit(page, PATHNAME);
  await expect(page.locator('.sponsor-slot:not([hidden])')).toHaveCount(0);
});
