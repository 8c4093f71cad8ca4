import type { NavItem } from '../../shared/page.ts';

/**
 * The schema of the whole navigation, as the build writes it. A network's sign-in page may answer in its place.
 * @throws Error at anything else
 */
export function parseNavItems(value: unknown): NavItem[] {
  const items = value as NavItem[];
  // Only lists have `forEach`, and only texts `trim`.
  items.forEach(({ pathname, title, children }) => {
    pathname.trim();
    title.trim();
    parseNavItems(children);
  });
  return items;
}
