import { readStorage, writeStorage } from '../core/storage/storage.ts';

const STORAGE_KEY = 'vitrine:searches';
const MAX_SEARCHES = 5;
/** Characters: no search that found something is as long. */
const LONGEST = 200;

/** What the reader searched for when they last followed results, latest first. */
export function readRecentSearches(): string[] {
  return readStorage(STORAGE_KEY, parseSearches) ?? [];
}

/** The schema of stored searches: a few, each once. */
export function parseSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const isQuery = (query: unknown): query is string =>
    typeof query === 'string' && query.trim() !== '' && query.length <= LONGEST;
  return [...new Set(stored.filter(isQuery))].slice(0, MAX_SEARCHES);
}

/** Puts a query first in the list. */
export function rememberSearch(query: string): void {
  const searches = [query, ...readRecentSearches().filter((other) => other !== query)];
  writeStorage(STORAGE_KEY, searches.slice(0, MAX_SEARCHES));
}
