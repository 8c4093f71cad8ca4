import type { Problem } from '../base/errors.ts';
import type { SiteAssets } from '../bundle/make-assets.ts';
import type { SiteModules } from '../bundle/site-modules.ts';
import type { RenderedDemo, RenderedPlayground } from '../blocks/block-kind.ts';
import { prerenderDemos } from './prerender-demos.ts';
import { prerenderPlaygrounds } from './prerender-playgrounds.ts';

/** Demos and playgrounds as HTML, by id. */
export interface PrerenderedModules {
  demos: Map<string, RenderedDemo>;
  playgrounds: Map<string, RenderedPlayground>;
  /** One for each that throws. */
  problems: Problem[];
}

/** Renders demos and playgrounds, but for those of this bundle that were rendered before. */
export async function prerenderModules(
  { bundle, sources }: SiteAssets,
  modules: SiteModules,
): Promise<PrerenderedModules> {
  const { dir, loadServer } = bundle;
  const demos = await prerenderDemos(dir, loadServer, modules.demos, sources);
  const playgrounds = await prerenderPlaygrounds(dir, loadServer, modules.playgrounds);
  return {
    demos: demos.rendered,
    playgrounds: playgrounds.rendered,
    problems: [...demos.problems, ...playgrounds.problems],
  };
}
