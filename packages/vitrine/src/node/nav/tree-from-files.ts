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
  version?: string;
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
    const names = new Set(api.map(({ route }) => route));
    const rest = listFolder('/', pages).filter(({ pathname }) => !names.has(pathname));
    return [
      ...(home ? [{ pathname: '/', title: home.listing?.title || 'Home' }] : []),
      ...addRoutes(rest, listRoutes(api), ''),
    ];
  }
  const complete = ({ files, children, ...entry }: PageEntry): PageEntry => {
    const below = children?.filter(({ pathname }) => !drafts.has(pathname)).map(complete);
    if (!files) return { ...entry, ...(below && { children: below }) };
    const named = new Set(listPaths(below ?? []));
    const found = listFolder(
      entry.pathname,
      pages.filter(({ pathname }) => !named.has(pathname) && !everywhere.has(pathname)),
    );
    const routes = listRoutes(api).filter(({ pathname }) => !everywhere.has(pathname));
    const all = [...(below ?? []), ...found];
    return { ...entry, children: addRoutes(all, routes, entry.pathname, true) };
  };
  const everywhere = new Set(listPaths(written));
  return written.filter(({ pathname }) => !drafts.has(pathname)).map(complete);
}

/** The entries of references: by the names of their packages where there are several. */
function listRoutes(api: readonly ApiRoute[]): PageEntry[] {
  return api.map(({ route, package: name, version }) => ({
    pathname: route,
    title: api.length === 1 ? 'API' : version ? `${name} ${version}` : name,
  }));
}

/**
 * Puts the entries of references last in the folders that they lie in, or in the last place.
 * @param onlyBelow leaves out those that do not lie below the path
 */
function addRoutes(
  entries: readonly PageEntry[],
  routes: readonly PageEntry[],
  folder: string,
  onlyBelow = false,
): PageEntry[] {
  const isIn = (pathname: string) => (route: PageEntry) =>
    route.pathname.startsWith(`${pathname}/`);
  const here = onlyBelow ? routes.filter(isIn(folder === '/' ? '' : folder)) : routes;
  // What is itself the entry of a reference gets its pages later.
  const folders = entries.filter((entry) => !routes.some((one) => one.pathname === entry.pathname));
  const isDeeper = (route: PageEntry) => folders.some(({ pathname }) => isIn(pathname)(route));
  return [
    ...entries.map((entry) =>
      folders.includes(entry) && here.some(isIn(entry.pathname))
        ? { ...entry, children: addRoutes(entry.children ?? [], here, entry.pathname, true) }
        : entry,
    ),
    ...here.filter((route) => !isDeeper(route)),
  ];
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
