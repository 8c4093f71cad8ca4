import type { NavItem } from '../../shared/page.ts';
import { decodePath } from '../base/addresses/page-paths.ts';
import { capitalize } from '../base/text.ts';
import type { TreeEntry } from '../model/site.ts';

/** Title of the entry that leads to a group's own page: the group's button only opens and closes it. */
const OVERVIEW_TITLE = 'Overview';

/**
 * The title of an entry of the page tree. An explicit one wins; `false` means none. Otherwise it
 * comes from the last segment of the path: a component name below `/api/`, words elsewhere.
 */
export function deriveTitle(pathname: string, explicit?: string | false): string {
  if (explicit !== undefined) return explicit || '';
  const segment = decodePath(pathname.slice(pathname.lastIndexOf('/') + 1));
  const words = segment
    .split('-')
    .filter((word) => word !== '')
    .map(capitalize);
  return words.join(pathname.includes('/api/') ? '' : ' ');
}

/** The children of an entry that the navigation shows. */
export function visibleChildren(entry: TreeEntry): TreeEntry[] {
  return (entry.children ?? []).filter(({ displayNav }) => displayNav !== false);
}

/**
 * Resolves the page tree to the entries of the drawer. Hidden entries are left out with all below them;
 * an entry with one visible child leads straight to it under its own title; with more it is a group,
 * whose first entry is its own page, if it has one; without any it leads to its own page.
 */
export function buildNav(entries: TreeEntry[]): NavItem[] {
  return entries.filter(({ displayNav }) => displayNav !== false).map(toNavItem);
}

/** Entries of a navigation with all its groups open. */
export function countEntries(nav: NavItem[]): number {
  return nav.reduce((count, { children }) => count + 1 + countEntries(children), 0);
}

/** The entries that the navigation shows below an entry. */
export function visibleItems(entry: TreeEntry): NavItem[] {
  return visibleChildren(entry).map(toNavItem);
}

function toNavItem(entry: TreeEntry): NavItem {
  const { pathname } = entry;
  const title = deriveTitle(pathname, entry.title);
  const children = visibleItems(entry);
  const [only] = children;
  if (only === undefined) return { pathname, title, href: pathname, children };
  if (children.length === 1) return { ...only, pathname, title };
  const overview = { pathname, title: OVERVIEW_TITLE, href: pathname, children: [] };
  return {
    pathname,
    title,
    href: null,
    children: entry.isPage ? [overview, ...children] : children,
  };
}
