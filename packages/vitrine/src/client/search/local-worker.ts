import { decodeSearchRecords } from './decode.ts';
import type { SearchResult } from './provider.ts';
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
  id: number;
  results: SearchResult[];
  error?: string;
}

let searcher: ReturnType<typeof loadSearcher> | undefined;

async function loadSearcher(indexUrl: string) {
  const response = await fetch(indexUrl);
  if (!response.ok) throw new Error(`${indexUrl} answered ${response.status}`);
  return createSearcher(decodeSearchRecords(await response.text()));
}

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const answer: WorkerAnswer = { id: data.id, results: [] };
  try {
    searcher ??= loadSearcher(data.indexUrl);
    answer.results = (await searcher)(data.query);
  } catch (error) {
    answer.error = error instanceof Error ? error.message : String(error);
  }
  self.postMessage(answer);
});
