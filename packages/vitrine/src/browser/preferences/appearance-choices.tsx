import { ELEMENT_IDS, type SiteData } from '../../shared/contract.ts';
import { usePart } from '../core/use-part.ts';
import { MODES } from './modes.ts';
import { storePreferences, usePreferences } from './preferences.ts';
import type { Preferences } from './stored-preferences.ts';
import { useShownChoice } from './use-shown-choice.ts';

const loadKeepPages = () => import('../services/offline/keep-pages.tsx');

const DIRECTIONS: [value: Preferences['direction'], label: string][] = [
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
];

/** What is in the menu of `appearance-menu.tsx`. */
export function AppearanceChoices({ site }: { site: SiteData }) {
  const { mode, direction } = usePreferences();
  const [offline] = usePart(loadKeepPages, site.serviceWorkerHost !== undefined);
  const links = [
    [site.colorToolUrl, 'Edit docs colors'],
    [site.repositoryUrl, 'Source repository'],
  ] as const;
  return (
    <>
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
      {offline && <offline.KeepPages site={site} />}
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
  const { legend, name, choices } = props;
  const [shown, choose] = useShownChoice(props.chosen, props.onChoose);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === shown}
            onChange={() => choose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
