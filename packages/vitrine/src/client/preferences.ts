import type { DemoPreferences } from './adapter.ts';
import { createStore, useStore } from './store.ts';

/** The reader's choices. The inline script of `preferences-script.ts` applies the same before first paint. */
export interface Preferences {
  /** Light unless the reader chose otherwise. */
  paletteType: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
}

export const PREFERENCES_KEY = 'vitrine:preferences';
/** What the server renders with. */
export const DEFAULT_PREFERENCES: Preferences = { paletteType: 'light', direction: 'ltr' };
const DARK_QUERY = '(prefers-color-scheme: dark)';

const store = createStore<Preferences>(DEFAULT_PREFERENCES);
/** The choices as demos need them, resolved against the system's setting. */
export const demoPreferences = createStore<DemoPreferences>({ mode: 'light', direction: 'ltr' });

/** Replaces the given fields, applies them to the document and stores them. */
export function changePreferences(change: Partial<Preferences>): void {
  const next = { ...store.get(), ...change };
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(next));
  } catch {
    // Storage may be denied: the choice then lasts until the page is left.
  }
  apply(next);
}

/** Takes over what the inline script applied, and follows other tabs and the system from now on. */
export function startPreferences(): void {
  apply(readStored());
  addEventListener('storage', ({ key }) => {
    if (key === PREFERENCES_KEY || key === null) apply(readStored());
  });
  matchMedia(DARK_QUERY).addEventListener('change', () => apply(store.get()));
}

/** The reader's choices, in a component of the shell. */
export function usePreferences(): Preferences {
  return useStore(store, DEFAULT_PREFERENCES);
}

function apply(next: Preferences): void {
  const dark =
    next.paletteType === 'dark' ||
    (next.paletteType === 'system' && matchMedia(DARK_QUERY).matches);
  const mode = dark ? 'dark' : 'light';
  const html = document.documentElement;
  html.dataset.mode = mode;
  html.dir = next.direction;
  store.set(next);
  const before = demoPreferences.get();
  if (before.mode !== mode || before.direction !== next.direction) {
    demoPreferences.set({ mode, direction: next.direction });
  }
}

function readStored(): Preferences {
  try {
    const stored = JSON.parse(
      localStorage.getItem(PREFERENCES_KEY) ?? '{}',
    ) as Partial<Preferences>;
    return {
      paletteType: ['light', 'dark', 'system'].includes(stored.paletteType ?? '')
        ? stored.paletteType!
        : DEFAULT_PREFERENCES.paletteType,
      direction: stored.direction === 'rtl' ? 'rtl' : 'ltr',
    };
  } catch {
    // Denied storage or a value that is not ours: the defaults hold.
    return DEFAULT_PREFERENCES;
  }
}
