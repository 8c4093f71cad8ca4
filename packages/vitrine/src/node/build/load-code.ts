import { Worker } from 'node:worker_threads';
import { failure, formatProblem, problem } from '../base/errors.ts';

const BEAT_MS = 250;

/** What the watching thread is told: code begins to run, or has ended. */
export type StallMessage = { begins: number; report: string; limit: number } | { ended: number };
export interface StallWorkerData {
  /** Counts up while the process lives. */
  beats: Int32Array;
}

/** Watches this process from another thread, because endless code keeps it from doing anything, and so from saying so. */
export interface StallThread {
  /**
   * Ends the process, with a report, when it stands still for too long.
   * @param limit in milliseconds
   * @returns to be called once the code that it is about has ended
   */
  watch: (report: string, limit: number) => () => void;
}

export function createStallThread(): StallThread {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  let worker: Worker | undefined;
  let count = 0;
  const start = () => {
    const workerData: StallWorkerData = { beats };
    const started = new Worker(new URL('../build/stall-worker.js', import.meta.url), {
      workerData,
    });
    started.unref();
    setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
    return started;
  };
  return {
    watch: (report, limit) => {
      const watching = (worker ??= start());
      const number = (count += 1);
      const tell = (message: StallMessage) => watching.postMessage(message);
      tell({ begins: number, report, limit });
      return () => tell({ ended: number });
    },
  };
}

/** Milliseconds in which the code that all pages share is loaded: a hundred times what a large adapter takes. */
export const LOAD_LIMIT_MS = 20_000;

interface LoadOptions {
  limit?: number;
  thread?: () => StallThread;
  /** What else is said at the end of the process. */
  ending?: string;
}

/**
 * Loads code of a site's adapter, and does not wait for ever. Code that stands still ends the process, with the reason;
 * the rest is an error.
 * @param adapter the site's module, which brings packages with it; without one, all code is the engine's
 * @throws VitrineError `adapter-endless`
 */
export async function loadCode<Result>(
  load: () => Promise<Result>,
  adapter: string | undefined,
  { limit = LOAD_LIMIT_MS, thread = createStallThread, ending = '' }: LoadOptions = {},
): Promise<Result> {
  if (adapter === undefined) return load();
  const seconds = String(limit / 1000);
  const report = formatProblem(problem('adapter-endless', [seconds], { file: adapter }));
  const end = thread().watch(report + ending, limit);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(failure('adapter-endless', [seconds], { file: adapter }));
    timer = setTimeout(fail, limit);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } finally {
    clearTimeout(timer);
    end();
  }
}
