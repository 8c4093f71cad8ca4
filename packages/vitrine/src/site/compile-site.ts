import { openPageStore, type CompiledPage } from './page-store.js';
import { readApiEntries } from '../content/api-entries.js';
import type { Entry } from '../content/entry.js';
import type { LoadedSite } from './load-site.js';

/** Every page of a site, compiled. */
export interface CompiledSite {
  /** Markdown pages by path, then API pages in the order of their package. */
  pages: CompiledPage[];
}

/** Compiles what has changed since the last time; the rest comes from the page store. */
export async function compileSite(site: LoadedSite, engineId: string): Promise<CompiledSite> {
  const store = openPageStore(site.cacheDir, engineId);
  const compileAll = async (entries: Entry[]) => {
    const pages: CompiledPage[] = [];
    // One after the other: the work is the processor's, and a page's source is freed after it.
    for (const entry of entries) pages.push(await store.compile(entry));
    return pages;
  };
  const markdown = await compileAll(site.markdown);
  const shown = markdown.map(({ meta }) => meta);
  const api = await compileAll(readApiEntries(site, shown));
  store.save();
  return { pages: [...markdown, ...api] };
}
