import type { Locator, Page } from '@playwright/test';
import { drawer, heading, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

/** More stops than the shell has: whoever needs as many is lost. */
const MOST_STOPS = 120;
const PAGE = '/getting-started/installation';

/** Presses Tab until the element has the focus, and sees to it that the focus shows at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const { hidden, isReached } = await page.evaluate((wantedElement) => {
      const element = document.activeElement!;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const isHidden = outlineStyle === 'none' && boxShadow === 'none' && element !== document.body;
      return {
        hidden: isHidden ? element.outerHTML.slice(0, 200) : '',
        isReached: element === wantedElement,
      };
    }, wanted);
    expect(hidden, 'a stop whose focus cannot be seen').toBe('');
    if (isReached) return;
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test('the app bar works by keyboard alone, from its start to its end', async ({ page }) => {
  await visit(page, PAGE);
  const html = page.locator('html');
  const bar = page.getByRole('banner');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  const search = bar.getByRole('button', { name: 'Search', exact: true });
  await tabTo(page, search);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();

  await tabTo(page, bar.getByRole('link', { name: 'Edit docs colors' }));

  await tabTo(page, bar.getByRole('button', { name: 'Dark theme' }));
  await page.keyboard.press('Space');
  await expect(html).toHaveAttribute('data-mode', 'dark');

  const themes = bar.getByRole('button', { name: /^Choose the theme/ });
  await tabTo(page, themes);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
  await expect(themes).toBeFocused();

  await tabTo(page, bar.getByRole('button', { name: 'Right-to-left' }));
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('dir', 'ltr');

  await tabTo(page, bar.getByRole('link', { name: 'Source repository' }));
});

test('the drawer, the contents and the page work by keyboard alone', async ({ page }) => {
  await visit(page, PAGE);

  const versions = drawer(page).getByRole('button', { name: 'Other versions' });
  await tabTo(page, versions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'All versions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toBeFocused();

  const group = drawer(page).getByRole('button', { name: 'Component Demos' });
  await tabTo(page, group);
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const first = group.locator('xpath=following-sibling::ul').getByRole('link').first();
  await expect(first).toHaveText('Overview');
  await expect(first).toBeFocused();

  const entry = page.locator('.toc a').first();
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}${(await entry.getAttribute('href'))!}`);

  await visit(page, PAGE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const next = page.locator('main a[rel="next"]');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Usage/);
  await expect(heading(page)).toBeFocused();
});

test('the drawer over a narrow page works by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, PAGE);
  const menu = page.getByRole('button', { name: 'Open navigation' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(drawer(page).locator('[aria-current="page"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).locator('[aria-current="page"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Usage/);
  await expect(drawer(page)).toBeHidden();
});
