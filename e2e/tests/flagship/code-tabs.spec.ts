import { visit } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/getting-started/installation';

test('a package manager is chosen for all commands, and remembered', async ({ page }) => {
  await visit(page, PAGE);
  const shown = page.locator('main .code-group .code:visible');
  const groups = await page.locator('main .code-group').count();
  expect(groups).toBeGreaterThan(3);
  await expect(shown).toHaveText(Array.from({ length: groups }, () => /^npm install /));

  await page.getByRole('radio', { name: 'npm' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'pnpm' }).first()).toBeChecked();
  const ofPnpm = Array.from({ length: groups }, () => /^pnpm add /);
  await expect(shown).toHaveText(ofPnpm);
  await page.reload();
  await expect(shown).toHaveText(ofPnpm);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first command is shown, and another can be chosen', async ({ page }) => {
    await page.goto(PAGE);
    const group = page.locator('main .code-group').first();
    await expect(group.locator('.code:visible')).toHaveText(/^npm install /);
    await group.getByText('Yarn', { exact: true }).click();
    await expect(group.locator('.code:visible')).toHaveText(/^yarn add /);
  });
});
