import type { Page } from '../../shared/page.ts';
import { decodePath, markdownPath } from '../base/addresses/page-paths.ts';
import { shortDigest } from '../base/text.ts';
import type { Iframes } from '../blocks/block-kind.ts';
import type { SiteAssets } from '../bundle/make-assets.ts';
import type { Runner } from '../bundle/runner-bundle.ts';
import { configFor } from '../config/reach.ts';
import { offerSandboxes } from '../config/vite/sandbox-offer.ts';
import type { PageMeta } from '../model/page-meta.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import type { IframeContext, RenderContext } from '../render/context.ts';
import type { Problem } from '../base/errors.ts';
import { createDocuments } from '../render/documents.ts';
import { renderIframes } from '../render/iframe-page.ts';
import { pageMeta } from '../site/page-store.ts';
import type { Output } from './output/output.ts';
import type { PrerenderedModules } from './prerender-modules.ts';
import { createPolicy, writeHostFiles, writePolicyFiles } from './write-policy.ts';
import { describeSite } from './describe-site.ts';
import { loadServer } from './load-server.ts';
import { createPageTexts, writeNothing } from './print/page-texts.ts';
import {
  createPrintContext,
  createShadows,
  heldTexts,
  markdownDigest,
} from './print/print-context.ts';
import { siteFiles, type SiteFileSource } from './site-files.ts';

interface WritePagesOptions {
  site: LoadedSite;
  compiled: CompiledSite;
  assets: SiteAssets;
  runner: Runner | null;
  prerendered: PrerenderedModules;
  /** Dates of the last commit to each file of the content. */
  dates: ReadonlyMap<string, string>;
  output: Output;
  /** Bytes of what pages load. */
  assetBytes: number;
}

/**
 * Writes every page and the site's own files. Pages whose input is unchanged are not rendered again.
 * @returns warnings about what hosts would not read
 */
export async function writePages(options: WritePagesOptions): Promise<Problem[]> {
  const { site, compiled, assets, dates, output } = options;
  const { pages } = compiled;
  const context = await createContext(options);
  const metas = pages.map(({ meta }) => meta);
  const iframes = renderIframes(
    metas.flatMap(({ demos }) => demos),
    context,
  );
  let bytes = options.assetBytes;
  for (const [url, html] of iframes.html) bytes += output.put(url, url, () => html);
  const problems = writePolicyFiles(options, context);
  writeHostFiles(options);
  const render: RenderContext = { ...context, iframes };
  const documents = createDocuments(site, metas, dates);
  const told = digestOfTexts(site, metas, context);
  const common = digestOf(told, site, context);
  const { cards } = context;
  const print = await createPrintContext(site, compiled, assets.sources, heldTexts(site.markdown));
  const isShadowed = createShadows(site.root);
  const texts = createPageTexts();
  for (const { meta, digest, load } of pages) {
    const { pathname } = meta;
    const pageFacts = documents.factsOf(meta);
    const facts = JSON.stringify([
      pageFacts,
      moduleFacts(meta, options, iframes),
      cards.get(pathname),
    ]);
    const key = shortDigest(common, digest, facts);
    let page: Page | undefined;
    const read = () => (page ??= load());
    bytes += output.put(htmlFile(pathname), key, () => documents.render(read(), meta, render));
    const markdown = decodePath(markdownPath(pathname));
    const text = shortDigest(told, digest, JSON.stringify(pageFacts.listed));
    const printed = markdownDigest(text, meta, assets.sources, print);
    texts.add(
      pathname,
      printed,
      () => documents.print(page ?? load(), meta, print),
      isShadowed(markdown) ? writeNothing : (text) => output.put(markdown, printed, text),
    );
    page = undefined;
  }
  const printAll = () => Promise.resolve(({ pathname }: PageMeta) => texts.get(pathname));
  const source = { ...describeSource(options), bytes, printAll };
  await writeSiteFiles(options, source, common, (page) =>
    documents.render(page, pageMeta(page), render),
  );
  return problems;
}

/** What a page shows of its demos and playgrounds: where their files are, and what rendered them. */
function moduleFacts(
  meta: PageMeta,
  { assets: { bundle }, prerendered: { demos, playgrounds } }: WritePagesOptions,
  iframes: Iframes,
): unknown {
  return [
    ...meta.demos.map((demo) => {
      const { key, sourceUrl } = demos.get(demo.id) ?? {};
      return [key, sourceUrl, bundle.demos[demo.file], iframes.urlOf(demo)];
    }),
    ...meta.playgrounds.map(({ id }) => {
      const { key, file = '' } = playgrounds.get(id) ?? {};
      return [key, bundle.demos[file]];
    }),
  ];
}

function describeSource({
  site,
  compiled,
}: WritePagesOptions): Omit<SiteFileSource, 'bytes' | 'printAll'> {
  const { serviceWorker } = site.config;
  const workerHost = serviceWorker ? serviceWorker.host : '';
  return { site, compile: () => Promise.resolve(compiled), workerHost };
}

/** @param pageDigest changes with all that pages share */
async function writeSiteFiles(
  { site, output }: WritePagesOptions,
  source: SiteFileSource,
  pageDigest: string,
  renderPage: (page: Page) => string,
): Promise<void> {
  for (const file of siteFiles(site)) {
    const name = decodePath(file.url.slice(1));
    if ('page' in file) output.put(name, pageDigest, () => renderPage(file.page()));
    else if ('makeAll' in file) {
      const made = await file.makeAll(source);
      for (const [url, make] of made) output.put(url.slice(1), url, make);
    } else if ('makeFiles' in file) {
      for (const { url, digest, make } of await file.makeFiles(source))
        output.put(decodePath(url), digest, make);
    } else if ('digest' in file) output.put(name, file.digest, () => file.make());
    else {
      const content = await file.make(source);
      output.put(name, shortDigest(content), () => content);
    }
  }
}

async function createContext({
  site,
  compiled,
  assets: { bundle, cards },
  runner,
  prerendered,
}: WritePagesOptions): Promise<IframeContext> {
  const { demos, playgrounds } = prerendered;
  const server = await loadServer(bundle, site);
  return {
    config: configFor(site.config, 'document'),
    site: describeSite(site, bundle),
    assets: bundle,
    server,
    demos,
    playgrounds,
    runnerUrl: runner?.url ?? '',
    sandboxes: offerSandboxes(site.config),
    cards: cards.urls,
    fonts: site.fonts,
    policy: createPolicy(site, compiled, { server, prerendered }),
  };
}

/**
 * Changes with all that the texts of pages share, in HTML and in Markdown. What a page says of its place follows from the
 * tree, so that the place of an unchanged page need not be looked up.
 */
function digestOfTexts(
  { engineId, tree, api }: LoadedSite,
  pages: readonly PageMeta[],
  { config }: IframeContext,
): string {
  // Pages that list components link to their API pages.
  const apiPages = api.map(({ config: { package: from, route, name, group }, docs }) => [
    ...[from, route, name, group],
    docs.map((doc) => doc.name),
  ]);
  // Links of Markdown lead to that of pages.
  const pathnames = pages.map(({ pathname }) => pathname);
  return shortDigest(engineId, JSON.stringify([config, tree, pathnames, apiPages]));
}

/**
 * Changes with all that documents share.
 * @param told the digest of what their texts share
 */
function digestOf(
  told: string,
  { fonts: { css, preload, styleUrl } }: LoadedSite,
  { site, assets, runnerUrl, sandboxes, policy }: IframeContext,
): string {
  const styles = [css, preload, styleUrl];
  const shared = [site, assets.client, runnerUrl, sandboxes, styles, policy];
  return shortDigest(told, JSON.stringify(shared));
}

function htmlFile(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${decodePath(pathname).slice(1)}/index.html`;
}
