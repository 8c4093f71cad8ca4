import { useState } from 'react';
import { readRecentSearches } from './recent-searches.ts';
import type { SearchState } from './use-search.ts';

interface SearchMessageProps {
  state: SearchState;
  onRetry: () => void;
  /** A recent search was chosen. */
  onQuery: (query: string) => void;
}

/** Stands in the place of results when there are none. */
export function SearchMessage({ state, onRetry, onQuery }: SearchMessageProps) {
  const [recent] = useState(readRecentSearches);
  if (state.status === 'failed') {
    return (
      <div className="search-message">
        <p dir="auto">{state.failure}</p>
        <button type="button" className="search-retry" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  if (state.status === 'loading') {
    return (
      <div className="search-message">
        <p className="search-loading" dir="auto">
          Loading the search…
        </p>
      </div>
    );
  }
  if (state.query !== '') {
    return (
      <div className="search-message">
        <p className="search-none" dir="auto">
          No results for “{state.query}”
        </p>
        <p dir="auto">Try fewer or shorter words, or the name of a component or a prop.</p>
      </div>
    );
  }
  return (
    <div className="search-message">
      <p dir="auto">Type the name of a component, a prop, a demo or a topic.</p>
      {recent.length > 0 && (
        <>
          <h2>Recent searches</h2>
          <ul className="search-recent">
            {recent.map((query) => (
              <li key={query}>
                <button type="button" dir="auto" onClick={() => onQuery(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
