import { readFileSync } from 'node:fs';
import { runTask } from './run-task.ts';
import { ANSWER } from './trial/answer.ts';
import { reviveDay, type ProbeInput } from './trial/trial.ts';

/* Tries components in a process of its own: reads what to try from the standard input, and prints what came of it. */
const input = JSON.parse(readFileSync(0, 'utf8'), reviveDay) as ProbeInput;
const answer = await runTask(input);
// Ended before all is written, a process loses the rest.
await new Promise((done) => process.stdout.write(ANSWER + JSON.stringify(answer), done));
process.exit();
