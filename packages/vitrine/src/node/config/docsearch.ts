import type { UserConfig } from './schema.ts';

type SearchConfig = NonNullable<UserConfig['search']>;

/**
 * Makes the search box query an Algolia index of DocSearch records instead of the index built with the
 * site: `search: docsearch({ appId, apiKey, indexName })`. `vitrine search-records` writes the records.
 * Returns plain data, which is validated with the rest of the configuration.
 */
export function docsearch(settings: Omit<SearchConfig, 'provider'>): SearchConfig {
  return { provider: 'docsearch', ...settings };
}
