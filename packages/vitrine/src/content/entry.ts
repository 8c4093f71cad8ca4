import type { Problem } from '../errors.js';
import type { Page } from '../page.js';

/** Where a page comes from: a Markdown file or an extracted component. */
export interface Entry {
  pathname: string;
  /** The source, relative to the site's root. */
  file: string;
  /** File that the page shows in the place of its own text, likewise; see `content/page-body.ts`. */
  source?: string;
  /** Changes whenever the page would. */
  hash: string;
  /** Compiles the page. Problems are returned, not thrown. Loads the compiler when first called. */
  compile: () => Promise<{ page: Page; problems: Problem[] }>;
}
