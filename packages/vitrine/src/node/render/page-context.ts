import { deriveTitle } from '../nav/build-nav.ts';
import { findActive, neighbours } from '../nav/find.ts';
import type { ApiPackage, LoadedSite, TreeEntry } from '../model/site.ts';
import { localNav } from '../nav/local-nav.ts';
import { takeSlug } from '../../shared/markdown/slug.ts';
import { componentAddresses } from '../nav/api-tree.ts';
import { createNaming, isMeaning } from '../nav/component-names.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ApiRef, PageContext, PageFacts } from './context.ts';

/** Fragment of the generated API section. */
const API_HASH = 'api';

/** Prepares the finding of the API pages of the components that a page lists. */
export function createApiLinks({ api }: Pick<LoadedSite, 'api'>): (page: PageMeta) => ApiRef[] {
  const find = createNaming(api);
  const addresses = new Map(api.map((source) => [source, componentAddresses(source)]));
  return (page) => {
    if (page.kind === 'api') return [];
    const found = page.components.map((written) => find(written, page)).filter(isMeaning);
    return found.flatMap(({ source, name }) => {
      const pathname = addresses.get(source)!.get(name);
      if (pathname === undefined) return [];
      const isTwice = found.some((other) => other.name === name && other.source !== source);
      const own = { pathname, title: name, code: codeOf(source, name) };
      return [{ ...own, ...(isTwice && { package: source.config.package }) }];
    });
  };
}

/** An export as code has it: `<Dial />`, `useDial()`. */
function codeOf({ docs }: Pick<ApiPackage, 'docs'>, name: string): string {
  const doc = docs.find((each) => each.name === name || each.aliases.includes(name));
  if (doc?.kind === 'hook' || doc?.kind === 'function') return `${name}()`;
  return doc?.kind === 'constant' || doc?.kind === 'type' ? name : `<${name} />`;
}

/** Prepares what follows from the places of pages in the tree, and gives it for one page at a time. */
export function createPageContexts(
  { tree, nav }: Pick<LoadedSite, 'tree' | 'nav'>,
  linkApi: (page: PageMeta) => ApiRef[],
): (page: PageMeta) => Omit<PageContext, keyof PageFacts> {
  return (page) => {
    const trail = findActive(tree, page.pathname)?.trail ?? [];
    const entry = trail.at(-1);
    const above = entry ? trail : findAbove(tree, page.pathname);
    const { previous, next } = neighbours(tree, page.pathname);
    const links = linkApi(page);
    return {
      navTitle: entry ? deriveTitle(entry.pathname, entry.title) : page.title,
      home: entry?.title === false,
      nav: localNav(nav, page.pathname),
      breadcrumbs: [
        ...above.map((each) => ({
          title: deriveTitle(each.pathname, each.title),
          pathname: isPage(each) ? each.pathname : null,
        })),
        ...(entry ? [] : [{ title: page.title, pathname: page.pathname }]),
      ],
      previous,
      next,
      api: links,
      apiHash: links.length === 0 ? '' : takeSlug(API_HASH, new Set(page.anchors)),
    };
  };
}

/** The trail of a page that is not in the tree: that of the nearest entry whose path its own begins with. */
function findAbove(tree: TreeEntry[], pathname: string): TreeEntry[] {
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  if (parent === '') return [];
  return findActive(tree, parent)?.trail ?? findAbove(tree, parent);
}

/** Whether an entry is itself a page: a leaf, or a group with a page at its own path. */
function isPage({ pathname, isPage: isMarked, children = [] }: TreeEntry): boolean {
  const isLeaf = children.length === 0;
  return isMarked === true || isLeaf || children.some((child) => child.pathname === pathname);
}
