import { writeStorage } from '../core/storage.ts';

export const NAV_KEY = 'vitrine:navigation';

/** A page by title and address, or a group by title and path, with what is in it while it is open. */
export type RememberedEntry = [
  title: string,
  path: string | null | undefined,
  href: string | null,
  group: RememberedEntry[] | null | undefined,
];

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
      top: list.closest('.drawer')!.scrollTop,
    };
    writeStorage(NAV_KEY, remembered, 'sessionStorage');
  };
  addEventListener('pagehide', onLeave);
  return () => removeEventListener('pagehide', onLeave);
}

const readEntries = ({ children }: Element): RememberedEntry[] =>
  [...children].map(({ children: [entry, group] }) => [
    entry!.textContent,
    (entry as HTMLElement).dataset.path,
    entry!.getAttribute('href'),
    group && readEntries(group),
  ]);

/** Paths of the groups that are open in the document; nothing on the server. */
export function readOpenGroups(): string[] | null {
  if (typeof document === 'undefined') return null;
  const open = document.querySelectorAll<HTMLElement>('[data-path][aria-expanded="true"]');
  return [...open].map((group) => group.dataset.path!);
}
