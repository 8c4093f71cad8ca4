import { KEPT_PAGES_SLOT, NOT_FOUND_PATH } from '../../shared/contract.ts';
import type { Page } from '../../shared/page.ts';
import { inlineScript } from '../csp/inline-script.ts';

/** The page shown for an unknown address; `browser/router/not-found.ts` adds the pages it may have meant. */
export const NOT_FOUND_PAGE = ownPage({
  pathname: NOT_FOUND_PATH,
  title: 'Page not found',
  hash: 'page-not-found',
  description: 'There is no page at this address.',
  lead: 'There is no page at this address. It may have moved, or the link that led here is wrong.',
  html: '<p>Search with the field above, choose a page from the navigation, or go to the <a href="/">home page</a>.</p>',
});

/**
 * The page that the service worker answers with in the place of one that it cannot get. It comes back to
 * the wanted one by itself once there is a network.
 */
export const offlinePage = () =>
  ownPage({
    pathname: '/offline',
    title: 'No connection',
    hash: 'no-connection',
    description: 'This page is not on this device.',
    lead: 'This page is not on this device, and the site cannot be reached.',
    html: `<p><a href="">Try again</a>, or read one of the pages that you have visited before.</p>${KEPT_PAGES_SLOT}<script>${inlineScript('offline')}</script>`,
  });

/** A page that no file is behind. */
function ownPage({ html, ...page }: Pick<Page, OwnText> & { html: string }): Page {
  return {
    ...page,
    kind: 'markdown',
    tabTitle: page.title,
    components: [],
    sponsor: false,
    blocks: [{ kind: 'html', html }],
    toc: [],
    anchors: [page.hash],
    links: [],
    search: [],
    source: { file: '', editUrl: '' },
  };
}

type OwnText = 'pathname' | 'title' | 'hash' | 'description' | 'lead';
