import type { DemoReference } from '../../shared/page.ts';
import type { CompiledPage, CompiledSite, LoadedSite, SiteContent } from '../model/site.ts';
import type { DemoSource } from '../sandbox/demo-sources.ts';
import type { SocialCards } from '../social/social-cards.ts';
import { sourcesKey } from './bundle-key.ts';
import { bundleSite, type Bundle } from './bundle.ts';
import type { Runner } from './runner-bundle.ts';
import { prepareModules, type SiteModules } from './site-modules.ts';

/** Everything that pages load or link to, except each other. */
export interface SiteAssets {
  bundle: Bundle;
  /** Sources and projects for the toolbars of demos, by the demo's id. */
  sources: ReadonlyMap<string, DemoSource>;
  cards: SocialCards;
}

/** Makes the sources of demos; a site without demos needs no parser. */
export async function readSources(
  site: SiteContent,
  demos: DemoReference[],
): Promise<ReadonlyMap<string, DemoSource>> {
  if (demos.length === 0) return new Map();
  const { readDemoSources } = await import('../sandbox/demo-sources.ts');
  return readDemoSources(site, demos, sourcesKey(site));
}

/** What is made of a site's code before all its pages are known. */
export interface BegunAssets {
  modules: Promise<SiteModules>;
  bundle: Promise<Bundle>;
}

/**
 * Begins to bundle the site: other work is done meanwhile, because this thread is idle while the bundler works. What fails
 * is told to whoever waits for it.
 */
export function beginAssets(site: LoadedSite, markdown: readonly CompiledPage[]): BegunAssets {
  const modules = prepareModules(site, markdown);
  const bundle = modules.then(({ files }) => bundleSite(site, files));
  bundle.catch(() => undefined);
  return { modules, bundle };
}

/**
 * Waits for the bundle, and draws the cards meanwhile.
 * @param reading the sources of demos, which are being made already
 */
export async function makeAssets(
  site: LoadedSite,
  { pages }: CompiledSite,
  { bundle: bundling }: BegunAssets,
  reading: Promise<SiteAssets['sources']>,
): Promise<SiteAssets> {
  const drawCards = async (): Promise<SocialCards> => {
    // Most sites need no renderer of pictures.
    if (!site.config.socialCards) return { urls: new Map(), files: new Map(), problems: [] };
    const { drawSocialCards } = await import('../social/social-cards.ts');
    const metas = pages.map(({ meta }) => meta);
    return drawSocialCards(site, metas);
  };
  const [bundle, sources, cards] = await Promise.all([bundling, reading, drawCards()]);
  return { bundle, sources, cards };
}

/**
 * The runner of edited demos; `null` for a site without any. To be made once demos are rendered: both at a time need the
 * memory of both, and take as long.
 */
export async function makeRunner(site: LoadedSite, demos: DemoReference[]): Promise<Runner | null> {
  if (demos.length === 0) return null;
  const { bundleRunner } = await import('./runner-bundle.ts');
  return bundleRunner(site, demos);
}
