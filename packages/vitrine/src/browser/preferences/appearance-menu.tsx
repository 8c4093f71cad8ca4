import { ELEMENT_IDS, type SiteData } from '../../shared/contract.ts';
import { ArrowDownIcon, MoreIcon } from '../core/icons.tsx';
import { storePreferences, usePreferences } from './preferences.ts';
import type { Preferences } from './stored-preferences.ts';

const MODES: [value: Preferences['mode'], label: string][] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'Same as the system'],
];
const DIRECTIONS: [value: Preferences['direction'], label: string][] = [
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
];

/**
 * The three themes beside the toggle, which knows only two: the way back to the system's. On phones, with
 * a button of its own, also what has no room in the bar: direction, colours and repository.
 */
export function AppearanceMenu({ site }: { site: SiteData }) {
  const { mode, direction } = usePreferences();
  const links = [
    [site.colorToolUrl, 'Edit docs colors'],
    [site.repositoryUrl, 'Source repository'],
  ] as const;
  const [, label] = MODES.find(([value]) => value === mode)!;
  return (
    <>
      <button
        type="button"
        className="theme-menu-button"
        aria-label={`Choose the theme, now: ${label}`}
        popoverTarget={ELEMENT_IDS.themeMenu}
      >
        <ArrowDownIcon />
      </button>
      <button
        type="button"
        className="icon-button appearance-button"
        aria-label="Appearance and links"
        popoverTarget={ELEMENT_IDS.themeMenu}
      >
        <MoreIcon />
      </button>
      <div id={ELEMENT_IDS.themeMenu} className="theme-menu" popover="auto">
        <Choice
          {...{ legend: 'Theme', name: 'theme', choices: MODES, chosen: mode }}
          onChoose={(value) => storePreferences({ mode: value })}
        />
        <div className="on-phones">
          <Choice
            {...{ legend: 'Direction', name: 'direction', choices: DIRECTIONS, chosen: direction }}
            onChoose={(value) => storePreferences({ direction: value })}
          />
          {links.map(
            ([href, text]) =>
              href !== '' && (
                // A link within the site exchanges the page and leaves the menu as it is.
                <a key={text} href={href} onClick={closeMenu}>
                  {text}
                </a>
              ),
          )}
        </div>
      </div>
    </>
  );
}

const closeMenu = () => document.getElementById(ELEMENT_IDS.themeMenu)!.hidePopover();

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  choices: [value: Value, label: string][];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name, choices, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
