import { deriveTitle } from '../nav/build-nav.js';
import { findActive, neighbours } from '../nav/find.js';
import type { TreeEntry } from '../nav/group-pages.js';
import { localNav } from '../nav/local-nav.js';
import { componentPath } from '../site/api-tree.js';
import type { ListedSection } from '../site/list-pages.js';
import type { LoadedSite } from '../site/load-site.js';
import type { PageMeta } from '../site/page-meta.js';
import type { PageStamp } from './page-stamp.js';
import type { PageContext, PageLinkTarget } from './render-page.js';

/** Fragment of the generated API section. */
const API_HASH = 'api';

/** Prepares what pages need to know of the site, and gives it for one page at a time. */
export function createPageContexts(
  { tree, nav, api }: LoadedSite,
  stampOf: (page: PageMeta) => PageStamp | null,
  listedOn: (page: PageMeta) => ListedSection[],
): (page: PageMeta) => PageContext {
  const apiPages = new Map<string, PageLinkTarget>();
  for (const { config, docs } of api) {
    for (const { name } of docs) {
      const pathname = componentPath(config.route, name);
      apiPages.set(name, { pathname, title: name });
    }
  }
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
      breadcrumbs: trail.map((above) => ({
        title: deriveTitle(above.pathname, above.title),
        pathname: isPage(above) ? above.pathname : null,
      })),
      stamp: stampOf(page),
      listed: listedOn(page),
      previous,
      next,
      api: links,
      apiHash: links.length === 0 ? '' : freeHash(API_HASH, page.anchors),
    };
  };
}

/** Whether an entry above a page is a page as well, under its own path or as the first of its children. */
function isPage({ pathname, isPage: isMarked, children = [] }: TreeEntry): boolean {
  return isMarked === true || children.some((child) => child.pathname === pathname);
}

function freeHash(wanted: string, taken: string[]): string {
  let hash = wanted;
  for (let number = 2; taken.includes(hash); number += 1) hash = `${wanted}-${number}`;
  return hash;
}
