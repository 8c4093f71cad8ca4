import type { Problem } from '../base/errors.ts';
import type { Page } from '../../shared/page.ts';

/** Where a page comes from: a Markdown file or an extracted component. */
export interface Entry {
  pathname: string;
  /** The source, relative to the site's root. */
  file: string;
  /** File that the page shows in the place of its own text, likewise; see `node/content/page-body.ts`. */
  source?: string;
  /** Changes whenever the page would. */
  digest: string;
  /** Compiles the page. Problems are returned, not thrown. Loads the compiler when first called. */
  compile: () => Promise<{ page: Page; problems: Problem[] }>;
}
