import { Worker } from 'node:worker_threads';
import { DemoEndless } from '../build/demo-renderer.ts';
import { formatProblem, problem } from '../base/errors.ts';

/** Milliseconds in which the server answers nothing at all, because of code of the site: it can be stopped alone. */
export const OWN_BLOCKED_MS = 5_000;
/** The same of any other code that a demo calls, which cannot. */
const BLOCKED_MS = 10_000;
/** Milliseconds to wait for a demo that lets the server go on: the library may be read for the first time. */
const WAITING_MS = 60_000;
const BEAT_MS = 250;

/** What the watching thread is told: a demo begins to render, or has rendered. */
export type StallMessage = { begins: number; report: string } | { ended: number };
export interface StallWorkerData {
  /** Counts up while the server lives. */
  beats: Int32Array;
  limit: number;
}

/** Renders a demo under a limit of time. */
export type Watched = <Result>(file: string, render: () => Promise<Result>) => Promise<Result>;

/**
 * Watches the dev server from another thread while it renders demos: one that never ends would else keep it from
 * answering, without a word. Such a demo is named, and the server ended, as it cannot go on.
 * @param begin called before a demo is rendered
 */
export function createStallWatch(begin: () => void): Watched {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  let worker: Worker | undefined;
  let count = 0;
  const start = () => {
    const workerData: StallWorkerData = { beats, limit: BLOCKED_MS };
    const started = new Worker(new URL('../dev/stall-worker.js', import.meta.url), { workerData });
    started.unref();
    setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
    return started;
  };
  return async (file, render) => {
    worker ??= start();
    const number = (count += 1);
    const tell = (message: StallMessage) => worker!.postMessage(message);
    const found = problem('demo-endless', [new DemoEndless(BLOCKED_MS).message], { file });
    tell({ begins: number, report: formatProblem(found) });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new DemoEndless(WAITING_MS)), WAITING_MS);
    });
    begin();
    try {
      return await Promise.race([render(), tooLong]);
    } finally {
      clearTimeout(timer);
      tell({ ended: number });
    }
  };
}
