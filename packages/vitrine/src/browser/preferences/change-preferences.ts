/**
 * The reader's choices for code of a site, such as a demo that sets colours: `vitrine/preferences`.
 *
 * ```tsx
 * import { changePreferences, usePreferences } from 'vitrine/preferences';
 * const { paletteColors } = usePreferences();
 * changePreferences({ paletteColors: { primary: '#006064', secondary: '#c51162' } });
 * ```
 */
import { colorVariables } from './custom-colors.ts';
import { isHexColor, storePreferences, type Preferences } from './preferences.ts';

export { useMode, usePreferences } from './preferences.ts';
export type { PaletteColors, Preferences } from './preferences.ts';

/**
 * Replaces the given choices and keeps the others. They are stored, and reach the page, its demos and
 * the reader's other tabs at once.
 * @throws TypeError when a colour is not written as `#` and six hexadecimal digits
 */
export function changePreferences(change: Partial<Preferences>): void {
  const { paletteColors: colors } = change;
  if (colors === undefined) return storePreferences(change);
  if (colors) {
    for (const name of ['primary', 'secondary'] as const) assertColor(name, colors[name]);
  }
  storePreferences({ ...change, paletteVariables: colors && colorVariables(colors) });
}

function assertColor(name: string, value: unknown): void {
  if (isHexColor(value)) return;
  throw new TypeError(
    `paletteColors.${name}: expected "#" and six hexadecimal digits, such as "#1976d2", received ${JSON.stringify(value)}`,
  );
}
