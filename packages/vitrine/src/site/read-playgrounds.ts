import type { Problem } from '../errors.js';
import type { PreparedPlayground } from '../playground/prepare.js';
import type { CompiledSite } from './compile-site.js';
import type { LoadedSite } from './load-site.js';

/** The playgrounds of all pages. A site without one needs no parser. */
export async function readPlaygrounds(
  site: LoadedSite,
  { pages }: CompiledSite,
): Promise<{ playgrounds: PreparedPlayground[]; problems: Problem[] }> {
  const metas = pages.map(({ meta }) => meta);
  if (metas.every(({ playgrounds }) => playgrounds.length === 0)) {
    return { playgrounds: [], problems: [] };
  }
  const { preparePlaygrounds } = await import('../playground/prepare.js');
  return preparePlaygrounds(site, metas);
}
