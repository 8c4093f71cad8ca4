import type { DemoReference } from '../../shared/page.ts';
import type { CompiledPage, LoadedSite } from '../model/site.ts';
import type { PreparedPlayground } from '../playground/prepared-store.ts';
import { readPlaygrounds } from '../playground/read-playgrounds.ts';
import { writePlaygroundModules } from '../playground/write-modules.ts';

/** The code that pages show. */
export interface SiteModules {
  demos: DemoReference[];
  playgrounds: PreparedPlayground[];
  /** The files of both, each once, sorted. */
  files: string[];
}

/** Collects the demos that Markdown pages show, and writes the modules of their playgrounds. */
export async function prepareModules(
  site: LoadedSite,
  markdown: readonly CompiledPage[],
): Promise<SiteModules> {
  const demos = markdown.flatMap(({ meta }) => meta.demos);
  const { playgrounds } = await readPlaygrounds(site, markdown);
  writePlaygroundModules(site.root, site.cacheDir, playgrounds);
  const files = [...new Set([...demos, ...playgrounds].map(({ file }) => file))].sort();
  return { demos, playgrounds, files };
}
