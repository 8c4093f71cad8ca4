import type { RenderedPageData } from '../../shared/contract.ts';
import type { Page, TocItem } from '../../shared/page.ts';
import { addToContents } from '../blocks/page-list.ts';
import type { PageContext } from './context.ts';
import { documentTitle } from './head.ts';
import { API_TITLE } from './main.ts';

/** The data of a page for the shell. */
export function pageData(page: Page, context: PageContext, siteTitle: string): RenderedPageData {
  const { home, apiHash } = context;
  const contents = addToContents(page, context.listed);
  const apiItem: TocItem = { text: API_TITLE, hash: apiHash, level: 2 };
  return {
    pathname: page.pathname,
    title: context.navTitle,
    layout: home ? 'home' : 'docs',
    documentTitle: documentTitle(page.tabTitle, siteTitle),
    sponsor: !home && page.sponsor !== false,
    toc: home ? [] : [...contents, ...(apiHash === '' ? [] : [apiItem])],
    nav: context.nav,
  };
}
