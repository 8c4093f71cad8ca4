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
export interface StoredPreferences extends Omit<Preferences, 'direction'> {
  /** Left out until it is chosen: sites of one origin may be written in both. */
  direction?: Preferences['direction'] | undefined;
  variables: ColorVariables | null;
}

export const PREFERENCES_KEY = 'vitrine:preferences';
export const DARK_QUERY = '(prefers-color-scheme: dark)';
/** Variables of a mode that are applied: a library has some hundred, and browsers are slow with thousands. */
export const MAX_VARIABLES = 1000;

export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

/** The schema of what is stored: what is not ours counts as not chosen. */
export function parsePreferences(stored: unknown): StoredPreferences {
  const { mode, direction, colors, variables } = stored as StoredPreferences;
  const isOwn = isHexColor(colors?.primary) && isHexColor(colors.secondary);
  return {
    mode: mode === 'dark' || mode === 'light' ? mode : 'system',
    direction: direction === 'rtl' || direction === 'ltr' ? direction : undefined,
    colors: isOwn ? { primary: colors.primary, secondary: colors.secondary } : null,
    variables:
      isOwn && variables
        ? { light: pickColors(variables.light), dark: pickColors(variables.dark) }
        : null,
  };
}

const pickColors = (variables: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((variables ?? {}) as Record<string, string>)
      .filter((entry) =>
        // Of a colour, or of channels as in `25 118 210`: nothing that could end the declaration. What is no text
        // is printed just as it is tested.
        /^--[\w-]{1,99}:(#[\da-f]{3,8}|(rgba?\()?[\d\s.,%/]{1,99}\)?)$/i.test(entry.join(':')),
      )
      .slice(0, MAX_VARIABLES),
  );

/**
 * The look that a page has by the reader's choices.
 * @param siteDirection where none is chosen
 */
export function resolveLook(
  chosen: Partial<StoredPreferences>,
  siteDirection: Preferences['direction'],
): Look {
  const { mode, direction = siteDirection, colors = null, variables } = chosen;
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia(DARK_QUERY).matches);
  return {
    mode: isDark ? 'dark' : 'light',
    direction,
    colors,
    css: variables ? printRule(variables, 'light') + printRule(variables, 'dark') : '',
  };
}

function printRule(variables: ColorVariables, mode: keyof ColorVariables): string {
  let css = `html[data-mode=${mode}]{`;
  for (const name in variables[mode]) css += `${name}:${variables[mode][name]};`;
  return `${css}}`;
}
