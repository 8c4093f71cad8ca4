import type { Server, SiteData } from '../../shared/contract.ts';
import type { NavItem, PageRef } from '../../shared/page.ts';
import type { ListedSection, RenderContext as BlockContext } from '../blocks/block-kind.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { DocumentConfig } from '../config/reach.ts';
import type { Sources } from '../csp/policy.ts';
import type { SiteFonts } from '../model/site-fonts.ts';
import type { LastUpdated } from './last-updated.ts';

/** Everything about a page that is not in the page itself. */
export interface PageContext extends PageFacts {
  /** Title of the page's entry in the tree; empty for the home variant. */
  navTitle: string;
  home: boolean;
  nav: NavItem[];
  /** The entries of the tree from the top down to the page's own. */
  breadcrumbs: Breadcrumb[];
  previous: PageRef | null;
  next: PageRef | null;
  /** API pages of the components the page lists. */
  api: ApiRef[];
  /** Fragment of the API section, or empty when there is none. */
  apiHash: string;
}

/** Facts of a page that come from git and from other pages. */
export interface PageFacts {
  lastUpdated: LastUpdated | null;
  /** The pages below this one, where it lists them. */
  listed: ListedSection[];
}

/** The page of a component; with its package where the page lists two of that name. */
export type ApiRef = PageRef & { code: string; package?: string };

/** An entry above the page in the tree; `null` for a group that is no page. */
export type Breadcrumb = Omit<PageRef, 'pathname'> & { pathname: string | null };

/** Everything that rendering needs and that all pages share. */
export interface RenderContext extends Omit<BlockContext, 'listed'> {
  config: DocumentConfig;
  site: SiteData;
  assets: Pick<Bundle, 'client' | 'iframe' | 'shellParts' | 'demoStart' | 'toolbarParts' | 'demos'>;
  server: Omit<Server, 'prerenderDemo'>;
  fonts: Pick<SiteFonts, 'css' | 'needsStyles' | 'preload' | 'styleUrl'>;
  /** Paths of the pictures for social networks, by the path of their page. */
  cards: ReadonlyMap<string, string>;
  /** The content security policy but for inline scripts; `null` for none. */
  policy: Sources | null;
}

/** The same for the document of a single demo. */
export type IframeContext = Omit<RenderContext, 'iframes'>;
