import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/schema.ts';
import { OFFLINE_URL, type SearchSource, type SiteData } from '../../shared/contract.ts';
import { countEntries } from '../nav/build-nav.ts';
import type { CompiledSite } from '../model/site.ts';
import { createPageLists } from '../render/list-pages.ts';
import type { LoadedSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { pageMeta } from '../site/page-store.ts';
import { shortDigest } from '../base/text.ts';
import { writeFeeds } from './write-feeds.ts';
import { describeVersions, versionsJson, VERSIONS_URL } from '../versions/versions-file.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Output } from './output.ts';
import { createPageContexts } from '../render/page-context.ts';
import { createPageStamps } from '../render/last-updated.ts';
import type { RenderedDemo, RenderedPlayground } from '../blocks/block-kind.ts';
import { renderBlankPage } from '../render/blank-page.ts';
import { renderFrames } from '../render/iframe-page.ts';
import { renderPage, type RenderContext } from '../render/page.ts';
import { NOT_FOUND_PAGE, OFFLINE_PAGE, renderRobots, renderSitemap } from './site-files.ts';

/**
 * Addresses of the whole navigation and of the search index. Not hashed: pages name them, and a changed
 * heading would otherwise change every page.
 */
export const NAV_URL = '/nav.json';
export const SEARCH_URL = '/search.json';

/** Entries of the navigation from which on it has a filter: at 33 px each they fill a window of 720 px. */
const NAV_FILTER_FROM = 20;

interface WritePagesOptions {
  site: LoadedSite;
  compiled: CompiledSite;
  bundle: Bundle;
  demos: Map<string, RenderedDemo>;
  playgrounds: Map<string, RenderedPlayground>;
  /** Address of what edited demos run with. */
  previewUrl: string;
  /** Paths of the pictures for social networks, by the path of their page. */
  cards: ReadonlyMap<string, string>;
  /** When each file of the content was last committed. */
  dates: ReadonlyMap<string, string>;
  output: Output;
  engineId: string;
}

/** Writes every page and what lists them. Pages whose input is unchanged are not rendered again. */
export async function writePages(options: WritePagesOptions): Promise<void> {
  const { site, compiled, bundle, demos, playgrounds, previewUrl, cards, dates, output, engineId } =
    options;
  const { config } = site;
  const urls = { navUrl: NAV_URL, searchUrl: SEARCH_URL };
  const data = siteData(site, bundle, urls);
  // All that pages share. What a page says of its place follows from the tree, so that the place of an
  // unchanged page need not be looked up.
  const common = shortDigest(
    engineId,
    JSON.stringify([
      data,
      bundle.client,
      previewUrl,
      { ...config, pages: site.tree },
      apiNames(site),
    ]),
  );
  const stampOf = createPageStamps(site, dates);
  const listedOn = createPageLists(
    site,
    compiled.pages.map(({ meta }) => meta),
  );
  const contextOf = createPageContexts(site, stampOf, listedOn);
  const sourceUrls = (meta: PageMeta) => meta.demos.map(({ id }) => demos.get(id)?.sourceUrl);
  const server = await bundle.loadServer();
  const context = {
    config,
    site: data,
    assets: bundle,
    server,
    demos,
    playgrounds,
    previewUrl,
    cards,
  };
  const frames = renderFrames(
    compiled.pages.flatMap(({ meta }) => meta.demos),
    context,
  );
  for (const [url, html] of frames.html) output.put(url, url, () => html);
  const render: RenderContext = { ...context, frames };

  for (const { meta, digest, load } of compiled.pages) {
    output.put(
      htmlFile(meta.pathname),
      shortDigest(
        common,
        digest,
        JSON.stringify([stampOf(meta), sourceUrls(meta), listedOn(meta), cards.get(meta.pathname)]),
      ),
      () =>
        meta.layout === 'blank'
          ? renderBlankPage(load(), contextOf(meta), render)
          : renderPage(load(), contextOf(meta), render),
    );
  }
  output.put('404.html', common, () => {
    const context = contextOf(pageMeta(NOT_FOUND_PAGE));
    return renderPage(NOT_FOUND_PAGE, { ...context, navTitle: NOT_FOUND_PAGE.title }, render);
  });
  if (data.serviceWorkerHost !== undefined) {
    output.put(OFFLINE_URL.slice(1), common, () => {
      const context = contextOf(pageMeta(OFFLINE_PAGE));
      return renderPage(OFFLINE_PAGE, { ...context, navTitle: OFFLINE_PAGE.title }, render);
    });
  }
  await writeFeeds(site, compiled, output);
  const versions = describeVersions(config, site.api);
  // A site may have such a file of its own.
  if (versions && !existsSync(path.join(site.root, 'public', VERSIONS_URL))) {
    const json = versionsJson(versions);
    output.put(VERSIONS_URL.slice(1), shortDigest(json), () => json);
  }
  const sitemap = renderSitemap(config, compiled.pages.map(({ meta }) => meta.pathname).sort());
  output.put('sitemap.xml', shortDigest(sitemap), () => sitemap);
  const robots = renderRobots(config);
  output.put('robots.txt', shortDigest(robots), () => robots);
}

/** Components with an API page: pages that list them link there. */
function apiNames({ api }: LoadedSite): string[] {
  return api.flatMap(({ docs }) => docs.map(({ name }) => name));
}

/** What every page says of its site. */
export function siteData(
  { config, api, nav }: LoadedSite,
  { buildId, adapterUrl }: Pick<Bundle, 'buildId' | 'adapterUrl'>,
  { navUrl, searchUrl }: { navUrl: string; searchUrl: string },
): SiteData {
  return {
    buildId,
    title: config.title,
    library: {
      name: config.library?.name ?? config.title,
      version: config.library?.version ?? api[0]?.version ?? '',
    },
    versions: {
      pageUrl: config.versions?.page ?? '',
      others: (config.versions?.others ?? []).map(({ label, href }) => ({ label, href })),
      remoteUrl: config.versions?.remote,
    },
    repositoryUrl: config.repository?.url ?? '',
    colorToolUrl: config.colorTool ?? '',
    navUrl,
    navFilter: countEntries(nav) >= NAV_FILTER_FROM,
    search: searchSource(config, searchUrl),
    adapterUrl,
    announcementsUrl: config.announcements?.url,
    sponsors: config.sponsors,
    analytics: config.analytics && {
      ...config.analytics,
      host: config.analytics.host ?? new URL(config.url).hostname,
    },
    serviceWorkerHost: config.serviceWorker ? config.serviceWorker.host : undefined,
  };
}

function searchSource({ search, url }: Config, indexUrl: string): SearchSource {
  return search
    ? { ...search, credit: search.credit ?? search.host === undefined, siteUrl: url }
    : { provider: 'local', indexUrl };
}

function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`;
}
