import type { PageEntry } from '../../shared/page.ts';
import type { SiteModules } from '../demo/find-unused.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** The facts of a page that the checks need. */
export type CheckedPage = Pick<
  PageMeta,
  'pathname' | 'layout' | 'anchors' | 'links' | 'source' | 'demos' | 'playgrounds'
>;

/** The input of the checks of pages, links and demos. */
export interface CheckInput {
  /** Every page there is, duplicates included, in the order they were found. */
  pages: CheckedPage[];
  /** The page tree. */
  entries: PageEntry[];
  /** From `collectDemoFiles`. */
  modules: SiteModules;
  /** URL paths of files of the site, e.g. `/favicon.svg`. */
  files: ReadonlySet<string>;
  /** What takes an address besides pages, with its purpose in words. */
  siteFiles?: ReadonlyMap<string, string>;
  /** Links that the configuration names. */
  shellLinks?: string[];
}
