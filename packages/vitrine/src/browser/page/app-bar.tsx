import { ELEMENT_IDS, type PageData, type SiteData } from '../../shared/contract.ts';
import {
  expectPreferences,
  storePreferences,
  useMode,
  usePreferences,
} from '../preferences/preferences.ts';
import { ColorToolLink } from '../preferences/color-tool-link.tsx';
import { ShellIcon } from '../core/icons.tsx';
import type { ShellIconName } from '../../shared/shell-icons.ts';
import { useShownChoice } from '../preferences/use-shown-choice.ts';
import { AppearanceMenu } from '../preferences/appearance-menu.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Tooltip } from '../core/tooltip.tsx';
import { BASE } from '../core/base.ts';

interface AppBarProps {
  site: SiteData;
  page: PageData;
  navigate: (href: string) => Promise<unknown> | void;
}

/** On phones, title and search leave room for one button: the menu of all that the others choose. */
export function AppBar({ site, page, navigate }: AppBarProps) {
  return (
    <header className="app-bar">
      <button
        className="icon-button menu-button"
        aria-label="Open navigation"
        popoverTarget={ELEMENT_IDS.drawer}
      >
        <ShellIcon name="menu" />
      </button>
      {page.layout === 'home' && <SiteLinks site={site} />}
      {/* The page's own heading is in <main>: this repeats it for the eye. */}
      <span className="app-bar-title" dir="auto" aria-hidden="true">
        {page.title}
      </span>
      <SearchBox source={site.search} navigate={navigate} />
      {site.colorToolUrl !== '' && <ColorToolLink href={site.colorToolUrl} />}
      <ModeToggle />
      <AppearanceMenu site={site} />
      <DirectionToggle />
      {site.repositoryUrl !== '' && (
        <Tooltip label="Source repository">
          <a className="icon-button" href={site.repositoryUrl} aria-label="Source repository">
            <ShellIcon name="repo" />
          </a>
        </Tooltip>
      )}
    </header>
  );
}

/** At home, where no drawer stands beside the page: what the site is, and where to go. */
function SiteLinks({ site: { title, links } }: Pick<AppBarProps, 'site'>) {
  return (
    <>
      <a className="app-bar-brand" href={BASE}>
        {title}
      </a>
      {links.length > 0 && (
        <nav className="app-bar-links" aria-label="Sections">
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

function ModeToggle() {
  const isDark = useMode() === 'dark';
  return (
    <Toggle
      label="Dark theme"
      isOn={isDark}
      onToggle={(next) => storePreferences({ mode: next ? 'dark' : 'light' })}
      off={['when-light', 'moon']}
      on={['when-dark', 'sun']}
    />
  );
}

function DirectionToggle() {
  const isRtl = usePreferences().direction === 'rtl';
  const change = (next: boolean) => ({ direction: next ? 'rtl' : 'ltr' }) as const;
  return (
    <Toggle
      label="Right-to-left"
      isOn={isRtl}
      // So that demos can follow in the same frame.
      onNear={() => expectPreferences(change(!isRtl))}
      onToggle={(next) => storePreferences(change(next))}
      off={['when-ltr', 'rtl']}
      on={['when-rtl', 'ltr']}
    />
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  onNear?: () => void;
  /** By the state of the page, which shows one of them: a class that says when, and an icon. */
  off: [when: string, icon: ShellIconName];
  on: [when: string, icon: ShellIconName];
}

function Toggle({ label, isOn, onToggle, onNear, off, on }: ToggleProps) {
  const [shown, choose, isAhead] = useShownChoice(isOn, onToggle);
  const icon = ([when, name]: ToggleProps['on'], isShown: boolean) => (
    <span className={isAhead ? undefined : when} hidden={isAhead && !isShown}>
      <ShellIcon name={name} />
    </span>
  );
  return (
    <Tooltip label={label}>
      <button
        className="icon-button"
        aria-label={label}
        aria-pressed={shown}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => choose(!shown)}
      >
        {icon(off, !shown)}
        {icon(on, shown)}
      </button>
    </Tooltip>
  );
}
