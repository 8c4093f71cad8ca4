import type { SearchSource } from '../../shared/contract.ts';
import { loadFirstUse } from '../core/first-use/first-use.ts';
import { NOT_LOADED, type SearchProvider } from './answers/provider.ts';

/** The provider of a site. Loads and asks for nothing before the first `search`. */
export function openProvider(source: SearchSource): SearchProvider {
  return {
    search: async (...query) => {
      const { searchSite } = await loadFirstUse().catch((cause: unknown) => {
        throw new Error(NOT_LOADED, { cause });
      });
      return searchSite(source, ...query);
    },
  };
}
