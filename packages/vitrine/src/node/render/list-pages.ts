import { visibleItems } from '../nav/build-nav.ts';
import { findActive } from '../nav/find.ts';
import type { NavItem } from '../../shared/page.ts';
import { slugify, takeSlug } from '../../shared/markdown/slug.ts';
import type { LoadedSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { ListedPage, ListedSection } from '../blocks/block-kind.ts';
import { readThumbnail } from './thumbnail.ts';

/** The parts of a site that lists read. */
type ListInput = Pick<LoadedSite, 'root' | 'tree'> & { config: { language: string } };

/**
 * Prepares the lists of the pages below a page.
 * @param pages of the whole site
 * @returns what the list on a page shows, in the order of the tree; nothing for a page without a list
 */
export function createPageLists(
  site: ListInput,
  pages: readonly PageMeta[],
): (page: Pick<PageMeta, 'pathname' | 'anchors' | 'lists'>) => ListedSection[] {
  const metas = new Map(pages.map((meta) => [meta.pathname, meta]));
  // A reference has pages about all of it besides; names of code have no space.
  const isCode = ({ pathname, title }: NavItem) =>
    metas.get(pathname)?.kind === 'api' && !title.includes(' ');
  const describe = (item: NavItem): ListedPage => {
    const { pathname, title } = item;
    const meta = metas.get(pathname);
    return {
      ...{ pathname, title, isCode: isCode(item) },
      description: meta?.description ?? '',
      thumbnail: meta?.thumbnail === undefined ? '' : readThumbnail(site.root, meta.thumbnail).svg,
    };
  };
  return ({ pathname, anchors, lists }) => {
    if (lists === undefined) return [];
    const sections = divide(listChildren(site, pathname));
    const parts = lists.letters ? divideByLetter(sections, site.config.language, isCode) : sections;
    const taken = new Set(anchors);
    return parts.map(({ title, items }) => ({
      title,
      hash: title === '' ? '' : takeSlug(slugify(title), taken),
      pages: items.map(describe),
    }));
  };
}

/** The entries of the navigation below an entry of the tree. */
export function listChildren({ tree }: Pick<LoadedSite, 'tree'>, pathname: string): NavItem[] {
  const entry = findActive(tree, pathname)?.trail.at(-1);
  return entry === undefined ? [] : visibleItems(entry);
}

interface Section {
  title: string;
  items: NavItem[];
}

/** Pages first; then, under its title, each group that has no page of its own to list what is in it. */
function divide(items: NavItem[]): Section[] {
  const direct: NavItem[] = [];
  const groups: Section[] = [];
  for (const item of items) {
    const { href, title, pathname, children } = item;
    const overview = children.find((child) => child.href === pathname);
    if (href !== null) direct.push({ ...item, pathname: href });
    else if (overview !== undefined) direct.push({ ...overview, title });
    else groups.push({ title, items: divide(children).flatMap((section) => section.items) });
  }
  return [...(direct.length === 0 ? [] : [{ title: '', items: direct }]), ...groups];
}

/** In a list of code, pages that are about all of it come first, below no letter. */
function divideByLetter(
  sections: Section[],
  language: string,
  isCode: (item: NavItem) => boolean,
): Section[] {
  const items = sections.flatMap((section) => section.items);
  const general = items.some(isCode) ? items.filter((item) => !isCode(item)) : [];
  const letters = new Map<string, NavItem[]>();
  for (const item of items) {
    if (general.includes(item)) continue;
    const [letter = ''] = item.title.toLocaleUpperCase(language);
    letters.set(letter, [...(letters.get(letter) ?? []), item]);
  }
  const lettered = [...letters].map(([title, found]) => ({ title, items: found }));
  return general.length === 0 ? lettered : [{ title: '', items: general }, ...lettered];
}
