import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { replaceInputs } from '../varying/replace-inputs.ts';
import { runTask } from './run-task.ts';
import { ANSWER } from './trial/answer.ts';
import { reviveDay, type ProbeInput } from './trial/trial.ts';

// For the thread in which older versions of Node run the hooks, see `hookLoaders`.
export { initialize, load, resolve } from './load/thread-hooks.ts';

/* Tries components in a process of its own: reads what to try from the standard input, and prints what came of it. */
if (isMainThread) {
  const inputs = replaceInputs();
  const input = JSON.parse(readFileSync(0, 'utf8'), reviveDay) as ProbeInput;
  const answer = await runTask(input, import.meta.url, inputs);
  // Ended before all is written, a process loses the rest.
  await new Promise((done) => process.stdout.write(ANSWER + JSON.stringify(answer), done));
  process.exit();
}
