import type { SearchRecord } from '../../shared/search/records.ts';
import type { NavItem, Page, PageEntry } from '../../shared/page.ts';
import type { Problem } from '../base/errors.ts';
import type { ApiSnapshot } from '../../shared/api-diff/facts.ts';
import type { Config } from '../config/schema.ts';
import type { Changelog } from './changelog.ts';
import type { ComponentDoc } from './component-doc.ts';
import type { Entry } from './entry.ts';
import type { SiteFonts } from './site-fonts.ts';
import type { PageMeta } from './page-meta.ts';

/** What a site has besides the APIs of packages, as read from disk. */
export interface SiteContent {
  root: string;
  cacheDir: string;
  /** Identifies the engine's code: what another version of it has cached counts as unknown. */
  engineId: string;
  config: Config;
  /** Paths of pages that lie elsewhere than below `content/`, by file. */
  routes: ReadonlyMap<string, string>;
  markdown: Entry[];
  /** Paths of pages that are left out as drafts. */
  drafts: ReadonlySet<string>;
  changelogs: Changelog[];
  /** Changelogs that cannot be read, files that are no pages, and, of a whole site, types that could not be resolved. */
  problems: Problem[];
}

/** A site as read from disk, before any of its API pages is compiled. */
export interface LoadedSite extends SiteContent {
  api: ApiPackage[];
  /** The page tree with the API pages filled in and the groups marked that are pages. */
  tree: TreeEntry[];
  nav: NavItem[];
  fonts: SiteFonts;
}

/** The components of one `api` entry of the configuration. */
export interface ApiPackage {
  config: Config['api'][number];
  docs: ComponentDoc[];
  version: string;
  /** Name that readers install it by, where it is installed under another one here. */
  ownName?: string;
  /** What of its versions was recorded; left out where nothing is read of them. */
  recorded?: RecordedVersions;
}

/** The recorded versions of a package. */
export interface RecordedVersions {
  /** The oldest first. */
  versions: string[];
  /** Changes with any of them. */
  digest: string;
  /** Their APIs, which are large and not wanted by every build. */
  read: () => ApiSnapshot[];
}

/** An entry of the page tree, with what the site's pages say of it. */
export interface TreeEntry extends PageEntry {
  children?: TreeEntry[];
  /** There are entries below it, and a page at its own path: the group's index. */
  isPage?: true;
}

/** A compiled page: the facts that stay in memory, and a way to load the rest. */
export interface CompiledPage {
  meta: PageMeta;
  problems: Problem[];
  /** What of it can be found, in the order of the index. */
  searchRecords: SearchRecord[];
  /** Changes whenever the page does. */
  digest: string;
  load: () => Page;
}

/** Every page of a site, compiled. */
export interface CompiledSite {
  /** Markdown pages by path, then API pages in the order of their package. */
  pages: CompiledPage[];
  /** Those of the first kind, which alone show demos and playgrounds. */
  markdown: readonly CompiledPage[];
}
