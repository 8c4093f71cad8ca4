import type { DocsearchSource } from '../../../shared/contract.ts';
import { createSearchRequest, listHosts } from './docsearch-request.ts';
import { MARK_END, MARK_START, readAnswer } from './docsearch-results.ts';
import type { ResultLister, SearchResult } from '../answers/provider.ts';

/** Milliseconds without a key before the service is asked: every question is paid for. */
export const TYPING_PAUSE = 120;
/** As many as the local index gives. An index that groups its records answers with as many groups. */
const MAX_RESULTS = 20;
/** Words of a passage that are shown around a match. */
const SNIPPET_WORDS = 20;
/** Answers kept, so that what was typed and taken back costs nothing. */
const MAX_ANSWERS = 50;

/** Asks an Algolia index of DocSearch records, or what stands in for one at `source.host`. */
export function createDocsearchProvider(source: DocsearchSource): ResultLister {
  const ask = createSearchRequest(source);
  const answers = new Map<string, SearchResult[]>();
  let connected = false;

  /** The handshake is over when the first query has been typed. */
  function connect() {
    if (connected) return;
    connected = true;
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.crossOrigin = 'anonymous';
    link.href = listHosts(source)[0]!;
    document.head.append(link);
  }

  return {
    async search(query, signal) {
      connect();
      if (!/[\p{L}\p{N}]/u.test(query)) return [];
      const known = answers.get(query);
      if (known !== undefined) return known;
      await pause(signal);
      const answer = await ask(
        {
          query,
          hitsPerPage: MAX_RESULTS,
          attributesToRetrieve: ['url', 'type', 'kind', 'hierarchy', 'content'],
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: [`content:${SNIPPET_WORDS}`],
          snippetEllipsisText: '…',
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
        },
        signal,
      );
      const results = readAnswer(answer, source.siteUrl).slice(0, MAX_RESULTS);
      if (answers.size >= MAX_ANSWERS) answers.clear();
      answers.set(query, results);
      return results;
    },
  };
}

/** Waits for the reader to stop typing; rejects at once when the query is no longer wanted. */
function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_PAUSE);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('No longer wanted'));
    });
  });
}
