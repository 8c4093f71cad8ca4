import { openPageStore, type KnownPages } from './page-store.ts';
import type { CompiledPage, CompiledSite, LoadedSite, SiteContent } from '../model/site.ts';
import { readApiEntries } from '../content/api-entries.ts';
import { readChangesEntries } from '../content/changes-entries.ts';
import { readSizesEntries } from '../content/sizes-entries.ts';
import type { Entry } from '../model/entry.ts';

/** The Markdown pages of a site, compiled, and what compiles the others. */
export interface CompiledContent {
  markdown: CompiledPage[];
  compileAll: (entries: Entry[]) => Promise<CompiledPage[]>;
  save: () => void;
}

/**
 * Compiles the Markdown pages that have changed since the last time; the rest comes from the page store. They need
 * nothing of the APIs of packages.
 */
export async function compileContent(
  site: Pick<SiteContent, 'cacheDir' | 'engineId' | 'markdown'>,
  known?: KnownPages,
): Promise<CompiledContent> {
  const store = openPageStore(site.cacheDir, site.engineId, known);
  const compileAll = async (entries: Entry[]) => {
    const pages: CompiledPage[] = [];
    // One after the other: the work is the processor's, and a page's source is freed after it.
    for (const entry of entries) pages.push(await store.compile(entry));
    return pages;
  };
  return { markdown: await compileAll(site.markdown), compileAll, save: store.save };
}

/** Compiles all pages, the API pages after the others. */
export async function compileSite(
  site: LoadedSite,
  content?: CompiledContent,
): Promise<CompiledSite> {
  const { markdown, compileAll, save } = content ?? (await compileContent(site));
  const shown = markdown.map(({ meta }) => meta);
  const api = await compileAll([
    ...readChangesEntries(site.api),
    ...readSizesEntries(site.api),
    ...readApiEntries(site, shown),
  ]);
  save();
  return { pages: [...markdown, ...api], markdown };
}
