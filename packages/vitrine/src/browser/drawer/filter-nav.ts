import type { NavItem } from '../../shared/page.ts';
import { normalize } from '../../shared/text/normalize.ts';
import { MAX_QUERY } from '../core/constants.ts';

/**
 * The part of a navigation whose titles contain a text, with the groups around it; a group that is
 * named so itself comes whole. Case, accents, spaces and hyphens make no difference.
 */
export function filterNav(nav: NavItem[], query: string): NavItem[] {
  const text = simplify(query.slice(0, MAX_QUERY));
  const filter = (items: NavItem[]): NavItem[] =>
    items.flatMap((item) => {
      if (simplify(item.title).includes(text)) return [item];
      const children = filter(item.children);
      return children.length === 0 ? [] : [{ ...item, children }];
    });
  return filter(nav);
}

/** Pages that a navigation leads to. */
export function countPages(nav: NavItem[]): number {
  return nav.reduce((count, { href, children }) => count + (href ? 1 : countPages(children)), 0);
}

function simplify(text: string): string {
  return normalize(text, 'NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s-]/gu, '');
}
