const STORAGE_KEY = 'vitrine:searches';
const MAX_SEARCHES = 5;

/** What the reader searched for when they last followed results, latest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((query) => typeof query === 'string').slice(0, MAX_SEARCHES);
  } catch {
    // Denied storage or a value that is not ours: nothing to offer.
    return [];
  }
}

/** Puts a query first in the list. */
export function rememberSearch(query: string): void {
  const searches = [query, ...readRecentSearches().filter((other) => other !== query)];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches.slice(0, MAX_SEARCHES)));
  } catch {
    // Storage may be denied or full: the search itself has worked.
  }
}
