import type { Problem } from '../base/errors.ts';
import type { PreparedPlayground } from './prepared-store.ts';
import type { CompiledPage, LoadedSite } from '../model/site.ts';

type Playgrounds = Promise<{ playgrounds: PreparedPlayground[]; problems: Problem[] }>;

/** A build asks three times: when it bundles, when it checks, and when it prints. */
const known = new WeakMap<readonly CompiledPage[], Playgrounds>();

/**
 * The playgrounds of all pages. A site without one needs no parser.
 * @param markdown the Markdown pages of a compiled site
 */
export function readPlaygrounds(site: LoadedSite, markdown: readonly CompiledPage[]): Playgrounds {
  const playgrounds = known.get(markdown) ?? prepareAll(site, markdown);
  known.set(markdown, playgrounds);
  return playgrounds;
}

async function prepareAll(site: LoadedSite, pages: readonly CompiledPage[]): Playgrounds {
  const metas = pages.map(({ meta }) => meta);
  if (metas.every(({ playgrounds }) => playgrounds.length === 0)) {
    return { playgrounds: [], problems: [] };
  }
  const { preparePlaygrounds } = await import('./prepare.ts');
  return preparePlaygrounds(site, metas);
}
