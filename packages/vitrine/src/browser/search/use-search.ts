import { useEffect, useState } from 'react';
import type { SearchProvider, SearchResult } from './answers/provider.ts';

export interface SearchState {
  /** `loading` until the provider has answered once. */
  status: 'loading' | 'ready' | 'failed';
  /** The query that `results` answer: trails behind the field while an answer is on its way. */
  query: string;
  results: SearchResult[];
  /** Why it failed; empty otherwise. */
  failure: string;
}

const LOADING: SearchState = { status: 'loading', query: '', results: [], failure: '' };

/** Keeps the answer to the latest query. Older ones are called off; should they answer, they are dropped. */
export function useSearch(
  provider: SearchProvider,
  query: string,
): { state: SearchState; retry: () => void } {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    provider.search(query, signal).then(
      (results) => {
        if (!signal.aborted) setState({ status: 'ready', query, results, failure: '' });
      },
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) setState({ status: 'failed', query, results: [], failure });
      },
    );
    return () => controller.abort();
  }, [provider, query, attempt]);
  return {
    state,
    retry: () => {
      setState(LOADING);
      setAttempt(attempt + 1);
    },
  };
}
