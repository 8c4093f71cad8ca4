import type { Problem } from '../base/errors.ts';
import type { Page } from '../../shared/page.ts';

/** Where a page comes from: a Markdown file or an extracted component. */
export interface Entry {
  pathname: string;
  /** The source, relative to the site's root. */
  file: string;
  /** File that the page shows in the place of its own text, likewise; see `node/content/page-text.ts`. */
  source?: string;
  /** Changes whenever the page would, but for what `digestOf` tells. */
  digest: string;
  /** Digest of one of the `uses` that a page was compiled with. */
  digestOf?: (use: string) => string;
  /** What a tree that follows from files says of the page; API pages have none. */
  listing?: EntryListing;
  /** The text that it compiles, where it has been read; another file's is not. */
  text?: EntryText;
  /** Compiles the page. Problems are returned, not thrown. Loads the compiler when first called. */
  compile: () => Promise<EntryPage>;
}

/** Text of a file below its header. */
export interface EntryText {
  body: string;
  /** Line of the file on which `body` begins, counted from 1. */
  bodyLine: number;
}

/** What an entry compiles to. */
export interface EntryPage {
  page: Page;
  problems: Problem[];
  /** Names of what the page follows from besides its own files. */
  uses?: string[];
}

/** Facts of a page in front of its text. */
export interface EntryListing {
  title: string;
  order?: number;
  hidden?: true;
  /** In no build. */
  draft?: true;
}
