import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { StallMessage, StallWorkerData } from './stall-watch.ts';

/* Ends a dev server that a demo has blocked, and says which: the server itself cannot. */
const { beats, limit } = workerData as StallWorkerData;
const STDERR = 2;
const rendering = new Map<number, string>();
let last = 0;
let since = performance.now();

parentPort!.on('message', (message: StallMessage) => {
  if ('ended' in message) rendering.delete(message.ended);
  else rendering.set(message.begins, message.report);
});

setInterval(() => {
  const now = performance.now();
  const current = Atomics.load(beats, 0);
  const [report] = rendering.values();
  if (current !== last || report === undefined) {
    last = current;
    since = now;
  } else if (now - since > limit) {
    writeSync(
      STDERR,
      `${report}\nThe server is stopped. Start it again when the demo is mended.\n`,
    );
    process.kill(process.pid, 'SIGKILL');
  }
}, limit / 40);
