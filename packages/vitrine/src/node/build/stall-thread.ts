import { Worker } from 'node:worker_threads';

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
