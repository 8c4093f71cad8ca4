import type { Problem } from '../errors.js';
import type { PreparedPlayground } from '../playground/prepare.js';
import type { CompiledSite } from './compile-site.js';
import type { LoadedSite } from './load-site.js';

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
  const { preparePlaygrounds } = await import('../playground/prepare.js');
  return preparePlaygrounds(site, metas);
}
