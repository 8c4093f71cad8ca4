import { useEffect, useRef, useState } from 'react';
import { ELEMENT_IDS, type SiteData } from '../../shared/contract.ts';
import { ShellIcon } from '../core/icons.tsx';
import { usePart } from '../core/use-part.ts';
import { MODES } from './modes.ts';
import { usePreferences } from './preferences.ts';

const loadChoices = () => import('./appearance-choices.tsx');

/**
 * The three themes beside the toggle, which knows only two: the way back to the system's. On phones, with
 * a button of its own, also what has no room in the bar: direction, colours and repository. The browser
 * opens it without any script; what is in it is loaded when the reader comes near.
 */
export function AppearanceMenu({ site }: { site: SiteData }) {
  const { mode } = usePreferences();
  const menu = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [part, hasFailed] = usePart(loadChoices, isNear);
  // The browser may have opened it before this code was there.
  useEffect(() => setNear(menu.current!.matches(':popover-open')), []);
  const opener = {
    popoverTarget: ELEMENT_IDS.themeMenu,
    onPointerEnter: () => setNear(true),
    onFocus: () => setNear(true),
  } as const;
  const [, label] = MODES.find(([value]) => value === mode)!;
  return (
    <>
      <button
        {...opener}
        className="theme-menu-button"
        aria-label={`Choose the theme, now: ${label}`}
      >
        <ShellIcon name="arrow" />
      </button>
      <button {...opener} className="icon-button appearance-button" aria-label="Appearance">
        <ShellIcon name="more" />
      </button>
      <div
        ref={menu}
        id={ELEMENT_IDS.themeMenu}
        className="theme-menu"
        popover="auto"
        onToggle={({ newState }) => setNear(newState === 'open')}
      >
        {part && <part.AppearanceChoices site={site} />}
        <p role="status">{hasFailed && 'The menu could not be loaded. Try again.'}</p>
      </div>
    </>
  );
}
