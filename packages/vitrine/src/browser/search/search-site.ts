import type { SearchSource } from '../../shared/contract.ts';
import { inTime } from '../core/load.ts';
import { NOT_LOADED, type SearchProvider } from './answers/provider.ts';
import { createLocalProvider } from './local/local-provider.ts';

/** A document has one. */
let opened: Promise<SearchProvider> | undefined;

/** Searches by the provider of the site, which is opened with the first query, and again after a failure. */
export async function searchSite(
  source: SearchSource,
  ...query: Parameters<SearchProvider['search']>
): ReturnType<SearchProvider['search']> {
  opened ??= inTime(open(source)).catch((cause: unknown) => {
    opened = undefined;
    throw new Error(NOT_LOADED, { cause });
  });
  return (await opened).search(...query);
}

async function open(source: SearchSource): Promise<SearchProvider> {
  if (source.provider === 'local') return createLocalProvider(source);
  const part = await import('./hosted/docsearch-provider.ts');
  const lister = part.createDocsearchProvider(source);
  return {
    search: async (query, signal, kind) => {
      const results = await lister.search(query, signal);
      return { results: results.filter((result) => kind === undefined || result.kind === kind) };
    },
  };
}
