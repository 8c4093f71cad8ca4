import type { SearchSource } from '../../shared/contract.ts';
import { createLocalProvider } from './local/local-provider.ts';
import { NOT_LOADED, type SearchProvider } from './answers/provider.ts';

/** The provider of a site. Loads and asks for nothing before the first `search`. */
export function openProvider(source: SearchSource): SearchProvider {
  if (source.provider === 'local') return createLocalProvider(source);
  let opened: Promise<SearchProvider> | undefined;
  const open = () =>
    import('./hosted/docsearch-provider.ts').then(
      ({ createDocsearchProvider }) => createDocsearchProvider(source),
      (cause: unknown) => {
        opened = undefined;
        throw new Error(NOT_LOADED, { cause });
      },
    );
  return {
    search: async (query, signal) => (await (opened ??= open())).search(query, signal),
  };
}
