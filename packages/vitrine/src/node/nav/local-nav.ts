import type { NavItem } from '../../shared/page.ts';

/** Entries of one level that a page's HTML carries at most. */
const LEVEL_LIMIT = 40;

/**
 * The part of the navigation that a page's HTML carries: every level on the way to the page, each cut
 * to `limit` entries around the active one, so that a page does not grow with the site. A group off
 * the way has `href: null` and no children. The first and the last entry of a level that is cut say how
 * many are missing there, so that their place can be left free.
 */
export function localNav(nav: NavItem[], pathname: string, limit = LEVEL_LIMIT): NavItem[] {
  const active = findOnTheWay(nav, pathname);
  const start = Math.max(0, Math.min(active - Math.floor(limit / 2), nav.length - limit));
  const end = Math.min(start + limit, nav.length);
  return nav.slice(start, end).map((item, index) => ({
    ...item,
    children: start + index === active ? localNav(item.children, pathname, limit) : [],
    ...(index === 0 && start > 0 && { before: start }),
    ...(start + index === end - 1 && end < nav.length && { after: nav.length - end }),
  }));
}

/** Index of the entry that is the page or leads down to it, or −1. */
function findOnTheWay(items: NavItem[], pathname: string): number {
  const exact = items.findIndex((item) => contains(item, pathname));
  // A hidden page opens the group its path lies under.
  return exact === -1 ? items.findIndex((item) => pathname.startsWith(`${item.pathname}/`)) : exact;
}

// Every page looks for itself in every level: a set for each item keeps that linear.
const targets = new WeakMap<NavItem, Set<string>>();

function contains(item: NavItem, pathname: string): boolean {
  if (item.href !== null) return item.href === pathname;
  let known = targets.get(item);
  if (known === undefined) targets.set(item, (known = new Set(listTargets(item))));
  return known.has(pathname);
}

function listTargets({ href, children }: NavItem): string[] {
  return href === null ? children.flatMap(listTargets) : [href];
}
