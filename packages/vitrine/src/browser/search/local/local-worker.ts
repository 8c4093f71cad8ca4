import { BASE } from '../../core/base.ts';
import { fetchText } from '../../core/read-limited.ts';
import type { SearchAnswer, SearchResult } from '../answers/provider.ts';
import { openIndex, type IndexReader } from './index-reader.ts';
import { searchIndex } from './query.ts';

/** A query for the worker; `id` comes back with the answer. */
export interface WorkerRequest {
  id: number;
  /** Address of the index's manifest. */
  indexUrl: string;
  query: string;
  kind?: SearchResult['kind'] | undefined;
}

/** `error` is set when the index could not be loaded or read. */
export interface WorkerAnswer {
  /** 0: no answer yet, but the worker is there, or more of the index. */
  id: number;
  answer: SearchAnswer;
  error?: string;
}

const PROGRESS: WorkerAnswer = { id: 0, answer: { results: [] } };

let index: Promise<IndexReader> | undefined;

const openSite = async (indexUrl: string) =>
  openIndex(await load(indexUrl), (url) => load(BASE + url.slice(1)));

const load = (url: string) => fetchText(url, { onProgress: () => self.postMessage(PROGRESS) });

async function answerRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id, indexUrl, query, kind } = request;
  const known = index;
  try {
    index ??= openSite(indexUrl);
    return { id, answer: await searchIndex(await index, query, kind) };
  } catch (error) {
    if (known !== undefined) {
      // Since it was opened the site may have been published anew, without the parts that it names.
      if (index === known) index = undefined;
      return answerRequest(request);
    }
    const message = error instanceof Error ? error.message : String(error);
    return { id, answer: { results: [] }, error: message };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void answerRequest(data).then((answer) => self.postMessage(answer));
});
