/**
 * The contract between everything that makes pages and everything that shows them.
 * All of it is plain data: a `Page` survives `JSON.parse(JSON.stringify(page))` unchanged.
 * This module imports nothing but types of such data.
 */
import type { ApiSection } from './api-section.ts';
import type { SearchRecord } from './search/records.ts';

/** A documentation page, compiled from Markdown or from an extracted API. */
export interface Page {
  kind: 'markdown' | 'api';
  /** URL path: begins with a slash, no trailing slash except for the root, e.g. `/demos/buttons`. */
  pathname: string;
  /** Text of the first-level heading. */
  title: string;
  /** Text of the browser tab before the site suffix: front-matter `title`, or else `title`. */
  tabTitle: string;
  /** Fragment of the first-level heading, without `#`. */
  hash: string;
  /** Plain text of the description paragraph. */
  description: string;
  /** The description paragraph as inline HTML. */
  lead: string;
  /** The same as Markdown, where there is more in it than text and it stands in no source. */
  leadMarkdown?: string;
  /** Where that stands in the page's source: its lines, first and last. Left out where there is none. */
  leadLines?: [from: number, to: number];
  /** Addresses of files of the repository, by the links of the text that mean them. */
  fileLinks?: Record<string, string>;
  /** Names of the components this page is about, e.g. `['Button', 'labs:Button']`, as its header has them. */
  components: string[];
  /** Package whose components the page's names mean, where its header says so. */
  package?: string;
  /** Drawing of the page for lists of pages: path of an SVG file, relative to the site's root. */
  thumbnail?: string;
  /** Picture for social networks that the page's header names: a path of the site or a full address. */
  image?: string;
  /** `false` when the page's header turns the sponsor slot off. */
  sponsor?: false;
  /** The page is its one demo, in a document of its own without the shell. */
  layout?: 'blank';
  /** The content below heading and description, in order. */
  blocks: Block[];
  /** Headings of levels 2 and 3, in document order. */
  toc: TocItem[];
  /** Every `id` that a hash link may point to, headings and demos included. */
  anchors: string[];
  /** Every link in the prose, for the link check. */
  links: PageLink[];
  /** The page's records in the search index. */
  search: SearchRecord[];
  /** The file behind "Edit this page". */
  source: PageSource;
}

export type Block = HtmlBlock | ApiBlock | DemoBlock | PlaygroundBlock | PagesBlock;

/** Prose. Never hydrated. */
export interface HtmlBlock {
  kind: 'html';
  /** Names of style sheets that it needs besides those of prose (`browser/part-styles.ts`). */
  styles?: string[];
  html: string;
  /** What it says, for hosted search. Left out where nothing is to be found. */
  prose?: ProsePart[];
  /**
   * The Markdown that it was made of, in order: lines of the page's source, first and last counted from 1,
   * or text that the site made. Left out where there is none.
   */
  markdown?: ([from: number, to: number] | string)[];
}

/** Prose as search engines read it: a passage, or a heading that can be linked to. */
export type ProsePart = string | { level: number; title: string; hash: string };

/** The reference of a component. */
export interface ApiBlock {
  kind: 'api';
  sections: ApiSection[];
}

/** A live demo with its box. */
export interface DemoBlock extends DemoReference {
  kind: 'demo';
}

/** A demo as a page names it. */
export interface DemoReference {
  /** Unique in the site and stable: `<pathname>/<file name without extension>` joined by hyphens. */
  id: string;
  /** The demo's fragment on its page: the file name without extension. */
  hash: string;
  /** Accessible name of the demo box: the directive's label, or else the file name in words. */
  title: string;
  /** Path of the demo file, relative to the site's root, with forward slashes. */
  file: string;
  /** Line of the directive in the Markdown file, counted from 1. */
  line: number;
  /** Shows the demo without toolbar and source. */
  hideHeader: boolean;
  /** Shows the toolbar without the actions that open the demo in a sandbox. */
  hideEditButton: boolean;
  /**
   * Least height in CSS pixels of the `<iframe>` that the demo runs in; `null`: it runs in the page.
   */
  iframe: number | null;
  /** Shown in place of the demo, which then does not run in the page. */
  poster?: DemoPoster;
  /** Rendered by browsers alone, in a place that is at least so many CSS pixels high. */
  clientOnly?: number;
}

/** A picture of a demo that is a page of its own. */
export interface DemoPoster {
  /** Path of the picture in `public/`. */
  image: string;
  /** The page that the picture leads to, in a new tab. */
  href: string;
}

/** A component with controls for its props, the live result and matching code. */
export interface PlaygroundBlock extends PlaygroundReference {
  kind: 'playground';
}

/** A playground as a page names it. */
export interface PlaygroundReference {
  /** Unique in the site and stable: `<pathname>/<hash>` joined by hyphens. */
  id: string;
  /** The playground's fragment on its page, and the name of its state in the address. */
  hash: string;
  /** Accessible name of the demo box: the directive's label, or else made of the component's name. */
  title: string;
  /** Name of a component, e.g. `Button`. */
  component: string;
  /** Package that exports the component; empty when it is one of those the site documents. */
  package: string;
  /** Path of the module with the author's presets, relative to the site's root; empty when there is none. */
  options: string;
  /** Rendered by browsers alone, in a place that is at least so many CSS pixels high. */
  clientOnly?: number;
  /** Line of the directive in the Markdown file, counted from 1. */
  line: number;
}

/** A list of the pages below this one in the page tree, made when the page is rendered. */
export interface PagesBlock extends PagesReference {
  kind: 'pages';
}

/** A list of pages as its page names it. */
export interface PagesReference {
  /** Divides the list by the first letters of the titles. */
  letters: boolean;
  /** Entries of the page's contents that stand before the list. */
  tocIndex: number;
  /** Line of the directive in the Markdown file, counted from 1. */
  line: number;
}

/** A page as others name it: links, lists, neighbours. */
export interface PageRef {
  pathname: string;
  title: string;
}

export interface TocItem {
  text: string;
  /** Fragment without `#`. */
  hash: string;
  level: 2 | 3;
}

export interface PageLink {
  href: string;
  /** Line in `source.file`, counted from 1. */
  line: number;
}

export interface PageSource {
  /** Path relative to the site's root, with forward slashes. */
  file: string;
  /** Address at which the file can be edited; empty when the site does not say. */
  editUrl: string;
}

/** An entry of the page tree as the maintainer writes it. */
export interface PageEntry {
  pathname: string;
  /** Shown in the app bar and the drawer. `false`: no title. Left out: derived from the path. */
  title?: string | false;
  children?: PageEntry[];
  /** `false` keeps the page out of the navigation. Default `true`. */
  displayNav?: boolean;
  /** The pages below it follow from the folders, after those that `children` lists. Default `false`. */
  files?: boolean;
}

/** An entry of the navigation drawer, resolved from the page tree. */
export interface NavItem {
  /** The entry's own path; groups are not pages. */
  pathname: string;
  title: string;
  /** The page that the entry leads to; `null` for a group, which only opens and closes. */
  href: string | null;
  /** Empty for a leaf. */
  children: NavItem[];
  /** Of no entry, but of the place of those that the part of a page leaves out: a length of SVG. */
  height?: string;
}
