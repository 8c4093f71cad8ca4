import type { PageMeta } from '../model/page-meta.ts';
import type { TreeEntry } from '../model/site.ts';
import { deriveTitle } from '../nav/build-nav.ts';

/** An entry of the page tree with all pages below it, in the order they are read. */
export interface PageGroup {
  pathname: string;
  title: string;
  pages: PageMeta[];
}

/** The pages of a site by the groups at the top of its tree. */
export interface PageGroups {
  groups: PageGroup[];
  /** Pages at the top, and the home page. */
  single: PageMeta[];
  /** Pages that the navigation does not show. */
  optional: PageMeta[];
}

/** Sorts the pages of a site; each is in one place. */
export function groupPages(tree: readonly TreeEntry[], pages: readonly PageMeta[]): PageGroups {
  const left = new Map(pages.map((page) => [page.pathname, page]));
  const take = (entry: TreeEntry): PageMeta[] => {
    if (entry.displayNav === false) return [];
    const own = left.get(entry.pathname);
    left.delete(entry.pathname);
    return [...(own ? [own] : []), ...(entry.children ?? []).flatMap(take)];
  };
  const home = take({ pathname: '/' });
  const found: PageGroup[] = [];
  const alone = home;
  for (const entry of tree) {
    if (!isGroup(entry)) {
      alone.push(...take(entry));
      continue;
    }
    const title = deriveTitle(entry.pathname, entry.title) || deriveTitle(entry.pathname);
    const group = { pathname: entry.pathname, title, pages: take(entry) };
    if (group.pages.length > 0) found.push(group);
  }
  return { groups: found, single: alone, optional: [...left.values()] };
}

/** Paths of the groups, known before any page is compiled. */
export function listGroupPaths(tree: readonly TreeEntry[]): string[] {
  return [...new Set(tree.filter(isGroup).map(({ pathname }) => pathname))];
}

/** The home page has no folder of its own that files of a group could lie in. */
function isGroup({ pathname, children, displayNav }: TreeEntry): boolean {
  return children !== undefined && children.length > 0 && pathname !== '/' && displayNav !== false;
}
