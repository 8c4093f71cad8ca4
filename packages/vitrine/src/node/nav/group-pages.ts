import type { TreeEntry } from '../model/site.ts';
import type { PageEntry } from '../../shared/page.ts';

/** Says of every group whether it is a page as well. One with a child of its own path is not: that is. */
export function markGroupPages(
  entries: readonly PageEntry[],
  pages: ReadonlySet<string>,
): TreeEntry[] {
  return entries.map(({ children, ...entry }) => {
    if (children === undefined || children.length === 0)
      return { ...entry, ...(children && { children }) };
    const isTaken = children.some(({ pathname }) => pathname === entry.pathname);
    return {
      ...entry,
      children: markGroupPages(children, pages),
      ...(pages.has(entry.pathname) && !isTaken && { isPage: true as const }),
    };
  });
}
