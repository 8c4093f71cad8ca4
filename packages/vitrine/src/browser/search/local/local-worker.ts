import type { SearchAnswer, SearchResult } from '../answers/provider.ts';
import { openIndex, type IndexReader } from './index-reader.ts';
import { searchIndex } from './query.ts';

/** A query for the worker; `id` comes back with the answer. */
export interface WorkerRequest {
  id: number;
  /** Absolute address of the index's manifest. */
  indexUrl: string;
  query: string;
  kind?: SearchResult['kind'] | undefined;
}

/** `error` is set when the index could not be loaded or read. */
export interface WorkerAnswer {
  id: number;
  answer: SearchAnswer;
  error?: string;
}

let index: Promise<IndexReader> | undefined;

async function openSite(indexUrl: string): Promise<IndexReader> {
  return openIndex(await load(indexUrl), (url) => load(new URL(url, indexUrl).href));
}

async function load(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

async function answerRequest({ id, indexUrl, query, kind }: WorkerRequest): Promise<WorkerAnswer> {
  try {
    index ??= openSite(indexUrl);
    return { id, answer: await searchIndex(await index, query, kind) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id, answer: { results: [] }, error: message };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answerRequest(data).then((answer) => self.postMessage(answer));
});
