import type { Page } from '../../shared/page.ts';
import { basePath } from '../base/addresses/base-path.ts';
import { placeHtml } from '../base/addresses/place-html.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { LoadedSite } from '../model/site.ts';
import { renderBlankPage } from './blank-page.ts';
import type { PageFacts, RenderContext } from './context.ts';
import { createLastUpdated } from './last-updated.ts';
import { createPageLists } from './list-pages.ts';
import { printPage, type PrintContext } from './print-page.ts';
import { createApiLinks, createPageContexts } from './page-context.ts';
import { renderPage } from './page.ts';

/**
 * Prepares the rendering of a site's pages.
 * @param pages of the whole site; those below a page with a list are enough for that page
 * @param dates when each file of the content was last committed
 */
export function createDocuments(
  site: LoadedSite,
  pages: readonly PageMeta[],
  dates: ReadonlyMap<string, string>,
) {
  const lastUpdatedOf = createLastUpdated(site, dates);
  const listedOn = createPageLists(site, pages);
  const linkApi = createApiLinks(site);
  const contextOf = createPageContexts(site, linkApi);
  /** Part of a document's digest, and cheaper than rendering it. */
  const factsOf = (meta: PageMeta): PageFacts => ({
    lastUpdated: lastUpdatedOf(meta),
    listed: listedOn(meta),
  });
  const render = (page: Page, meta: PageMeta, context: RenderContext): string => {
    // With any other number of demos it is a mistake, which only the dev server shows.
    const isBlank = page.layout === 'blank' && meta.demos.length === 1;
    const place = { ...contextOf(meta), ...factsOf(meta) };
    const html = (isBlank ? renderBlankPage : renderPage)(page, place, context);
    return placeHtml(basePath(site.config), html);
  };
  const print = (page: Page, meta: PageMeta, context: PrintContext): string =>
    printPage(page, { api: linkApi(meta), listed: listedOn(meta) }, context);
  return { factsOf, render, print };
}
