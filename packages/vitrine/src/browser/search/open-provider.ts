import type { SearchSource } from '../../shared/contract.ts';
import { loadFirstUse } from '../core/first-use/first-use.ts';
import { inTime } from '../core/load.ts';
import { NOT_LOADED, type SearchProvider } from './answers/provider.ts';

/** The provider of a site. Loads and asks for nothing before the first `search`. */
export function openProvider(source: SearchSource): SearchProvider {
  let opened: Promise<SearchProvider> | undefined;
  const open = () =>
    inTime(load(source)).catch((cause: unknown) => {
      opened = undefined;
      throw new Error(NOT_LOADED, { cause });
    });
  return {
    search: async (query, signal, kind) => (await (opened ??= open())).search(query, signal, kind),
  };
}

async function load(source: SearchSource): Promise<SearchProvider> {
  if (source.provider === 'local') return (await loadFirstUse()).createLocalProvider(source);
  const part = await import('./hosted/docsearch-provider.ts');
  const lister = part.createDocsearchProvider(source);
  return {
    search: async (query, signal, kind) => {
      const results = await lister.search(query, signal);
      return { results: results.filter((result) => kind === undefined || result.kind === kind) };
    },
  };
}
