import workerUrl from './local-worker.ts?worker&url';
import { trusted } from '../../core/trusted.ts';
import { PAGES_EVENT } from '../../../shared/contract.ts';
import { STALL_MS } from '../../core/constants.ts';
import type { WorkerAnswer, WorkerRequest } from './local-worker.ts';
import { NOT_LOADED, type SearchAnswer, type SearchProvider } from '../answers/provider.ts';

interface Pending {
  resolve: (answer: SearchAnswer) => void;
  reject: (reason: Error) => void;
}

/**
 * Searches the index that was built with the site, in a worker. Nothing is requested before the
 * first `search`. After a failure the worker is discarded, so the next `search` starts afresh.
 */
export function createLocalProvider({ indexUrl }: { indexUrl: string }): SearchProvider {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStale = false;
  // Dev server only: what was edited is found by the index as it is now.
  import.meta.hot?.on(PAGES_EVENT, () => (isStale = true));

  /** A script that is another, or an answer that stalls, would leave the reader waiting. */
  function watchTime() {
    clearTimeout(timer);
    if (pending.size > 0) timer = setTimeout(fail, STALL_MS, 'No answer');
  }

  function fail(cause: string) {
    worker?.terminate();
    worker = undefined;
    clearTimeout(timer);
    const failed = [...pending.values()];
    pending.clear();
    for (const { reject } of failed) reject(new Error(NOT_LOADED, { cause }));
  }

  function start(): Worker {
    const started = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.error !== undefined) return fail(data.error);
      pending.get(data.id)?.resolve(data.answer);
      pending.delete(data.id);
      watchTime();
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      fail(event.message || NOT_LOADED);
    });
    return started;
  }

  return {
    search: (query, _signal, kind) =>
      new Promise((resolve, reject) => {
        if (isStale && pending.size === 0) {
          worker?.terminate();
          worker = undefined;
          isStale = false;
        }
        worker ??= start();
        const request: WorkerRequest = {
          id: ++lastId,
          indexUrl,
          query,
          kind,
        };
        pending.set(request.id, { resolve, reject });
        watchTime();
        worker.postMessage(request);
      }),
  };
}
