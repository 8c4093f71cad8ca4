import { ELEMENT_IDS, type PageData, type SiteData } from '../../shared/contract.ts';
import {
  expectPreferences,
  storePreferences,
  useMode,
  usePreferences,
} from '../preferences/preferences.ts';
import { ColorToolLink } from '../preferences/color-tool-link.tsx';
import { ShellIcon } from '../core/icons.tsx';
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
  const mode = useMode();
  const label = 'Dark theme';
  return (
    <Tooltip label={label}>
      <button
        className="icon-button"
        aria-label={label}
        aria-pressed={mode === 'dark'}
        onClick={() => storePreferences({ mode: mode === 'dark' ? 'light' : 'dark' })}
      >
        <span className="when-light">
          <ShellIcon name="moon" />
        </span>
        <span className="when-dark">
          <ShellIcon name="sun" />
        </span>
      </button>
    </Tooltip>
  );
}

function DirectionToggle() {
  const { direction } = usePreferences();
  const other = direction === 'rtl' ? 'ltr' : 'rtl';
  // So that demos can follow in the same frame.
  const expect = () => expectPreferences({ direction: other });
  const label = 'Right-to-left';
  return (
    <Tooltip label={label}>
      <button
        className="icon-button"
        aria-label={label}
        aria-pressed={direction === 'rtl'}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={() => storePreferences({ direction: other })}
      >
        <span className="when-ltr">
          <ShellIcon name="rtl" />
        </span>
        <span className="when-rtl">
          <ShellIcon name="ltr" />
        </span>
      </button>
    </Tooltip>
  );
}
