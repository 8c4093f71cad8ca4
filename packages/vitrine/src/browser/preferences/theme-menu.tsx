import { ELEMENT_IDS } from '../../shared/contract.ts';
import { storePreferences, usePreferences } from './preferences.ts';
import type { Preferences } from './stored-preferences.ts';

const CHOICES: [value: Preferences['mode'], label: string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'Same as the system'],
];

/**
 * The three themes beside the toggle, which knows only two: the way back to the system's. On phones the
 * bar has no room for it.
 */
export function ThemeMenu() {
  const { mode } = usePreferences();
  const [, label] = CHOICES.find(([value]) => value === mode)!;
  return (
    <>
      <button
        type="button"
        className="theme-menu-button"
        aria-label={`Choose the theme, now: ${label}`}
        popoverTarget={ELEMENT_IDS.themeMenu}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="m7 10 5 5 5-5z" />
        </svg>
      </button>
      <fieldset id={ELEMENT_IDS.themeMenu} className="theme-menu" popover="auto">
        <legend>Theme</legend>
        {CHOICES.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name="theme"
              checked={value === mode}
              onChange={() => storePreferences({ mode: value })}
            />
            {text}
          </label>
        ))}
      </fieldset>
    </>
  );
}
