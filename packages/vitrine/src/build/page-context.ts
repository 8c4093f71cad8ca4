import { deriveTitle } from '../nav/build-nav.js';
import { findActive, neighbours } from '../nav/find.js';
import { localNav } from '../nav/local-nav.js';
import type { PageEntry } from '../page.js';
import { componentPath } from '../site/api-tree.js';
import type { LoadedSite } from '../site/load-site.js';
import type { PageMeta } from '../site/page-meta.js';
import type { PageStamp } from './page-stamp.js';
import type { PageContext, PageLinkTarget } from './render-page.js';

/** Fragment of the generated API section. */
const API_HASH = 'api';

/** Prepares what pages need to know of the site, and gives it for one page at a time. */
export function createPageContexts(
  { tree, nav, api, markdown }: LoadedSite,
  stampOf: (page: PageMeta) => PageStamp | null,
): (page: PageMeta) => PageContext {
  const apiPages = new Map<string, PageLinkTarget>();
  for (const { config, docs } of api) {
    for (const { name } of docs) {
      const pathname = componentPath(config.route, name);
      apiPages.set(name, { pathname, title: name });
    }
  }
  const groupPages = new Set(listGroupPages({ tree, markdown }));
  return (page) => {
    const trail = findActive(tree, page.pathname)?.trail ?? [];
    const entry = trail.at(-1);
    const { previous, next } = neighbours(tree, page.pathname);
    const links =
      page.kind === 'api' ? [] : page.components.flatMap((name) => apiPages.get(name) ?? []);
    return {
      navTitle: entry ? deriveTitle(entry.pathname, entry.title) : page.title,
      home: entry?.title === false,
      nav: localNav(nav, page.pathname),
      breadcrumbs: trail.map(({ pathname, title }) => ({
        title: deriveTitle(pathname, title),
        pathname: groupPages.has(pathname) ? pathname : null,
      })),
      stamp: stampOf(page),
      previous,
      next,
      api: links,
      apiHash: links.length === 0 ? '' : freeHash(API_HASH, page.anchors),
    };
  };
}

/** Groups of the tree that are pages as well. Most are not: a group only opens and closes. */
export function listGroupPages({
  tree,
  markdown,
}: Pick<LoadedSite, 'tree' | 'markdown'>): string[] {
  const pages = new Set(markdown.map(({ pathname }) => pathname));
  const visit = (entries: PageEntry[]): string[] =>
    entries.flatMap(({ pathname, children = [] }) =>
      children.length === 0 ? [] : [...(pages.has(pathname) ? [pathname] : []), ...visit(children)],
    );
  return visit(tree);
}

function freeHash(wanted: string, taken: string[]): string {
  let hash = wanted;
  for (let number = 2; taken.includes(hash); number += 1) hash = `${wanted}-${number}`;
  return hash;
}
