/**
 * The reader's choices for code of a site, such as a demo that sets colours: `vitrine/preferences`.
 *
 * ```tsx
 * import { changePreferences, usePreferences } from 'vitrine/preferences';
 * const { colors } = usePreferences();
 * changePreferences({ colors: { primary: '#006064', secondary: '#c51162' } });
 * ```
 */
import { colorVariables } from './custom-colors.ts';
import { storePreferences } from './preferences.ts';
import { isHexColor, type Preferences } from './stored-preferences.ts';

export { useMode, usePreferences } from './preferences.ts';
export type { Colors } from '../../shared/preferences.ts';
export type { Preferences } from './stored-preferences.ts';

/**
 * Replaces the given choices and keeps the others. They are stored, and reach the page, its demos and
 * the reader's other tabs at once.
 * @throws TypeError when a colour is not written as `#` and six hexadecimal digits
 */
export function changePreferences(change: Partial<Preferences>): void {
  const { colors } = change;
  if (colors === undefined) return storePreferences(change);
  if (colors) {
    for (const name of ['primary', 'secondary'] as const) assertColor(name, colors[name]);
  }
  storePreferences({ ...change, variables: colors && colorVariables(colors) });
}

function assertColor(name: string, value: unknown): void {
  if (isHexColor(value)) return;
  throw new TypeError(
    `colors.${name}: expected "#" and six hexadecimal digits, such as "#1976d2", received ${JSON.stringify(value)}`,
  );
}
