import type { NavItem } from '../../shared/page.ts';

/**
 * The schema of the whole navigation, as the build writes it. A network's sign-in page may answer in its place.
 * @throws SyntaxError
 */
export function parseNavItems(value: unknown): NavItem[] {
  if (Array.isArray(value) && value.every(isNavItem)) return value;
  throw new SyntaxError('It is no navigation');
}

function isNavItem(item: Partial<NavItem> | null): item is NavItem {
  const { pathname, title, href, children } = item ?? {};
  return (
    typeof pathname === 'string' &&
    typeof title === 'string' &&
    (href === null || typeof href === 'string') &&
    Array.isArray(children) &&
    children.every(isNavItem)
  );
}
