import type { Page } from '@playwright/test';

export interface StoredPreferences {
  mode?: 'light' | 'dark' | 'system';
  direction?: 'ltr' | 'rtl';
  colors?: { primary: string; secondary: string } | null;
  variables?: Record<'light' | 'dark', Record<string, string>> | null;
}

/** Light and dark, each left-to-right and right-to-left. */
export const COMBINATIONS = (['light', 'dark'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction })),
);

/**
 * Between them every colour scheme and every direction, for checks of which neither acts on the other: what
 * contrasts with what does not depend on the direction.
 */
export const OPPOSITES = [COMBINATIONS[0]!, COMBINATIONS[3]!] as const;

/** The storage key of the reader's choices. */
export const PREFERENCES_KEY = 'vitrine:preferences';

/** Stores choices, or any other text in their place, before each page loads. */
export async function storePreferences(
  page: Page,
  value: StoredPreferences | string,
): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
    PREFERENCES_KEY,
    text,
  ] as const);
}

/** Changes the choices of an open page as another tab of the reader's would. */
export async function changePreferences(page: Page, value: StoredPreferences): Promise<void> {
  await page.evaluate(
    ([key, stored]) => {
      localStorage.setItem(key, stored);
      dispatchEvent(new StorageEvent('storage', { key, newValue: stored }));
    },
    [PREFERENCES_KEY, JSON.stringify(value)] as const,
  );
}

export async function readPreferences(page: Page): Promise<unknown> {
  return page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    PREFERENCES_KEY,
  );
}
