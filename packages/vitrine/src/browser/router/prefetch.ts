import { ELEMENT_IDS } from '../../shared/contract.ts';
import { prefetchPage } from './page-cache.ts';
import { isPagePath } from '../../shared/paths.ts';
import { isOfSite } from '../core/base.ts';
import { savesData } from '../core/later.ts';

const LINKS = `:is(#${ELEMENT_IDS.shell},main) a[href]:not(.demo *,[download])`;

/**
 * Fetches the page behind a link on hover, focus and touch; never when the reader saves data. Only links of the
 * shell and of the page's text: the build has followed those, and a demo's lead wherever its author liked.
 */
export function startPrefetch(): void {
  const onIntent = (target: EventTarget | null) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(LINKS);
    if (!link || !isOfSite(link) || link.pathname === location.pathname) return;
    if (!isPagePath(link.pathname) || savesData()) return;
    prefetchPage(link.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, ({ target }) => onIntent(target), { passive: true });
  }
  // What has led to this call.
  onIntent(document.querySelector(`${LINKS}:hover`) ?? document.activeElement);
}
