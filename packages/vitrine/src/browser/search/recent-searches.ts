import { readStorage, writeStorage } from '../core/storage.ts';

const STORAGE_KEY = 'vitrine:searches';
const MAX_SEARCHES = 5;

/** What the reader searched for when they last followed results, latest first. */
export function readRecentSearches(): string[] {
  const stored = readStorage(STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((query) => typeof query === 'string').slice(0, MAX_SEARCHES);
}

/** Puts a query first in the list. */
export function rememberSearch(query: string): void {
  const searches = [query, ...readRecentSearches().filter((other) => other !== query)];
  writeStorage(STORAGE_KEY, searches.slice(0, MAX_SEARCHES));
}
