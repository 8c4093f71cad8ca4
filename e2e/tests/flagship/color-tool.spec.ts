import type { Locator, Page } from '@playwright/test';
import { demo, wake } from '../../support/demos.ts';
import { changePreferences, readPreferences } from '../../support/preferences.ts';
import { drawer, heading, visit } from '../../support/shell.ts';
import { test, expect } from '../../support/test.ts';

const PAGE = '/style/color#color-tool';
const ACCENT_DARKENED = '#e10050';

const tool = (page: Page) => demo(page, 'palette-editor');
const field = (page: Page, name: string) =>
  tool(page).getByRole('textbox', { name: `${name} hex value` });
const shade = (page: Page, name: string) =>
  tool(page).getByRole('slider', { name: `${name} shade` });
const hues = (page: Page, name: string) =>
  tool(page).getByRole('radiogroup', { name: `${name} hue` });
const hue = (page: Page, name: string, label: string): Locator =>
  hues(page, name).getByRole('radio', { name: label, exact: true });
const contrast = (page: Page, name: string) =>
  tool(page).getByRole('list', { name: `${name} contrast` });
const code = (page: Page) => tool(page).getByRole('region', { name: 'Theme code' });
const button = (page: Page, name: string) => tool(page).getByRole('button', { name, exact: true });

async function open(page: Page): Promise<void> {
  await visit(page, PAGE);
  await wake(tool(page));
}

test('chooses colours by hue and shade', async ({ page }) => {
  await open(page);

  await test.step('the anchor leads to the tool', async () => {
    await expect(page.locator('#color-tool')).toBeInViewport();
    await expect(tool(page)).toBeInViewport();
  });

  await test.step('begins with the colours of the docs', async () => {
    await expect(field(page, 'Primary')).toHaveValue('#1976d2');
    await expect(hue(page, 'Primary', 'blue')).toBeChecked();
    await expect(shade(page, 'Primary')).toHaveAttribute('aria-valuetext', '700');
    // Pink A400, darkened by 0.08: in no hue, so none is checked.
    await expect(field(page, 'Secondary')).toHaveValue(ACCENT_DARKENED);
    await expect(hues(page, 'Secondary').getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(shade(page, 'Secondary')).toHaveAttribute('aria-valuetext', 'A400');
  });

  await test.step('a swatch has a tooltip, and arrow keys go from one to the next', async () => {
    await hue(page, 'Primary', 'blue').focus();
    await page.keyboard.press('ArrowRight');
    await expect(hue(page, 'Primary', 'light blue')).toBeChecked();
    await expect(page.getByRole('tooltip', { name: 'light blue' })).toBeVisible();
  });

  await test.step('hue keeps the shade, shade keeps the hue, both write the field', async () => {
    await expect(hues(page, 'Primary').getByRole('radio')).toHaveCount(16);
    await expect(shade(page, 'Primary')).toHaveAttribute('min', '0');
    await expect(shade(page, 'Primary')).toHaveAttribute('max', '13');
    await hue(page, 'Primary', 'teal').check();
    await expect(field(page, 'Primary')).toHaveValue('#00796b');
    await shade(page, 'Primary').press('End');
    await expect(shade(page, 'Primary')).toHaveAttribute('aria-valuetext', 'A100');
    await expect(field(page, 'Primary')).toHaveValue('#a7ffeb');
    await shade(page, 'Primary').press('Home');
    await expect(field(page, 'Primary')).toHaveValue('#004d40');
    await expect(hue(page, 'Primary', 'teal')).toBeChecked();
    await expect(field(page, 'Secondary')).toHaveValue(ACCENT_DARKENED);
  });
});

test('says what a colour does', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const primary = field(page, 'Primary');

  await test.step('the preview shows both colours, and the code names the shades', async () => {
    const preview = tool(page).getByRole('group', { name: 'Preview' });
    await hue(page, 'Primary', 'indigo').check();
    await hue(page, 'Secondary', 'amber').check();
    const bar = preview.locator('[data-part="app-bar"]');
    await expect(bar).toHaveText('Color sample');
    await expect(bar).toHaveCSS('background-color', 'rgb(48, 63, 159)');
    const fab = preview.getByRole('button', { name: 'Sample button' });
    await expect(fab).toHaveCSS('background-color', 'rgb(255, 196, 0)');
    await expect(code(page)).toContainText('primary: { main: indigo[700] }');
    await expect(code(page)).toContainText('secondary: { main: amber.A400 }');
    await expect(code(page)).toContainText("import { amber, indigo } from '@mui/material/colors';");
  });

  await test.step('the code is copied', async () => {
    await button(page, 'Copy theme code').click();
    await expect(tool(page).getByRole('status')).toHaveText('The code is copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await code(page).textContent());
  });

  await test.step('the field takes three or six digits and says so for anything else', async () => {
    for (const [typed, color] of [
      ['#123456', '#123456'],
      ['ABCDEF', '#abcdef'],
      ['#09c', '#0099cc'],
    ] as const) {
      await primary.fill(typed);
      await expect(primary).toHaveAttribute('aria-invalid', 'false');
      await expect(tool(page).locator('dl').first()).toContainText(`main${color}`);
      await expect(code(page)).toContainText(`primary: { main: '${color}' }`);
    }
    for (const typed of ['', '#12345', 'red', '#1234567']) {
      await primary.fill(typed);
      await expect(primary).toHaveAttribute('aria-invalid', 'true');
      await expect(primary).toHaveAccessibleDescription(
        'Three or six hexadecimal digits, such as #1976d2',
      );
      await expect(tool(page).locator('dl').first()).toContainText('main#0099cc');
    }
  });

  await test.step('contrast is shown and warned about', async () => {
    await primary.fill('#767676');
    await expect(contrast(page, 'Primary')).toContainText('As text on white: 4.5:1Enough for text');
    await primary.fill('#777777');
    await expect(contrast(page, 'Primary')).toContainText(
      'As text on white: 4.4:1Enough for large text and icons only: text needs 4.5:1',
    );
    await expect(contrast(page, 'Primary')).toContainText('White text on it: 4.4:1');
    await primary.fill('#ffeb3b');
    await expect(contrast(page, 'Primary')).toContainText('Black text on it');
    await expect(contrast(page, 'Primary')).toContainText('Too little even for large text');
    await primary.fill('#1a237e');
    await expect(contrast(page, 'Primary')).toContainText(
      /dark mode, lightened to #[\da-f]{6}: 4\.\d/,
    );
  });
});

test('sets the colours of the docs, everywhere, and takes them back', async ({ page }) => {
  await open(page);
  const intents = demo(page, 'palette-colors').getByText('Text', { exact: true }).first();
  const link = page.locator('main .prose a:not(.anchor)').first();
  await expect(button(page, 'Reset')).toBeDisabled();
  await hue(page, 'Primary', 'teal').check();
  await field(page, 'Secondary').fill('#ffc400');
  await expect(intents).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await button(page, 'Set Docs Colors').click();
  await expect(tool(page).getByRole('status')).toHaveText('The docs have these colors now.');
  await expect
    .poll(() => readPreferences(page))
    .toMatchObject({
      colors: { primary: '#00796b', secondary: '#ffc400' },
    });
  await expect(intents).toHaveCSS('background-color', 'rgb(0, 121, 107)');
  // Amber is no text on white: the links are a darker one.
  await expect(link).not.toHaveCSS('color', 'rgb(196, 0, 78)');
  await expect(link).not.toHaveCSS('color', 'rgb(255, 196, 0)');
  const contained = demo(page, 'contained-buttons').getByRole('button').first();
  await drawer(page).locator('button[data-path="/demos"]').click();
  await drawer(page).locator('[href="/demos/buttons"]').click();
  await expect(heading(page)).toHaveText(/^Buttons/);
  await expect(contained).toHaveCSS('background-color', 'rgb(0, 121, 107)');

  await open(page);
  await expect(intents).toHaveCSS('background-color', 'rgb(0, 121, 107)');
  await test.step('begins with the reader’s own colours', async () => {
    await expect(field(page, 'Primary')).toHaveValue('#00796b');
    await expect(hue(page, 'Primary', 'teal')).toBeChecked();
    await expect(hue(page, 'Secondary', 'amber')).toBeChecked();
  });
  await button(page, 'Reset').click();
  await expect(tool(page).getByRole('status')).toHaveText('The docs have their own colors again.');
  await expect(field(page, 'Primary')).toHaveValue('#1976d2');
  await expect(intents).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(link).toHaveCSS('color', 'rgb(196, 0, 78)');
});

test('the page in a narrow window', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);

  for (const direction of ['ltr', 'rtl'] as const) {
    await test.step(`${direction}, 360 px: nothing is wider than the window`, async () => {
      await changePreferences(page, { direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      // Those out of view would turn when the browser is idle.
      for (const frame of await page.locator('main [data-demo]').all()) await wake(frame);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      const stages = await page
        .locator('main .demo-stage')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(stages).toEqual(stages.map(() => 0));
    });
  }

  await test.step('its own control chooses among light, dark and the system', async () => {
    const control = demo(page, 'docs-theme');
    await wake(control);
    await control.getByRole('radio', { name: 'System' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(control.getByRole('radio', { name: 'System (dark now)' })).toBeChecked();
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.locator('#v-theme-menu').getByRole('radio', { name: 'Light' }).check();
    await page.keyboard.press('Escape');
    await expect(control.getByRole('radio', { name: 'Light' })).toBeChecked();
  });
});
