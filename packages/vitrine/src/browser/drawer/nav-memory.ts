import { writeStorage } from '../core/storage/storage.ts';

export const NAV_KEY = 'vitrine:navigation';

/** An entry of the list: a page; a group that is closed (`null`), or open with what is in it. */
export type RememberedEntry = [title: string, path: string, children?: RememberedEntry[] | null];

/** The navigation as a tab stores it for its next document. */
export interface RememberedNav {
  buildId: string;
  /** The page it was left on: there the scroll position is put back whatever it shows. */
  pathname: string;
  /** Content of the list: which groups are open, and what is in them. Texts, never markup. */
  entries: RememberedEntry[];
  /** How far the drawer is scrolled. */
  top: number;
}

/** Groups within each other, more than any reader finds through. */
const MAX_DEPTH = 20;
/** A path of this site as documents have it: no address of another, no script. Browsers look past tabs and line breaks. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * The schema of what is stored.
 * @throws at anything that is not all ours
 */
export function parseNav(stored: unknown): RememberedNav {
  const { buildId, pathname, entries, top } = stored as RememberedNav;
  return { buildId, pathname, entries: parseEntries(entries, 0), top: Number(top) };
}

const parseEntries = (entries: RememberedEntry[], depth: number): RememberedEntry[] =>
  entries.map(([title, path, children]) => {
    if (depth > MAX_DEPTH || !PATH.test(path)) throw TypeError(path);
    return [`${title}`, `${path}`, children && parseEntries(children, depth + 1)];
  });

/** The entries of a list as its document shows them. */
function readEntries(list: Element): RememberedEntry[] {
  return [...list.children].map((item) => {
    const control = item.querySelector('a,button')!;
    const title = control.textContent;
    const path = control.getAttribute('data-path');
    if (path === null) return [title, control.getAttribute('href')!];
    const children = item.querySelector('ul');
    return [title, path, children && readEntries(children)];
  });
}

/**
 * Keeps the navigation as the reader leaves it. The next document of the tab puts it back before first
 * paint (`browser/inline/navigation.ts`), so that nothing moves on a reload.
 * @returns a function that ends it
 */
export function rememberNav(list: HTMLElement, buildId: string): () => void {
  const onLeave = () => {
    // Entries that are not there yet: the next document has the same places for them.
    if (list.querySelector('svg')) return;
    const remembered: RememberedNav = {
      buildId,
      // While it is filtered or not shown, the drawer is not scrolled to anything that matters.
      pathname: list.offsetParent === null ? '' : location.pathname,
      entries: readEntries(list),
      top: list.closest('.drawer')?.scrollTop ?? 0,
    };
    writeStorage(NAV_KEY, remembered, 'sessionStorage');
  };
  addEventListener('pagehide', onLeave);
  return () => removeEventListener('pagehide', onLeave);
}
