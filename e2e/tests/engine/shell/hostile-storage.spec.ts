import type { Page } from '@playwright/test';
import { drawer, heading, visit, waitForShell } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';
const KEYS = [
  ...['preferences', 'navigation', 'searches', 'search-keys'],
  ...['code-language', 'code-tab', 'consent'],
];

const colors = { primary: '#006064', secondary: '#c51162' };
const many = Object.fromEntries(
  Array.from({ length: 20_000 }, (_, index) => [`--v-many-${index}`, '#112233']),
);
const SCRIPT = '<img src=x onerror="window.attacked = true">';
const entry = [SCRIPT, 'javascript:window.attacked=true', [[SCRIPT, '//evil.example/']]];

/** What another script of the host, an older version or a reader's tool may have left, under every key. */
const STORED: Record<string, string> = {
  'a value whose text cannot be made': '{"toString":1}',
  '20,000 variables': JSON.stringify({
    mode: 'dark',
    colors,
    variables: { light: many, dark: many },
  }),
  'markup in the navigation': JSON.stringify({
    ...{ buildId: SCRIPT, pathname: PAGE, top: SCRIPT, entries: [entry, entry] },
  }),
  'a style that ends itself': JSON.stringify({
    colors,
    variables: { light: { '--v-link': `red}</style>${SCRIPT}` }, dark: { [SCRIPT]: '#112233' } },
  }),
  'lists in lists': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'objects in objects': `${'{"children":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'a huge text': JSON.stringify('a'.repeat(2_000_000)),
  'names of prototypes': '{"__proto__":{"mode":"dark"},"constructor":{"prototype":1},"then":1}',
  'no JSON': '{"mode":',
  'a number': '1e999',
  nothing: 'null',
  'other types': '{"mode":{},"direction":[],"colors":5,"variables":true,"entries":{"length":1e9}}',
};

const store = (page: Page, value: string) =>
  page.evaluate(
    ([keys, text]) => {
      for (const area of [localStorage, sessionStorage]) {
        area.clear();
        for (const key of keys) {
          try {
            area.setItem(`vitrine:${key}`, text);
          } catch {
            // Only so much has room; the first keys are those that are read first.
          }
        }
      }
    },
    [KEYS, value] as const,
  );

/** Storage gives what it has, and takes nothing more. */
function fill() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

test('where storage is full, a choice holds beside what is stored of an earlier one', async ({
  page,
}) => {
  await visit(page, PAGE);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Dark theme');
  await page.evaluate(fill);
  await press('Dark theme');
  await press('Right-to-left');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a navigation with as many entries as have room holds nothing up', async ({ page }) => {
  await visit(page, PAGE);
  const count = await page.evaluate(() => {
    const buildId = document.querySelector<HTMLElement>('[data-build]')!.dataset.build;
    const entries = Array.from({ length: 38_000 }, () => ['', '/']);
    const kept = { buildId, pathname: location.pathname, top: 1e9, entries };
    sessionStorage.setItem('vitrine:navigation', JSON.stringify(kept));
    Storage.prototype.setItem = () => undefined;
    return entries.length;
  });
  await page.reload();
  await waitForShell(page);
  expect(await drawer(page).locator('li').count()).toBeLessThan(count);
  await expect(drawer(page).locator('[aria-current="page"]')).toHaveText('Installation');
});

// Any console message fails it.
test('whatever is stored: the shell is there at once and works, and nothing of it runs', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await visit(page, PAGE);
  for (const [name, value] of Object.entries(STORED)) {
    await test.step(name, async () => {
      await store(page, value);
      await page.reload();
      await waitForShell(page);
      await expect(heading(page)).toHaveText(/^Installation/);
      const mode = page.getByRole('button', { name: 'Dark theme' });
      const before = await mode.getAttribute('aria-pressed');
      await mode.click();
      await expect(mode).not.toHaveAttribute('aria-pressed', before!);
      await expect(drawer(page).locator('[aria-current="page"]')).toHaveText('Installation');
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(await page.locator('[src="x"], [href^="javascript"], [href^="//"]').count()).toBe(0);
    });
  }
});
