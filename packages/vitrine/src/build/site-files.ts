import type { Config } from '../config/schema.js';
import type { Page } from '../page.js';
import { escapeHtml } from '../text.js';
import { canonicalUrl } from './render-page.js';

/** `sitemap.xml`: every page by its canonical address. */
export function renderSitemap(config: Config, pathnames: string[]): string {
  const urls = pathnames.map(
    (pathname) => `<url><loc>${escapeHtml(canonicalUrl(config, pathname))}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** `robots.txt`: everything may be read, and where the sitemap is. */
export function renderRobots(config: Config): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n`;
}

/** The page shown for an unknown address. */
export const NOT_FOUND_PAGE: Page = {
  kind: 'markdown',
  pathname: '/404',
  title: 'Page not found',
  tabTitle: 'Page not found',
  hash: 'page-not-found',
  description: 'There is no page at this address.',
  lead: 'There is no page at this address. It may have moved, or the link that led here is wrong.',
  components: [],
  sponsor: false,
  blocks: [
    {
      kind: 'html',
      html: '<p>Search with the field above, choose a page from the navigation, or go to the <a href="/">home page</a>.</p>',
    },
  ],
  toc: [],
  anchors: ['page-not-found'],
  links: [],
  search: [],
  source: { file: '', editUrl: '' },
};
