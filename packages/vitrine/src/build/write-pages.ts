import type { SiteData } from '../contract.js';
import type { CompiledSite } from '../site/compile-site.js';
import type { LoadedSite } from '../site/load-site.js';
import { shortHash } from '../text.js';
import type { Bundle } from './bundle.js';
import type { Output } from './output.js';
import { createPageContexts } from './page-context.js';
import type { RenderedDemo } from './prerender-demos.js';
import { renderPage, type RenderContext } from './render-page.js';
import { NOT_FOUND_PAGE, renderRobots, renderSitemap } from './site-files.js';

interface WritePagesOptions {
  site: LoadedSite;
  compiled: CompiledSite;
  bundle: Bundle;
  demos: Map<string, RenderedDemo>;
  output: Output;
  navUrl: string;
  searchUrl: string;
  engineId: string;
}

/** Writes every page and what lists them. Pages whose input is unchanged are not rendered again. */
export async function writePages(options: WritePagesOptions): Promise<void> {
  const { site, compiled, bundle, demos, output, engineId } = options;
  const { config } = site;
  const data = siteData(site, bundle, options);
  const common = shortHash(
    engineId,
    JSON.stringify([data, bundle.client, bundle.buildId, { ...config, pages: [] }]),
  );
  const contextOf = createPageContexts(site);
  const server = await bundle.loadServer();
  const render: RenderContext = { config, site: data, assets: bundle, server, demos };

  for (const { meta, hash, load } of compiled.pages) {
    const context = contextOf(meta);
    const key = shortHash(common, hash, JSON.stringify(context));
    output.put(htmlFile(meta.pathname), key, () => renderPage(load(), context, render));
  }
  const notFound = contextOf({ ...NOT_FOUND_PAGE, demos: [], searchPart: '' });
  output.put('404.html', shortHash(common, JSON.stringify(notFound)), () =>
    renderPage(NOT_FOUND_PAGE, { ...notFound, navTitle: NOT_FOUND_PAGE.title }, render),
  );
  const sitemap = renderSitemap(config, compiled.pages.map(({ meta }) => meta.pathname).sort());
  output.put('sitemap.xml', shortHash(sitemap), () => sitemap);
  const robots = renderRobots(config);
  output.put('robots.txt', shortHash(robots), () => robots);
}

/** What every page says of its site. */
export function siteData(
  { config, api }: LoadedSite,
  { buildId, adapterUrl }: Pick<Bundle, 'buildId' | 'adapterUrl'>,
  { navUrl, searchUrl }: Pick<SiteData, 'navUrl' | 'searchUrl'>,
): SiteData {
  return {
    buildId,
    title: config.title,
    library: {
      name: config.library?.name ?? config.title,
      version: config.library?.version ?? api[0]?.version ?? '',
    },
    repositoryUrl: config.repository?.url ?? '',
    navUrl,
    searchUrl,
    adapterUrl,
  };
}

function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`;
}
