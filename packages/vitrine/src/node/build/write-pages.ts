import type { Page } from '../../shared/page.ts';
import { shortDigest } from '../base/text.ts';
import type { SiteAssets } from '../bundle/make-assets.ts';
import { configFor } from '../config/reach.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import type { IframeContext, RenderContext } from '../render/context.ts';
import { createDocuments } from '../render/documents.ts';
import { renderIframes } from '../render/iframe-page.ts';
import { pageMeta } from '../site/page-store.ts';
import type { Output } from './output/output.ts';
import type { PrerenderedModules } from './prerender-modules.ts';
import { describeSite } from './describe-site.ts';
import { siteFiles } from './site-files.ts';

interface WritePagesOptions {
  site: LoadedSite;
  compiled: CompiledSite;
  assets: SiteAssets;
  prerendered: PrerenderedModules;
  /** Dates of the last commit to each file of the content. */
  dates: ReadonlyMap<string, string>;
  output: Output;
}

/** Writes every page and the site's own files. Pages whose input is unchanged are not rendered again. */
export async function writePages(options: WritePagesOptions): Promise<void> {
  const { site, compiled, dates, output } = options;
  const { pages } = compiled;
  const context = await createContext(options);
  const metas = pages.map(({ meta }) => meta);
  const iframes = renderIframes(
    metas.flatMap(({ demos }) => demos),
    context,
  );
  for (const [url, html] of iframes.html) output.put(url, url, () => html);
  const render: RenderContext = { ...context, iframes };
  const documents = createDocuments(site, metas, dates);
  const common = digestOf(site, context);
  const { demos, cards } = context;
  const sourceUrls = (meta: PageMeta) => meta.demos.map(({ id }) => demos.get(id)?.sourceUrl);
  for (const { meta, digest, load } of pages) {
    const { pathname } = meta;
    const facts = JSON.stringify([documents.factsOf(meta), sourceUrls(meta), cards.get(pathname)]);
    output.put(htmlFile(pathname), shortDigest(common, digest, facts), () =>
      documents.render(load(), meta, render),
    );
  }
  await writeSiteFiles(options, common, (page) => documents.render(page, pageMeta(page), render));
}

/** @param pageDigest changes with all that pages share */
async function writeSiteFiles(
  { site, compiled, output }: WritePagesOptions,
  pageDigest: string,
  renderPage: (page: Page) => string,
): Promise<void> {
  const { serviceWorker } = site.config;
  const workerHost = serviceWorker ? serviceWorker.host : '';
  const compile = () => Promise.resolve(compiled);
  for (const file of siteFiles(site)) {
    const name = file.url.slice(1);
    if ('page' in file) output.put(name, pageDigest, () => renderPage(file.page()));
    else if ('makeAll' in file) {
      const made = await file.makeAll({ site, compile, workerHost });
      for (const [url, content] of made) output.put(url.slice(1), url, () => content);
    } else {
      const content = await file.make({ site, compile, workerHost });
      output.put(name, shortDigest(content), () => content);
    }
  }
}

async function createContext({
  site,
  assets: { bundle, cards, runner },
  prerendered: { demos, playgrounds },
}: WritePagesOptions): Promise<IframeContext> {
  return {
    config: configFor(site.config, 'document'),
    site: describeSite(site, bundle),
    assets: bundle,
    server: await bundle.loadServer(),
    demos,
    playgrounds,
    runnerUrl: (await runner)?.url ?? '',
    cards: cards.urls,
  };
}

/**
 * Changes with all that pages share. What a page says of its place follows from the tree, so that the place
 * of an unchanged page need not be looked up.
 */
function digestOf(
  { engineId, tree, api }: LoadedSite,
  { config, site, assets, runnerUrl }: IframeContext,
): string {
  // Pages that list components link to their API pages.
  const apiPages = api.map(({ config: { route }, docs }) => [route, docs.map(({ name }) => name)]);
  const shared = [site, assets.client, runnerUrl, config, tree, apiPages];
  return shortDigest(engineId, JSON.stringify(shared));
}

function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`;
}
