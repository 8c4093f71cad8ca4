import type { DemoPreferences } from '../../shared/preferences.ts';
import type { Look } from './look.ts';

/** The reader's choices. */
export interface Preferences extends Omit<DemoPreferences, 'mode'> {
  /** The system's unless the reader chose otherwise. */
  mode: DemoPreferences['mode'] | 'system';
}

/**
 * CSS custom properties by name, for each mode. The values are colours, or the numbers of a colour's
 * channels; anything else is not applied.
 */
export type ColorVariables = Record<DemoPreferences['mode'], Record<string, string>>;

/** The choices, and what follows from the colours, so that no script has to compute it. */
export interface StoredPreferences extends Preferences {
  variables: ColorVariables | null;
}

export const PREFERENCES_KEY = 'vitrine:preferences';
export const DARK_QUERY = '(prefers-color-scheme: dark)';

export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** The look that a page has by what is stored; whatever is not ours counts as not chosen. */
export function resolveLook(stored: Partial<StoredPreferences>): Look {
  const { mode, direction, colors, variables } = stored;
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia(DARK_QUERY).matches);
  const isOwn = isHexColor(colors?.primary) && isHexColor(colors.secondary);
  return {
    mode: isDark ? 'dark' : 'light',
    direction: direction === 'rtl' ? direction : 'ltr',
    colors: isOwn ? colors : null,
    css: isOwn && variables ? printRule(variables, 'light') + printRule(variables, 'dark') : '',
  };
}

function printRule(variables: ColorVariables, mode: keyof ColorVariables): string {
  let css = `html[data-mode=${mode}]{`;
  for (const name in variables[mode]) {
    const declaration = `${name}:${variables[mode][name]}`;
    // Of a colour, or of channels as in `25 118 210`: nothing that could end it.
    if (/^--[\w-]+:(#[\da-f]{3,8}|(rgba?\()?[\d\s.,%/]+\)?)$/i.test(declaration))
      css += `${declaration};`;
  }
  return `${css}}`;
}
