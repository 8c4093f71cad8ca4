import type { UserConfig } from './schema.ts';

type SearchConfig = NonNullable<UserConfig['search']>;
type DocsearchConfig = Extract<SearchConfig, { provider: 'docsearch' }>;
type LocalConfig = Extract<SearchConfig, { provider: 'local' }>;

/**
 * Makes the search box query an Algolia index of DocSearch records instead of the index built with the
 * site: `search: docsearch({ appId, apiKey, indexName })`. `vitrine search-records` writes the records.
 * Returns plain data, which is validated with the rest of the configuration.
 */
export function docsearch(settings: Omit<DocsearchConfig, 'provider'>): DocsearchConfig {
  return { provider: 'docsearch', ...settings };
}

/**
 * Tells the index built with the site what its readers say: `search: localSearch({ synonyms, popular })`.
 * Returns plain data, which is validated with the rest of the configuration.
 */
export function localSearch(settings: Omit<LocalConfig, 'provider'>): LocalConfig {
  return { provider: 'local', ...settings };
}
