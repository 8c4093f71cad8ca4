import type { NavItem } from '../../shared/page.ts';

/** Paths of the groups around a page, from the outermost in. */
export function findTrail(nav: NavItem[], pathname: string): string[] {
  const group =
    nav.find((item) => leadsTo(item, pathname)) ??
    // A page that the navigation does not show opens the group its path lies under.
    nav.find((item) => pathname.startsWith(`${item.pathname}/`));
  if (group === undefined || group.href !== null) return [];
  return [group.pathname, ...findTrail(group.children, pathname)];
}

function leadsTo({ href, children }: NavItem, pathname: string): boolean {
  return href === null ? children.some((child) => leadsTo(child, pathname)) : href === pathname;
}
