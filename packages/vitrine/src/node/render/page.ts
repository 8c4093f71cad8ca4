import type { Bundle } from '../bundle/bundle.ts';
import { canonicalUrl } from '../base/canonical-url.ts';
import type { Config } from '../config/schema.ts';
import {
  ELEMENT_IDS,
  type EmbeddedData,
  type PageData,
  type Server,
  type SiteData,
} from '../../shared/contract.ts';
import type { NavItem, Page, TocItem } from '../../shared/page.ts';
import { feedTitle, feedUrl } from '../releases/feed-url.ts';
import type { ListedSection, RenderContext as BlockContext } from '../blocks/block-kind.ts';
import { kindOf } from '../blocks/index.ts';
import { escapeHtml, scriptJson } from '../base/text.ts';
import { inlineScript, renderFirstDemoScript, renderNavigationScript } from './inline-scripts.ts';
import type { PageStamp } from './last-updated.ts';
import { renderMain, API_TITLE } from './main.ts';
import { addToContents } from '../blocks/page-list.ts';
import { runsInPage } from '../blocks/demo.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../social/card-size.ts';
import { renderStructuredData } from './structured-data.ts';
import { renderModulePreload, renderStyleLink } from './links.ts';
import { renderDemoStyles, renderStyle } from './styles.ts';

/** Everything about a page that is not in the page itself. */
export interface PageContext {
  /** Title of the page's entry in the tree; empty for the home variant. */
  navTitle: string;
  home: boolean;
  nav: NavItem[];
  /** The entries of the tree from the top down to the page's own. */
  breadcrumbs: Breadcrumb[];
  stamp: PageStamp | null;
  /** The pages below this one, where it lists them. */
  listed: ListedSection[];
  previous: PageLinkTarget | null;
  next: PageLinkTarget | null;
  /** API pages of the components the page lists. */
  api: PageLinkTarget[];
  /** Fragment of the API section, or empty when there is none. */
  apiHash: string;
}

export interface Breadcrumb {
  title: string;
  /** `null` for a group that is no page. */
  pathname: string | null;
}

export interface PageLinkTarget {
  pathname: string;
  title: string;
}

/** What rendering needs of the site, the same for every page. */
export interface RenderContext extends Omit<BlockContext, 'listed'> {
  config: Config;
  site: SiteData;
  assets: Pick<Bundle, 'client' | 'frame' | 'toolbarParts' | 'demos'>;
  server: Server;
  /** Paths of the pictures for social networks, by the path of their page. */
  cards: ReadonlyMap<string, string>;
}

/** A page as a complete HTML document: readable, with working links, before any script runs. */
export function renderPage(page: Page, context: PageContext, render: RenderContext): string {
  const { config, site, server, assets } = render;
  const title = documentTitle(page.tabTitle, config.title);
  const layout = context.home ? 'home' : 'docs';
  const data: EmbeddedData = {
    ...site,
    page: { pathname: page.pathname, title: context.navTitle, layout },
  };
  const contents = addToContents(page, context.listed);
  const toc: TocItem[] =
    context.apiHash === ''
      ? contents
      : [...contents, { text: API_TITLE, hash: context.apiHash, level: 2 }];
  const shellPage: PageData = {
    ...data.page,
    documentTitle: title,
    sponsor: page.kind === 'markdown' && !context.home && page.sponsor !== false,
    toc: context.home ? [] : toc,
    nav: context.nav,
  };
  const demos = page.blocks.flatMap((block) => (block.kind === 'demo' ? [block] : []));
  // Isolated demos bring their styles in their own documents.
  const inPage = demos.filter(runsInPage);
  const playgrounds = page.blocks.flatMap((block) =>
    block.kind === 'playground' ? (render.playgrounds.get(block.id) ?? []) : [],
  );
  const pageStyles = server.pageStyles[page.pathname];
  const hasDemos = demos.length + playgrounds.length > 0;
  const moduleStyles = new Set(
    [...inPage, ...playgrounds].flatMap(({ file }) => assets.demos[file]?.styles ?? []),
  );
  return [
    `<!doctype html><html lang="${escapeHtml(config.language)}" dir="ltr" data-mode="light"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${inlineScript('head')}</script>`,
    `<title>${escapeHtml(title)}</title>`,
    headTags(page, title, render),
    renderStructuredData(page, context, config),
    feedLinks(page.pathname, context.home, config),
    `<link rel="icon" href="${escapeHtml(config.icon)}">`,
    renderStyle('base', server.styles.base),
    pageStyles === undefined ? '' : renderStyle(`page:${page.pathname}`, pageStyles),
    site.sponsors && shellPage.sponsor ? renderStyle('sponsor', server.styles.sponsor) : '',
    page.kind === 'api' ? renderStyle('api', server.styles.api) : '',
    renderBlockStyles(page, server),
    renderDemoStyles(
      page.pathname,
      [...inPage.flatMap(({ id }) => render.demos.get(id) ?? []), ...playgrounds],
      server,
    ),
    ...[...moduleStyles].map(renderStyleLink),
    ...assets.client.preload.map(renderModulePreload),
    `<script type="module" src="${assets.client.module}"></script>`,
    `</head><body data-layout="${layout}">`,
    `<div id="${ELEMENT_IDS.shell}">${server.renderShell(site, shellPage)}</div>`,
    renderNavigationScript(site.buildId),
    `<main id="${ELEMENT_IDS.main}" tabindex="-1">${renderMain(page, context, render)}</main>`,
    `<script type="application/json" id="${ELEMENT_IDS.data}">${scriptJson(data)}</script>`,
    hasDemos
      ? renderFirstDemoScript(
          demos.some(({ hideHeader }) => !hideHeader) ? assets.toolbarParts : [],
        )
      : '',
    // At the end, where it holds up nothing: a browser paints what comes before such a link.
    ...assets.client.styles.map(renderStyleLink),
    '</body></html>',
  ].join('');
}

/** The style sheets that the page's blocks need, in the order in which the server has them. */
function renderBlockStyles({ blocks }: Page, { styles }: Server): string {
  const needed = new Set<string>(blocks.flatMap((block) => kindOf(block).styles));
  return Object.entries(styles)
    .map(([name, css]) => (needed.has(name) ? renderStyle(name, css) : ''))
    .join('');
}

/** "Page - Site"; the site's title alone where both are the same. */
export function documentTitle(title: string, siteTitle: string): string {
  return title === siteTitle ? siteTitle : `${title} - ${siteTitle}`;
}

/** What search engines and social networks are told of a page. */
export function headTags(
  page: Page,
  title: string,
  { config, cards }: Pick<RenderContext, 'config' | 'cards'>,
): string {
  const url = canonicalUrl(config, page.pathname);
  const card = cards.get(page.pathname);
  const picture = page.image ?? card ?? config.image;
  const image = picture && new URL(picture, `${config.url}/`).href;
  const isCard = card !== undefined && picture === card;
  const description = page.description || config.description;
  const tags: [attribute: 'name' | 'property', key: string, content: string | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', config.title],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
    ['property', 'og:image:width', isCard ? String(CARD_WIDTH) : undefined],
    ['property', 'og:image:height', isCard ? String(CARD_HEIGHT) : undefined],
    ['property', 'og:image:alt', isCard ? title : undefined],
    ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
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
  return `${meta.join('')}<link rel="canonical" href="${escapeHtml(url)}">`;
}

/** The feeds of the changelogs that the page shows; the home page has all. */
function feedLinks(pathname: string, home: boolean, { changelogs }: Config): string {
  return changelogs
    .filter(({ feed, page }) => feed && (home || page === pathname))
    .map((changelog) => {
      const title = escapeHtml(feedTitle(changelog));
      return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${feedUrl(changelog)}">`;
    })
    .join('');
}
