import { writeStorage } from '../core/storage.ts';

export const NAV_KEY = 'vitrine:navigation';

/** By title and address or path: a page (`null`), a closed group (0), or what is in an open one. */
export type RememberedEntry = [title: string, address: string, group: RememberedEntry[] | 0 | null];

/** The navigation as a tab stores it for its next document. */
export interface RememberedNav {
  buildId: string;
  /** The page it was left on: there the scroll position is put back whatever it shows. */
  pathname: string;
  /** What is in the list: which groups are open, and what is in them. */
  entries: RememberedEntry[];
  /** How far the drawer is scrolled. */
  top: number;
}

/**
 * Keeps the navigation as the reader leaves it. The next document of the tab puts it back before first
 * paint (`browser/inline/navigation.ts`), so that nothing moves on a reload.
 * @returns a function that ends it
 */
export function rememberNav(list: HTMLElement, buildId: string): () => void {
  const onLeave = () => {
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

const readEntries = (list: Element): RememberedEntry[] =>
  [...list.children].map(({ children: [entry, group] }) => {
    const path = entry!.getAttribute('data-path');
    return [
      entry!.textContent,
      path ?? entry!.getAttribute('href')!,
      path && (group ? readEntries(group) : 0),
    ] as RememberedEntry;
  });

/** Paths of the groups that are open in the document; nothing on the server. */
export function readOpenGroups(): string[] | null {
  if (typeof document === 'undefined') return null;
  const open = document.querySelectorAll<HTMLElement>('[data-path][aria-expanded="true"]');
  return [...open].map((group) => group.dataset.path!);
}
