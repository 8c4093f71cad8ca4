import type { DemoReference } from '../../shared/page.ts';
import type { CompiledSite, LoadedSite, SiteContent } from '../model/site.ts';
import type { DemoSource } from '../sandbox/demo-sources.ts';
import type { SocialCards } from '../social/social-cards.ts';
import { sourcesKey } from './bundle-key.ts';
import { bundleSite, type Bundle } from './bundle.ts';
import type { Runner } from './runner-bundle.ts';
import type { SiteModules } from './site-modules.ts';

/** Everything that pages load or link to, except each other. */
export interface SiteAssets {
  bundle: Bundle;
  /** Sources and projects for the toolbars of demos, by the demo's id. */
  sources: ReadonlyMap<string, DemoSource>;
  cards: SocialCards;
  /** The runner of edited demos. Still being bundled, because only documents need its address. */
  runner: Promise<Runner | null>;
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

/**
 * Bundles the site, and does the other work meanwhile: this thread is idle while the bundler works.
 * @param reading the sources of demos, which are being made already
 */
export async function makeAssets(
  site: LoadedSite,
  { pages }: CompiledSite,
  { demos, files }: SiteModules,
  reading: Promise<SiteAssets['sources']>,
): Promise<SiteAssets> {
  const makeRunner = async () =>
    demos.length > 0 ? (await import('./runner-bundle.ts')).bundleRunner(site, demos) : null;
  const drawCards = async (): Promise<SocialCards> => {
    // Most sites need no renderer of pictures.
    if (!site.config.socialCards) return { urls: new Map(), files: new Map(), problems: [] };
    const { drawSocialCards } = await import('../social/social-cards.ts');
    const metas = pages.map(({ meta }) => meta);
    return drawSocialCards(site, metas);
  };
  const bundling = bundleSite(site, files);
  // After the others, for the sake of memory: while demos are rendered, the processors have time for it.
  const runner = bundling.then(makeRunner);
  // A mistake in the site's code is reported by the other bundles.
  runner.catch(() => undefined);
  const [bundle, sources, cards] = await Promise.all([bundling, reading, drawCards()]);
  return { bundle, sources, cards, runner };
}
