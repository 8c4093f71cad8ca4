import type { Page } from '../../shared/page.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { LoadedSite } from '../model/site.ts';
import { renderBlankPage } from './blank-page.ts';
import type { RenderContext } from './context.ts';
import { createLastUpdated } from './last-updated.ts';
import { createPageLists } from './list-pages.ts';
import { createPageContexts } from './page-context.ts';
import { renderPage } from './page.ts';

/** The documents of a site's pages. */
interface Documents {
  /** Facts in a document that come from other pages and from git: part of its digest, cheaper than rendering it. */
  facts: (meta: PageMeta) => unknown;
  render: (page: Page, meta: PageMeta, render: RenderContext) => string;
}

/**
 * Prepares the rendering of a site's pages.
 * @param pages of the whole site; those below a page with a list are enough for that page
 * @param dates when each file of the content was last committed
 */
export function createDocuments(
  site: LoadedSite,
  pages: readonly PageMeta[],
  dates: ReadonlyMap<string, string>,
): Documents {
  const lastUpdatedOf = createLastUpdated(site, dates);
  const listedOn = createPageLists(site, pages);
  const contextOf = createPageContexts(site, lastUpdatedOf, listedOn);
  return {
    facts: (meta) => [lastUpdatedOf(meta), listedOn(meta)],
    render: (page, meta, render) => {
      // With any other number of demos it is a mistake, which only the dev server shows.
      const isBlank = page.layout === 'blank' && meta.demos.length === 1;
      return (isBlank ? renderBlankPage : renderPage)(page, contextOf(meta), render);
    },
  };
}
