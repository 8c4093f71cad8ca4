import type { Problem } from '../base/errors.ts';
import type { PreparedPlayground } from './prepared-store.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';

type Playgrounds = Promise<{ playgrounds: PreparedPlayground[]; problems: Problem[] }>;

/** A build asks twice: when it checks, and when it bundles. */
const known = new WeakMap<CompiledSite, Playgrounds>();

/** The playgrounds of all pages. A site without one needs no parser. */
export function readPlaygrounds(site: LoadedSite, compiled: CompiledSite): Playgrounds {
  const playgrounds = known.get(compiled) ?? prepareAll(site, compiled);
  known.set(compiled, playgrounds);
  return playgrounds;
}

async function prepareAll(site: LoadedSite, { pages }: CompiledSite): Playgrounds {
  const metas = pages.map(({ meta }) => meta);
  if (metas.every(({ playgrounds }) => playgrounds.length === 0)) {
    return { playgrounds: [], problems: [] };
  }
  const { preparePlaygrounds } = await import('./prepare.ts');
  return preparePlaygrounds(site, metas);
}
