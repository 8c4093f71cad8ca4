import { useState } from 'react';
import type { NavItem } from '../../shared/page.ts';
import { onArrowKey } from './on-arrow-key.ts';
import { countPages, filterNav } from './filter-nav.ts';
import { NavList } from './nav-list.tsx';

interface NavResultsProps {
  nav: NavItem[];
  query: string;
  pathname: string;
}

/** The navigation as a filter leaves it, with open groups. */
export function NavResults({ nav, query, pathname }: NavResultsProps) {
  const items = filterNav(nav, query);
  const [closed, setClosed] = useState<string[]>([]);
  return (
    <NavList
      items={items}
      pathname={pathname}
      open={new Set(listGroups(items).filter((path) => !closed.includes(path)))}
      toggle={(path) =>
        setClosed(
          closed.includes(path) ? closed.filter((each) => each !== path) : [...closed, path],
        )
      }
      onKeyDown={onArrowKey}
    />
  );
}

/**
 * The result of a filter in words.
 * @param complete whether `nav` is the whole navigation
 * @param failed whether the rest of it could not be loaded
 */
export function describeResults(
  nav: NavItem[],
  query: string,
  complete: boolean,
  failed: boolean,
): string {
  if (!complete && !failed) return 'Loading the navigation…';
  const count = countPages(filterNav(nav, query));
  const found = `${count} ${count === 1 ? 'page' : 'pages'}`;
  const result = count === 0 ? `No page is called “${query.trim()}”` : found;
  return complete ? result : `${result}. The rest of the navigation could not be loaded.`;
}

function listGroups(items: NavItem[]): string[] {
  return items.flatMap(({ pathname, href, children }) =>
    href === null ? [pathname, ...listGroups(children)] : [],
  );
}
