import { useState } from 'react';
import { isInOtherLetters } from '../../shared/search/letters.ts';
import { readRecentSearches } from './recent-searches.ts';
import type { SearchState } from './use-search.ts';

interface SearchMessageProps {
  state: SearchState;
  onRetry: () => void;
  /** A recent search was chosen. */
  onQuery: (query: string) => void;
  /** A popular page was chosen. */
  onPage: (href: string) => void;
}

/** Stands in the place of results when there are none. */
export function SearchMessage({ state, onRetry, onQuery, onPage }: SearchMessageProps) {
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
        <p dir="auto">{adviceOn(state.query)}</p>
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
      {state.popular !== undefined && state.popular.length > 0 && (
        <PopularPages pages={state.popular} onPage={onPage} />
      )}
    </div>
  );
}

function adviceOn(query: string): string {
  return isInOtherLetters(query, document.querySelector('main')?.textContent ?? '')
    ? 'This site is written in Latin letters: try words of its language, or a name as in code.'
    : 'Try fewer or shorter words, or the name of a component or a prop.';
}

interface PopularPagesProps {
  pages: { title: string; href: string }[];
  onPage: (href: string) => void;
}

function PopularPages({ pages, onPage }: PopularPagesProps) {
  return (
    <>
      <h2>Popular pages</h2>
      <ul className="search-recent">
        {pages.map(({ title, href }) => (
          <li key={href}>
            <a
              href={href}
              dir="auto"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onPage(href);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
