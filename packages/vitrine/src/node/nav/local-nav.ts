import type { NavItem } from '../../shared/page.ts';

/** Entries of one level that a page's HTML carries at most. */
const LEVEL_LIMIT = 40;

/**
 * The part of the navigation that a page's HTML carries: every level on the way to the page, each cut
 * to `limit` entries around the active one, so that a page does not grow with the site. A group off
 * the way has `href: null` and no children. What a level is cut by leaves its place free, so that
 * nothing moves when it arrives.
 */
export function localNav(
  nav: NavItem[],
  pathname: string,
  limit = LEVEL_LIMIT,
  depth = 0,
): NavItem[] {
  const active = findOnTheWay(nav, pathname);
  const start = Math.max(0, Math.min(active - Math.floor(limit / 2), nav.length - limit));
  const end = Math.min(start + limit, nav.length);
  const heights = measure(nav, depth);
  const shown = nav.slice(start, end).map((item, index) => ({
    ...item,
    children: start + index === active ? localNav(item.children, pathname, limit, depth + 1) : [],
  }));
  return [
    ...placeOf('#before', heights[start]!),
    ...shown,
    ...placeOf('#after', heights[nav.length]! - heights[end]!),
  ];
}

/** @param pathname that of no page */
function placeOf(pathname: string, height: number): NavItem[] {
  return height === 0
    ? []
    : [{ pathname, title: '', href: null, children: [], height: `${height}em` }];
}

/** Padding and line of an entry in rem, as in `browser/drawer/nav-tree.css`. */
const PADDING = 0.75;
const LINE = 1.3125;
/** Characters on a line of each level, by their usual width. */
const LINE_LENGTHS = [27, 25, 22];

// Every page asks for sums of the same heights.
const measured = new WeakMap<NavItem[], number[]>();

/**
 * Heights of the first entries of a level, of none up to all. Long titles are on several lines, as nearly as
 * one can tell without the font.
 */
function measure(items: NavItem[], depth: number): number[] {
  const known = measured.get(items);
  // Stryker disable next-line ConditionalExpression: to look again takes time alone
  if (known !== undefined) return known;
  const length = LINE_LENGTHS[Math.min(depth, LINE_LENGTHS.length - 1)]!;
  const sums = [0];
  for (const { title } of items)
    sums.push(sums.at(-1)! + PADDING + LINE * countLines(title, length));
  measured.set(items, sums);
  return sums;
}

function countLines(title: string, length: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of title.split(' ')) {
    if (filled > 0 && filled + word.length > length) {
      lines += 1;
      filled = 0;
    }
    filled += word.length + 1;
    while (filled > length + 1) {
      lines += 1;
      filled -= length;
    }
  }
  return lines;
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
  // Stryker disable next-line ConditionalExpression: to look again takes time alone
  if (known === undefined) targets.set(item, (known = new Set(listTargets(item))));
  return known.has(pathname);
}

function listTargets({ href, children }: NavItem): string[] {
  return href === null ? children.flatMap(listTargets) : [href];
}
