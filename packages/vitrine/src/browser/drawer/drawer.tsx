import type { ReactNode } from 'react';
import { AsWritten } from '../core/as-written.tsx';
import type { PageState } from '../router/page-state.ts';
import { ELEMENT_IDS, type SiteData } from '../../shared/contract.ts';
import { NavTree } from './nav-tree.tsx';

interface DrawerProps {
  site: SiteData;
  state: PageState;
  /** See `WrittenParts`. */
  header?: ReactNode;
}

/**
 * The navigation. One element for both variants: docked on large screens by CSS, and a popover below
 * them and at home, which opens without any script.
 */
export function Drawer({ site, state, header }: DrawerProps) {
  return (
    <>
      <nav id={ELEMENT_IDS.drawer} className="drawer" aria-label="Site" popover="auto">
        <AsWritten className="drawer-header">{header}</AsWritten>
        <NavTree site={site} state={state} />
      </nav>
      <div className="swipe-area" />
    </>
  );
}
