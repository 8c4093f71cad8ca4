import workerUrl from './icon-search-worker.ts?worker&url';
import { trusted } from './trusted.ts';

/** Starts the worker that searches the icons. */
export function startWorker(): Worker {
  return new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
}
