import type { DemoPreferences } from './adapter.ts';
import { createStore, useStore } from '../core/store.ts';

/** The reader's choices. The inline script of `preferences-script.ts` applies the same before first paint. */
export interface Preferences {
  /** Light unless the reader chose otherwise. */
  paletteType: 'light' | 'dark' | 'system';
  /** The reader's own colours; `null`: the site's. */
  paletteColors: PaletteColors | null;
  direction: 'ltr' | 'rtl';
}

/** Two colours as six hexadecimal digits after `#`. */
export interface PaletteColors {
  primary: string;
  secondary: string;
}

/**
 * CSS custom properties by name, for each mode. The values are colours, or the numbers of a colour's
 * channels; anything else is not applied.
 */
export interface PaletteVariables {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** What is stored: the choices, and what follows from the colours, so that no script has to compute it. */
export interface StoredPreferences extends Preferences {
  paletteVariables: PaletteVariables | null;
}

export const PREFERENCES_KEY = 'vitrine:preferences';
/** The style element that holds the variables of custom colours. */
export const COLORS_STYLE_ID = 'v-colors';
/** What the server renders with. */
export const DEFAULT_PREFERENCES: StoredPreferences = {
  paletteType: 'light',
  paletteColors: null,
  paletteVariables: null,
  direction: 'ltr',
};
const DARK_QUERY = '(prefers-color-scheme: dark)';
const HEX_COLOR = /^#[\da-f]{6}$/i;
const VARIABLE_NAME = /^--[\w-]+$/;
/** A hexadecimal colour, `rgb()`, or channels as in `25 118 210`: nothing that could end the declaration. */
const VARIABLE_VALUE = /^(#[\da-f]{3,8}|(rgba?\()?[\d\s.,%/]+\)?)$/i;

const store = createStore<StoredPreferences>(DEFAULT_PREFERENCES);
/** The choices as demos need them, resolved against the system's setting. */
export const demoPreferences = createStore<DemoPreferences>({
  mode: 'light',
  direction: 'ltr',
  colors: null,
});

/** What a control is about to choose, so that demos can load what they need for it. */
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
  const next = { ...currentPreferences(), ...change };
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(next));
  } catch {
    // Storage may be denied: the choice then lasts until the page is left.
  }
  apply(next);
}

/** Gives the site its own colours back. */
export function resetColors(): void {
  storePreferences({ paletteColors: null, paletteVariables: null });
}

/** Takes over what the inline script applied, and follows other tabs and the system from now on. */
export function startPreferences(): void {
  const follow = () => apply(readStored() ?? DEFAULT_PREFERENCES);
  follow();
  addEventListener('storage', ({ key }) => {
    if (key === PREFERENCES_KEY || key === null) follow();
  });
  // A page that the browser kept aside has heard of no change in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  matchMedia(DARK_QUERY).addEventListener('change', () => apply(store.get()));
}

/** The reader's choices, in a component. */
export function usePreferences(): Preferences {
  return useStore(store, DEFAULT_PREFERENCES);
}

/** The mode that is shown: the chosen one, or the system's. */
export function useMode(): 'light' | 'dark' {
  return useStore(demoPreferences, SERVER_CHOICES).mode;
}

/** What demos are prerendered with. */
export const SERVER_CHOICES = demoPreferences.get();

export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && HEX_COLOR.test(value);

function apply(next: StoredPreferences): void {
  const { direction, paletteColors: colors } = next;
  const dark =
    next.paletteType === 'dark' ||
    (next.paletteType === 'system' && matchMedia(DARK_QUERY).matches);
  const mode = dark ? 'dark' : 'light';
  const html = document.documentElement;
  html.dataset.mode = mode;
  // The same again would still have the browser work out every style anew.
  if (html.dir !== direction) html.dir = direction;
  // Demos in documents of their own read it there.
  if (colors) html.dataset.colors = `${colors.primary} ${colors.secondary}`;
  else delete html.dataset.colors;
  applyVariables(colors && next.paletteVariables);
  store.set(next);
  const before = demoPreferences.get();
  const sameColors =
    before.colors?.primary === colors?.primary && before.colors?.secondary === colors?.secondary;
  if (before.mode !== mode || before.direction !== direction || !sameColors) {
    demoPreferences.set({ mode, direction, colors: sameColors ? before.colors : colors });
  }
}

/**
 * The same element as the inline script's, so that taking over from it changes nothing. Not for print,
 * which is black on white.
 */
function applyVariables(variables: PaletteVariables | null): void {
  let style = document.querySelector<HTMLStyleElement>(`#${COLORS_STYLE_ID}`);
  if (!style && !variables) return;
  if (!style) {
    style = document.createElement('style');
    style.id = COLORS_STYLE_ID;
    style.media = 'screen';
    document.head.append(style);
  }
  const css = (['light', 'dark'] as const)
    .map((mode) => {
      const valid = Object.entries(variables?.[mode] ?? {}).filter(
        ([name, value]) => VARIABLE_NAME.test(name) && VARIABLE_VALUE.test(value),
      );
      return `html[data-mode=${mode}]{${valid.map(([name, value]) => `${name}:${value};`).join('')}}`;
    })
    .join('');
  if (style.textContent !== css) style.textContent = css;
}

/** `null` where nothing is stored, storage is denied, or the value is not ours. */
function readStored(): StoredPreferences | null {
  try {
    const text = localStorage.getItem(PREFERENCES_KEY);
    if (text === null) return null;
    const stored = JSON.parse(text) as Partial<StoredPreferences>;
    const colors = stored.paletteColors;
    const isValid = isHexColor(colors?.primary) && isHexColor(colors.secondary);
    return {
      paletteType: ['light', 'dark', 'system'].includes(stored.paletteType ?? '')
        ? stored.paletteType!
        : DEFAULT_PREFERENCES.paletteType,
      paletteColors: isValid ? { primary: colors.primary, secondary: colors.secondary } : null,
      paletteVariables: (isValid && stored.paletteVariables) || null,
      direction: stored.direction === 'rtl' ? 'rtl' : 'ltr',
    };
  } catch {
    return null;
  }
}
