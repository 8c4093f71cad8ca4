import type { PageEntry } from '../../shared/page.ts';
import type { SiteModules } from '../demo/find-unused.ts';
import type { PageMeta } from '../model/page-meta.ts';

/** What the checks need of a page. */
export type CheckedPage = Pick<
  PageMeta,
  'pathname' | 'layout' | 'anchors' | 'links' | 'source' | 'demos' | 'playgrounds'
>;

/** What the checks of pages, links and demos look at. */
export interface CheckInput {
  /** Every page there is, duplicates included, in the order they were found. */
  pages: CheckedPage[];
  /** The page tree. */
  entries: PageEntry[];
  /** From `collectDemoFiles`. */
  modules: SiteModules;
  /** URL paths of files of the site, e.g. `/favicon.svg`. */
  files: ReadonlySet<string>;
  /** Links that the configuration names. */
  shellLinks?: string[];
}
