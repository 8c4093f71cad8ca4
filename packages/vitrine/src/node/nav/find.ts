import type { PageRef } from '../../shared/page.ts';
import { trimSlash } from '../../shared/paths.ts';
import { deriveTitle, visibleChildren } from './build-nav.ts';
import type { TreeEntry } from '../model/site.ts';

interface TreePosition {
  /** From the top-level entry down to the page's own. */
  trail: TreeEntry[];
  /** The entry, or one above it, is left out of the navigation. */
  hidden: boolean;
  /** A group without a page only opens and closes; it is found, but it is not a page. */
  isGroup: boolean;
}

// Every page asks where it stands; walking the tree for each would make the build quadratic.
const indexes = new WeakMap<TreeEntry[], Map<string, TreePosition>>();

function indexTree(entries: TreeEntry[]): Map<string, TreePosition> {
  const known = indexes.get(entries);
  // Stryker disable next-line ConditionalExpression: to look again takes time alone
  if (known !== undefined) return known;
  const index = new Map<string, TreePosition>();
  const visit = (entry: TreeEntry, above: TreeEntry[], aboveHidden: boolean) => {
    const trail = [...above, entry];
    const hidden = aboveHidden || entry.displayNav === false;
    const isGroup = isOnlyGroup(entry);
    // Of two entries with one path, the first page is meant.
    const found = index.get(entry.pathname);
    if (found === undefined || (found.isGroup && !isGroup)) {
      index.set(entry.pathname, { trail, hidden, isGroup });
    }
    for (const child of entry.children ?? []) visit(child, trail, hidden);
  };
  for (const entry of entries) visit(entry, [], false);
  indexes.set(entries, index);
  return index;
}

/** The entry of a path, with or without trailing slash, and those above it; `null` outside the tree. */
export function findActive(entries: TreeEntry[], pathname: string): { trail: TreeEntry[] } | null {
  const position = indexTree(entries).get(trimSlash(pathname));
  return position === undefined ? null : { trail: position.trail };
}

/** Every page of the tree, hidden ones included, groups only where they are pages, in the order they are read. */
export function flattenPages(entries: TreeEntry[]): PageRef[] {
  return entries.flatMap((entry) => [
    ...(isOnlyGroup(entry) ? [] : [toRef(entry)]),
    ...flattenPages(entry.children ?? []),
  ]);
}

const orders = new WeakMap<TreeEntry[], { pages: PageRef[]; positions: Map<string, number> }>();

/** The pages before and after one in reading order. Hidden pages are skipped and have no neighbours. */
export function neighbours(
  entries: TreeEntry[],
  pathname: string,
): { previous: PageRef | null; next: PageRef | null } {
  let order = orders.get(entries);
  // Stryker disable next-line ConditionalExpression: to look again takes time alone
  if (order === undefined) {
    const index = indexTree(entries);
    const pages = flattenPages(entries).filter(({ pathname: page }) => !index.get(page)!.hidden);
    order = { pages, positions: new Map(pages.map((page, at) => [page.pathname, at])) };
    orders.set(entries, order);
  }
  const at = order.positions.get(trimSlash(pathname)) ?? NaN;
  return { previous: order.pages[at - 1] ?? null, next: order.pages[at + 1] ?? null };
}

/** Tells an entry that only opens and closes from a page. */
function isOnlyGroup(entry: TreeEntry): boolean {
  return entry.isPage !== true && visibleChildren(entry).length > 0;
}

function toRef({ pathname, title }: TreeEntry): PageRef {
  return { pathname, title: deriveTitle(pathname, title) };
}
