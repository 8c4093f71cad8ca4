import type { PageEntry } from '../../shared/page.ts';
import type { EntryListing } from '../model/entry.ts';
import { deriveTitle } from './build-nav.ts';

/** A page that is listed where its file lies. */
export interface ListedPage {
  pathname: string;
  listing?: EntryListing | undefined;
}

interface ApiRoute {
  route: string;
  package: string;
}

/**
 * The page tree of a site: what the configuration lists, with the pages of folders where it says so. Without any
 * entries all of it follows from folders, and API pages come last. Drafts that are not shown
 * take their entries with them.
 * @param pages those that there are
 * @param drafts paths of those that this command leaves out
 */
export function completeTree(
  written: readonly PageEntry[],
  pages: readonly ListedPage[],
  { drafts, api }: { drafts: ReadonlySet<string>; api: readonly ApiRoute[] },
): PageEntry[] {
  if (written.length === 0) {
    const home = pages.find(({ pathname }) => pathname === '/');
    const routes = api.map(({ route, package: name }) => ({
      pathname: route,
      title: api.length > 1 ? name : 'API',
    }));
    const names = new Set(api.map(({ route }) => route));
    const rest = listFolder('/', pages).filter(({ pathname }) => !names.has(pathname));
    return [
      ...(home ? [{ pathname: '/', title: home.listing?.title || 'Home' }] : []),
      ...rest,
      ...routes,
    ];
  }
  const complete = ({ files, children, ...entry }: PageEntry): PageEntry => {
    const below = children?.filter(({ pathname }) => !drafts.has(pathname)).map(complete);
    if (!files) return { ...entry, ...(below && { children: below }) };
    const named = new Set(listPaths(below ?? []));
    const found = listFolder(
      entry.pathname,
      pages.filter(({ pathname }) => !named.has(pathname)),
    );
    return { ...entry, children: [...(below ?? []), ...found] };
  };
  return written.filter(({ pathname }) => !drafts.has(pathname)).map(complete);
}

function listPaths(entries: readonly PageEntry[]): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [pathname, ...listPaths(children)]);
}

/** The entries of what lies below a path, folders as groups. */
function listFolder(folder: string, pages: readonly ListedPage[]): PageEntry[] {
  const prefix = folder === '/' ? '/' : `${folder}/`;
  const own = new Map(pages.map((page) => [page.pathname, page.listing]));
  const names = new Set(
    pages
      .filter(({ pathname }) => pathname.startsWith(prefix) && pathname !== '/')
      .map(({ pathname }) => pathname.slice(prefix.length).split('/', 1)[0]!),
  );
  return [...names]
    .map((name) => {
      const pathname = prefix + name;
      const listing = own.get(pathname);
      const children = listFolder(pathname, pages);
      const title = listing?.title || deriveTitle(pathname);
      const order =
        listing?.order ?? Math.min(Infinity, ...children.map((child) => orders.get(child)!));
      const entry: PageEntry = {
        ...{ pathname, title },
        ...(listing?.hidden && { displayNav: false }),
        ...(children.length > 0 && { children }),
      };
      orders.set(entry, order);
      return entry;
    })
    .sort((a, b) => compare(orders.get(a)!, orders.get(b)!) || compare(a.title, b.title));
}

/** The place of each entry that was made. */
const orders = new WeakMap<PageEntry, number>();

function compare<Value extends number | string | false | undefined>(a: Value, b: Value): number {
  const [first, second] = [a, b].map((each) =>
    typeof each === 'string' ? each.toLowerCase() : each,
  );
  return first === second ? 0 : first! < second! ? -1 : 1;
}
