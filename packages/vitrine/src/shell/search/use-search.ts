import { useEffect, useState } from 'react';
import type { SearchProvider, SearchResult } from '../../client/search/provider.ts';

export interface SearchState {
  /** `loading` until the provider has answered once. */
  status: 'loading' | 'ready' | 'failed';
  /** What `results` answer: trails behind the typed text while an answer is on its way. */
  query: string;
  results: SearchResult[];
}

const LOADING: SearchState = { status: 'loading', query: '', results: [] };

/** Keeps the answer to the latest query; answers to older ones are dropped. */
export function useSearch(
  provider: SearchProvider,
  query: string,
): { state: SearchState; retry: () => void } {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let latest = true;
    provider.search(query).then(
      (results) => latest && setState({ status: 'ready', query, results }),
      () => latest && setState({ status: 'failed', query, results: [] }),
    );
    return () => {
      latest = false;
    };
  }, [provider, query, attempt]);
  return {
    state,
    retry: () => {
      setState(LOADING);
      setAttempt(attempt + 1);
    },
  };
}
