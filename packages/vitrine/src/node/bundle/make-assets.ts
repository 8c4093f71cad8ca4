import type { DemoReference } from '../../shared/page.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import type { DemoSource } from '../sandbox/demo-sources.ts';
import type { SocialCards } from '../social/social-cards.ts';
import { bundleKey } from './bundle-key.ts';
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

/** Bundles the site, and does the other work meanwhile: this thread is idle while the bundler works. */
export async function makeAssets(
  site: LoadedSite,
  compiled: CompiledSite,
  { demos, files }: SiteModules,
): Promise<SiteAssets> {
  const key = bundleKey(site, files);
  const runner = makeRunner(site, demos);
  // A mistake in the site's code is reported by the other bundles.
  runner.catch(() => undefined);
  const [bundle, sources, cards] = await Promise.all([
    bundleSite(site, files, key),
    readSources(site, demos, key),
    drawCards(site, compiled),
  ]);
  return { bundle, sources, cards, runner };
}

// A site without demos needs no parser.

async function makeRunner(site: LoadedSite, demos: DemoReference[]): Promise<Runner | null> {
  if (demos.length === 0) return null;
  const { bundleRunner } = await import('./runner-bundle.ts');
  return bundleRunner(site, demos);
}

async function readSources(
  site: LoadedSite,
  demos: DemoReference[],
  key: string,
): Promise<SiteAssets['sources']> {
  if (demos.length === 0) return new Map();
  const { readDemoSources } = await import('../sandbox/demo-sources.ts');
  return readDemoSources(site, demos, key);
}

/** Loads the renderer of pictures for sites that want them only. */
async function drawCards(site: LoadedSite, { pages }: CompiledSite): Promise<SocialCards> {
  if (!site.config.socialCards) return { urls: new Map(), files: new Map(), problems: [] };
  const { drawSocialCards } = await import('../social/social-cards.ts');
  const metas = pages.map(({ meta }) => meta);
  return drawSocialCards(site, metas);
}
