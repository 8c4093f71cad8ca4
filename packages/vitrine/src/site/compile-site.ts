import { openPageStore, type CompiledPage } from './page-store.js';
import { readApiEntries } from '../content/api-entries.js';
import type { LoadedSite } from './load-site.js';

/** Every page of a site, compiled. */
export interface CompiledSite {
  /** Markdown pages by path, then API pages in the order of their package. */
  pages: CompiledPage[];
}

/** Compiles what has changed since the last time; the rest comes from the page store. */
export function compileSite(site: LoadedSite, engineId: string): CompiledSite {
  const store = openPageStore(site.cacheDir, engineId);
  const markdown = site.markdown.map(store.compile);
  const shown = markdown.map(({ meta }) => meta);
  const api = readApiEntries(site, shown).map(store.compile);
  store.save();
  return { pages: [...markdown, ...api] };
}
