import type { NavItem, PageEntry } from '../page.js';

/**
 * The title of an entry of the page tree. An explicit one wins; `false` means none. Otherwise it
 * comes from the last segment of the path: a component name below `/api/`, words elsewhere.
 */
export function deriveTitle(pathname: string, explicit?: string | false): string {
  if (explicit !== undefined) return explicit || '';
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  const words = segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(pathname.includes('/api/') ? '' : ' ');
}

/** The children of an entry that the navigation shows. */
export function visibleChildren(entry: PageEntry): PageEntry[] {
  return (entry.children ?? []).filter(({ displayNav }) => displayNav !== false);
}

/**
 * Resolves the page tree to what the drawer shows. Hidden entries are left out with all below them;
 * an entry with one visible child leads straight to it under its own title; with more it is a group,
 * which is no page; without any it leads to its own page.
 */
export function buildNav(entries: PageEntry[]): NavItem[] {
  return entries.filter(({ displayNav }) => displayNav !== false).map(toNavItem);
}

/** Entries of a navigation with all its groups open. */
export function countEntries(nav: NavItem[]): number {
  return nav.reduce((count, { children }) => count + 1 + countEntries(children), 0);
}

function toNavItem(entry: PageEntry): NavItem {
  const { pathname } = entry;
  const title = deriveTitle(pathname, entry.title);
  const children = visibleChildren(entry).map(toNavItem);
  const [only] = children;
  if (only === undefined) return { pathname, title, href: pathname, children };
  if (children.length === 1) return { ...only, pathname, title };
  return { pathname, title, href: null, children };
}
