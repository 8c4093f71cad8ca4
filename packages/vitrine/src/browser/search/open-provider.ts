import type { SearchSource } from '../../shared/contract.ts';
import { inTime } from '../core/load.ts';
import { createLocalProvider } from './local/local-provider.ts';
import { NOT_LOADED, type ResultLister, type SearchProvider } from './answers/provider.ts';

/** The provider of a site. Loads and asks for nothing before the first `search`. */
export function openProvider(source: SearchSource): SearchProvider {
  if (source.provider === 'local') return createLocalProvider(source);
  let opened: Promise<ResultLister> | undefined;
  const open = () =>
    inTime(import('./hosted/docsearch-provider.ts')).then(
      ({ createDocsearchProvider }) => createDocsearchProvider(source),
      (cause: unknown) => {
        opened = undefined;
        throw new Error(NOT_LOADED, { cause });
      },
    );
  return {
    search: async (query, signal, kind) => {
      const results = await (await (opened ??= open())).search(query, signal);
      return { results: results.filter((result) => kind === undefined || result.kind === kind) };
    },
  };
}
