import { announce } from '../core/announce.ts';
import { startModalDrawer } from '../drawer/modal-drawer.ts';
import { rememberNav } from '../drawer/nav-memory.ts';
import { moveFocus } from '../drawer/arrow-keys.ts';
import { loadPage, showPage } from '../router/load-page.ts';
import { navigate } from '../router/navigate.ts';
import { clearPageCache, fetchPage } from '../router/page-cache.ts';
import { parsePage } from '../router/parse-page.ts';
import { startPrefetch } from '../router/prefetch.ts';
import { swapHead } from '../router/swap-document.ts';
import { searchSite } from '../search/search-site.ts';
import { startSectionButton } from './copy/section-button.ts';
import { startMarkingHeadings } from './mark-heading.ts';
import { startHiding } from './hide-tooltips.ts';
import { startLongPress } from './long-press.ts';
import { startProgress } from './progress.ts';
import type { PageState } from '../router/page-state.ts';
import type { SiteData } from '../../shared/contract.ts';

/*
 * What no reader needs before the first sign of a pointer, of keys or of scrolling (`core/first-use/first-use.ts`). What belongs
 * to no part of the shell starts by this import, which happens once: CSS shows tooltips, and what hides them is here.
 */
startHiding();
startLongPress();
startSectionButton();
startPrefetch();

/**
 * Starts what the shell does by itself, once its markup is React's.
 * @returns a function that ends it
 */
function startShell({ buildId }: Pick<SiteData, 'buildId'>, state: PageState): () => void {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const { page } = state;
  const stops = [
    page.subscribe(() => announce(page.get().documentTitle)),
    startMarkingHeadings(state),
    startProgress(find('.loading-bar'), state),
    startModalDrawer(find('.drawer'), find('.swipe-area'), state),
    rememberNav(find('.drawer > .nav-list'), buildId),
  ];
  return () => stops.forEach((stop) => stop());
}

/** What parts of the shell take from here. */
export const parts = {
  clearPageCache,
  fetchPage,
  loadPage,
  showPage,
  startShell,
  moveFocus,
  navigate,
  parsePage,
  searchSite,
  swapHead,
};

type Parts = typeof parts;
declare module '../core/first-use/first-use.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface FirstUse extends Parts {}
}
