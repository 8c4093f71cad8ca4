import { useEffect, useRef } from 'react';
import { ELEMENT_IDS, type SiteData } from '../contract.ts';
import type { PageState } from '../client/page-state.ts';
import { NavTree } from './nav-tree.tsx';

/** From this width on the drawer is docked (specification section 9, breakpoint lg). */
export const DOCKED_QUERY = '(min-width: 1280px)';

/**
 * The navigation. One element for both variants: docked on large screens by CSS, and a popover below
 * them, which opens without any script. While it is open as a popover the rest of the page is inert.
 */
export function Drawer({ site, state }: { site: SiteData; state: PageState }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const drawer = ref.current!;
    const setInert = (inert: boolean) => {
      for (const element of document.querySelectorAll('.app-bar, .toc, main, .skip-link')) {
        element.toggleAttribute('inert', inert);
      }
    };
    // Before the browser gives the focus back: what is inert cannot take it.
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') setInert(false);
    };
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') return;
      setInert(true);
      const active = drawer.querySelector<HTMLElement>('[aria-current]');
      (active ?? drawer.querySelector<HTMLElement>('a'))?.focus({ preventScroll: true });
      active?.scrollIntoView({ block: 'center' });
    };
    const close = () => {
      if (drawer.matches(':popover-open')) drawer.hidePopover();
    };
    drawer.addEventListener('beforetoggle', onBeforeToggle);
    drawer.addEventListener('toggle', onToggle);
    const docked = matchMedia(DOCKED_QUERY);
    docked.addEventListener('change', close);
    const unsubscribe = state.page.subscribe(close);
    return () => {
      drawer.removeEventListener('beforetoggle', onBeforeToggle);
      drawer.removeEventListener('toggle', onToggle);
      docked.removeEventListener('change', close);
      unsubscribe();
    };
  }, [state]);
  return (
    <nav ref={ref} id={ELEMENT_IDS.drawer} className="drawer" aria-label="Site" popover="auto">
      <div className="drawer-header">
        <a className="drawer-title" href="/">
          {site.library.name}
        </a>
        {site.library.version !== '' && (
          <span className="drawer-version">v{site.library.version}</span>
        )}
      </div>
      <NavTree navUrl={site.navUrl} state={state} />
    </nav>
  );
}
