import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { StallMessage, StallWorkerData } from './stall-thread.ts';

/* Ends a process that code of a site has blocked, and says which: the process itself cannot. */
const { beats } = workerData as StallWorkerData;
const STDERR = 2;
const LOOK_MS = 250;
const running = new Map<number, { report: string; limit: number }>();
let last = 0;
let since = performance.now();

parentPort!.on('message', (message: StallMessage) => {
  if ('ended' in message) running.delete(message.ended);
  else {
    // What stood still before has ended meanwhile.
    if (running.size === 0) since = performance.now();
    running.set(message.begins, message);
  }
});

setInterval(() => {
  const now = performance.now();
  const current = Atomics.load(beats, 0);
  const [first] = running.values();
  if (current !== last || first === undefined) {
    last = current;
    since = now;
  } else if (now - since > first.limit) {
    writeSync(STDERR, `${first.report}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
}, LOOK_MS);
