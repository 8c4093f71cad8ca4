import { startModalDrawer } from '../drawer/modal-drawer.ts';
import { loadPage, showPage } from '../router/load-page.ts';
import { clearPageCache, fetchPage } from '../router/page-cache.ts';
import { startPrefetch } from '../router/prefetch.ts';
import { createLocalProvider } from '../search/local/local-provider.ts';
import { watchHeadings } from './active-heading.ts';
import { startSectionButton } from './copy/section-button.ts';
import { startHiding } from './hide-tooltips.ts';
import { startLongPress } from './long-press.ts';
import { startProgress } from './progress.ts';

/*
 * What no reader needs before the first sign of a pointer, of keys or of scrolling (`core/first-use/first-use.ts`). What belongs
 * to no part of the shell starts by this import, which happens once: CSS shows tooltips, and what hides them is here.
 */
startHiding();
startLongPress();
startSectionButton();
startPrefetch();

/** What parts of the shell take from here. */
export const parts = {
  clearPageCache,
  createLocalProvider,
  fetchPage,
  loadPage,
  showPage,
  startModalDrawer,
  startProgress,
  watchHeadings,
};

type Parts = typeof parts;
declare module '../core/first-use/first-use.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface FirstUse extends Parts {}
}
