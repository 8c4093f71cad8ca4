import { openPageStore } from './page-store.ts';
import type { CompiledPage, CompiledSite, LoadedSite } from '../model/site.ts';
import { readApiEntries } from '../content/api-entries.ts';
import { readChangesEntries } from '../content/changes-entries.ts';
import { readSizesEntries } from '../content/sizes-entries.ts';
import type { Entry } from '../model/entry.ts';

/** Compiles what has changed since the last time; the rest comes from the page store. */
export async function compileSite(site: LoadedSite): Promise<CompiledSite> {
  const store = openPageStore(site.cacheDir, site.engineId);
  const compileAll = async (entries: Entry[]) => {
    const pages: CompiledPage[] = [];
    // One after the other: the work is the processor's, and a page's source is freed after it.
    for (const entry of entries) pages.push(await store.compile(entry));
    return pages;
  };
  const markdown = await compileAll(site.markdown);
  const shown = markdown.map(({ meta }) => meta);
  const api = await compileAll([
    ...readChangesEntries(site.api),
    ...readSizesEntries(site.api),
    ...readApiEntries(site, shown),
  ]);
  store.save();
  return { pages: [...markdown, ...api] };
}
