import { ELEMENT_IDS } from '../../shared/contract.ts';
import { prefetchPage } from './page-cache.ts';
import { isPagePath } from '../../shared/paths.ts';
import { isOfSite } from '../core/base.ts';

const LINKS = `:is(#${ELEMENT_IDS.shell},main) a[href]:not(.demo *,[download])`;

/**
 * Fetches the page behind a link on hover, focus and touch; never when the reader saves data. Only links of the
 * shell and of the page's text: the build has followed those, and a demo's lead wherever its author liked.
 */
export function startPrefetch(): void {
  const onIntent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(LINKS);
    if (!link || !isOfSite(link) || link.pathname === location.pathname) return;
    if (!isPagePath(link.pathname) || savesData()) return;
    prefetchPage(link.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

/** The Network Information API is not in every browser; where it is missing nobody saves data. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
