import { decodeSearchRecords } from '../../../shared/search-index.ts';
import { fetchText } from '../../core/read-limited.ts';
import type { SearchResult } from '../answers/provider.ts';
import { createSearcher } from './query.ts';

/** A query for the worker; `id` comes back with the answer. */
export interface WorkerRequest {
  id: number;
  /** Absolute address of the index asset. */
  indexUrl: string;
  query: string;
}

/** `error` is set when the index could not be loaded or read. */
export interface WorkerAnswer {
  /** 0: no answer yet, but the worker is there, or more of the index. */
  id: number;
  results: SearchResult[];
  error?: string;
}

const PROGRESS: WorkerAnswer = { id: 0, results: [] };

let searcher: ReturnType<typeof loadSearcher> | undefined;

async function loadSearcher(indexUrl: string) {
  const index = await fetchText(indexUrl, { onProgress: () => self.postMessage(PROGRESS) });
  return createSearcher(decodeSearchRecords(index));
}

async function answerRequest({ id, indexUrl, query }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    searcher ??= loadSearcher(indexUrl);
    return { id, results: (await searcher)(query) };
  } catch (error) {
    return { id, results: [], error: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answerRequest(data).then((answer) => self.postMessage(answer));
});
