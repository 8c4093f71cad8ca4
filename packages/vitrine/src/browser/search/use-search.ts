import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchProvider, SearchResult } from './answers/provider.ts';

export interface SearchState extends SearchAnswer {
  /** `loading` until the provider has answered once. */
  status: 'loading' | 'ready' | 'failed';
  /** The query that `results` answer: trails behind the field while an answer is on its way. */
  query: string;
  /** Why it failed; empty otherwise. */
  failure: string;
}

const LOADING: SearchState = { status: 'loading', query: '', results: [], failure: '' };

/** Keeps the answer to the latest query. Older ones are called off; should they answer, they are dropped. */
export function useSearch(
  provider: SearchProvider,
  query: string,
  kind: SearchResult['kind'] | undefined,
): { state: SearchState; retry: () => void } {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    provider.search(query, signal, kind).then(
      (answer) => {
        if (!signal.aborted) setState({ status: 'ready', query, ...answer, failure: '' });
      },
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) setState({ status: 'failed', query, results: [], failure });
      },
    );
    return () => controller.abort();
  }, [provider, query, kind, attempt]);
  return {
    state,
    retry: () => {
      setState(LOADING);
      setAttempt(attempt + 1);
    },
  };
}
