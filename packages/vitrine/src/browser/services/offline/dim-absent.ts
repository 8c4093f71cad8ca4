import { isPagePath } from '../../../shared/paths.ts';
import { BASE } from '../../core/base.ts';
import type { ReadableStore } from '../../core/store.ts';
import type { ServedPage } from '../../router/page-state.ts';
import { listKept } from './kept-pages.ts';

/** Where links to pages are listed; texts stay as they are. */
const LISTS = ':is(.drawer,.search-dialog)';
/** The path that the page in the place of one that is not there says of itself. */
const OFFLINE_PATH = `${BASE}offline`;

/**
 * Dims links of navigation and search to pages that are not on this device, as long as there is no network. A
 * style sheet does it, so that links which come later are dimmed too.
 */
export function dimAbsentPages(page: ReadableStore<ServedPage>): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const update = async () => {
    const isOffline = !navigator.onLine || page.get().pathname === OFFLINE_PATH;
    sheet.replaceSync(isOffline ? renderRules(await listKept()) : '');
  };
  const tryUpdate = () => void update().catch(() => undefined);
  for (const type of ['online', 'offline']) addEventListener(type, tryUpdate);
  page.subscribe(tryUpdate);
  tryUpdate();
}

/** Style rules for links to any page but these. */
export function renderRules(kept: Iterable<string>): string {
  const pages = [...kept].filter(isPagePath).map((path) => JSON.stringify(path).slice(1, -1));
  const links = pages.flatMap((path) => [
    `[href="${path}"]`,
    `[href^="${path}#"]`,
    `[href^="${path}?"]`,
  ]);
  const absent = `${LISTS} a[href^="${BASE}"]${links.length > 0 ? `:not(${links.join()})` : ''}`;
  // Read out where the browser can; dimmed in any.
  return `${absent}{opacity:.5}${absent}::after{content:"" / ", not on this device"}`;
}
