import { useEffect, useRef } from 'react';
import { onFirstUse } from '../core/first-use/first-use.ts';
import type { PageState } from '../router/page-state.ts';
import { ELEMENT_IDS, type SiteData } from '../../shared/contract.ts';
import { NavTree } from './nav-tree.tsx';
import { VersionMenu } from './version-menu.tsx';
import { BASE } from '../core/base.ts';

/**
 * The navigation. One element for both variants: docked on large screens by CSS, and a popover below
 * them and at home, which opens without any script.
 */
export function Drawer({ site, state }: { site: SiteData; state: PageState }) {
  const ref = useRef<HTMLElement>(null);
  const swipeArea = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onFirstUse(({ startModalDrawer }) =>
        startModalDrawer(ref.current!, swipeArea.current!, state),
      ),
    [state],
  );
  return (
    <>
      <nav ref={ref} id={ELEMENT_IDS.drawer} className="drawer" aria-label="Site" popover="auto">
        <div className="drawer-header">
          <a className="drawer-title" href={BASE}>
            {site.library.name}
          </a>
          {site.library.version !== '' && <VersionMenu site={site} />}
        </div>
        <NavTree site={site} state={state} />
      </nav>
      <div ref={swipeArea} className="swipe-area" />
    </>
  );
}
