import type { Page } from '../../shared/page.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import { canonicalUrl } from '../base/addresses/canonical-url.ts';
import { fullAddress } from '../base/addresses/base-path.ts';
import { escapeHtml } from '../base/escape.ts';
import { localeOf } from '../config/values/language.ts';
import { inlineScript } from '../csp/inline-script.ts';
import type { DocumentConfig } from '../config/reach.ts';
import { feedTitle, feedUrl } from '../releases/feed-url.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../social/card-size.ts';
import { MANIFEST_URL } from '../../shared/contract.ts';
import type { RenderContext } from './context.ts';

/** "Page - Site"; the site's title alone where both are the same. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === siteTitle ? siteTitle : `${title} - ${siteTitle}`;
}

/** Tags about a page for search engines and social networks. */
export function headTags(
  page: Page,
  title: string,
  { config, cards }: Pick<RenderContext, 'config' | 'cards'>,
): string {
  const url = canonicalUrl(config, page.pathname);
  // The site's own pages, such as the one for unknown addresses, have no source. They are at any address.
  const isOwn = page.source.file === '';
  const card = cards.get(page.pathname);
  const picture = page.image ?? card ?? config.image;
  const image = picture && fullAddress(config, picture);
  const isCard = card !== undefined && picture === card;
  const description = page.description || config.description;
  const tags: [attribute: 'name' | 'property', key: string, content: string | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', config.title],
    ['property', 'og:locale', localeOf(config.language)],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['name', 'robots', isOwn || !config.index ? 'noindex' : undefined],
    ['property', 'og:url', isOwn ? undefined : url],
    ['property', 'og:image', image],
    ['property', 'og:image:width', isCard ? String(CARD_WIDTH) : undefined],
    ['property', 'og:image:height', isCard ? String(CARD_HEIGHT) : undefined],
    ['property', 'og:image:alt', isCard ? title : undefined],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
    ['name', 'twitter:site', config.accounts?.twitter],
    ['name', 'twitter:creator', config.accounts?.twitterCreator],
    ['name', 'fediverse:creator', config.accounts?.fediverse],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
  ];
  const meta = tags
    .filter(([, , content]) => content)
    .map(
      ([attribute, key, content]) =>
        `<meta ${attribute}="${key}" content="${escapeHtml(content!)}">`,
    );
  const canonical = isOwn ? '' : `<link rel="canonical" href="${escapeHtml(url)}">`;
  const markdown = isOwn ? '' : markdownLink(page.pathname);
  return meta.join('') + appTags(config) + canonical + markdown;
}

/** Where programs find the page without markup. */
function markdownLink(pathname: string): string {
  return `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdownPath(pathname))}">`;
}

/** Tags about the site as a whole, for the browser. */
function appTags({ themeColor, manifest }: DocumentConfig): string {
  const colors = Object.entries(themeColor ?? {}).map(
    ([mode, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme:${mode})" content="${escapeHtml(color)}">`,
  );
  // Behind the tags that it changes.
  if (themeColor) colors.push(`<script>${inlineScript('theme-color')}</script>`);
  return colors.join('') + (manifest ? `<link rel="manifest" href="${MANIFEST_URL}">` : '');
}

/** Links to the feeds of the changelogs that the page shows; the home page has all. */
export function feedLinks(pathname: string, home: boolean, { changelogs }: DocumentConfig): string {
  return changelogs
    .filter(({ feed, page }) => feed && (home || page === pathname))
    .map((changelog) => {
      const title = escapeHtml(feedTitle(changelog));
      return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${feedUrl(changelog)}">`;
    })
    .join('');
}
