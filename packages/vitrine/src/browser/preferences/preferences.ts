import type { DemoPreferences } from '../../shared/preferences.ts';
import { onStorage, readStorage, writeStorage } from '../core/storage/storage.ts';
import { createStore, useStore } from '../core/store.ts';
import { applyLook, siteDirection, type Look } from './look.ts';
import {
  DARK_QUERY,
  parsePreferences,
  PREFERENCES_KEY,
  resolveLook,
  type Preferences,
  type StoredPreferences,
} from './stored-preferences.ts';

declare global {
  /** See `SERVER_CHOICES`. */
  var vitrineChoices: DemoPreferences | undefined;
}

/**
 * The server renders with them. Every copy of this module has the same: in development, demos import another one on
 * the server than what renders them.
 */
export const SERVER_CHOICES: DemoPreferences = (globalThis.vitrineChoices ??= {
  mode: 'light',
  direction: siteDirection(),
  colors: null,
});
const DEFAULT_PREFERENCES: StoredPreferences & Preferences = {
  mode: 'system',
  direction: SERVER_CHOICES.direction,
  colors: null,
  variables: null,
};

/** Tells the direction of the site's language on the server, where no document has it. */
export function setServerDirection(direction: DemoPreferences['direction']): void {
  SERVER_CHOICES.direction = direction;
  DEFAULT_PREFERENCES.direction = direction;
}

const store = createStore(DEFAULT_PREFERENCES);
/** The choices as demos need them, resolved against the system's setting. */
export const demoPreferences = createStore(SERVER_CHOICES);

/** How the page looks: as the reader has chosen, but in print. */
export const pageLook = createStore<Look>({ ...SERVER_CHOICES, css: '' });

export function showLook(look: Look): void {
  applyLook(document, look);
  pageLook.set(look);
}

/** The choice that a control is about to make, so that demos can prepare for it. */
export const expectedPreferences = createStore<DemoPreferences | null>(null);

/** Announces a choice that the reader is likely to make next. */
export function expectPreferences(change: Partial<DemoPreferences>): void {
  expectedPreferences.set({ ...demoPreferences.get(), ...change });
}

/** The choices as they are stored, by whichever tab; where storage is denied, as they hold in this one. */
export const currentPreferences = (): StoredPreferences => readStored() ?? store.get();

/**
 * Replaces the given fields, applies them to the document and stores them. The other fields stay as they
 * are stored: another tab may have changed them a moment ago.
 */
export function storePreferences(change: Partial<StoredPreferences>): void {
  const next = parsePreferences({ ...currentPreferences(), ...change });
  writeStorage(PREFERENCES_KEY, next);
  apply(next);
}

/** Gives the site its own colours back. */
export function resetColors(): void {
  storePreferences({ colors: null, variables: null });
}

/** Takes over what the inline script applied; hears of other tabs and the system from now on. */
export function startPreferences(): void {
  const restore = () => apply(readStored() ?? DEFAULT_PREFERENCES);
  restore();
  onStorage(PREFERENCES_KEY, restore);
  // A page that the browser kept aside has heard of no change in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
  matchMedia(DARK_QUERY).addEventListener('change', () => apply(store.get()));
}

/** The reader's choices, in a component. */
export function usePreferences(): Preferences {
  return useStore(store, DEFAULT_PREFERENCES);
}

/** The mode that is shown: the chosen one, or the system's. */
export function useMode(): DemoPreferences['mode'] {
  return useStore(demoPreferences, SERVER_CHOICES).mode;
}

/** Tells demos. The same colours stay the same object: a demo renders again when it is another. */
export function setDemoPreferences({ mode, direction, colors }: DemoPreferences): void {
  const before = demoPreferences.get();
  const isSame =
    before.colors?.primary === colors?.primary && before.colors?.secondary === colors?.secondary;
  if (before.mode === mode && before.direction === direction && isSame) return;
  demoPreferences.set({ mode, direction, colors: isSame ? before.colors : colors });
}

function apply(next: StoredPreferences): void {
  const look = resolveLook(next, SERVER_CHOICES.direction);
  showLook(look);
  store.set({ ...next, direction: look.direction });
  setDemoPreferences(look);
}

/** Nothing where nothing is stored, or storage is denied. */
const readStored = () => readStorage(PREFERENCES_KEY, parsePreferences);
