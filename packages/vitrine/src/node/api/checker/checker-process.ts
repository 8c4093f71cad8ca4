import type { ChildProcess } from 'node:child_process';
import { totalmem } from 'node:os';
import { API } from 'ts-api/unstable/sync';

/** What the types of most libraries need, in MiB, and how much declarations these have, in bytes. */
const MEMORY = 450;
const USUAL = 2_000_000;

/**
 * More for each further million bytes, and the most that is given. Less than what is in use saves nothing: a library of
 * 8,000 exports, 3.9 million bytes, came to 1,030 MB with 640 MiB and to 1,110 with 1,100, in 26 s and in 10 s of CPU time.
 */
const MORE = 350;
const MOST = 1_200;

/**
 * Starts the checker's process, which lives for seconds, with garbage collected late: by default it would take a
 * quarter more CPU time for a library of 130 components. Without any collection that one takes 285 MB instead of 230;
 * one of 500 components, of whose types 340 MB are in use at the end, takes twice the time within 400 MiB, and one of
 * 2,000 with 560 MB in use three times within 450.
 * @param memory in MiB, as `memoryFor` gives it for what is going to be read
 */
export function startChecker(cwd: string, memory: number): API {
  const settings = { GOGC: '200', GOMEMLIMIT: `${memory}MiB` };
  // Whoever has set one knows why.
  if (process.env.GOGC !== undefined || process.env.GOMEMLIMIT !== undefined) {
    return new API({ cwd });
  }
  Object.assign(process.env, settings);
  try {
    return new API({ cwd });
  } finally {
    for (const name of Object.keys(settings)) Reflect.deleteProperty(process.env, name);
  }
}

/** @param declared bytes of the declarations of a library */
export function memoryFor(declared: number): number {
  const more = Math.max(0, Math.round(((declared - USUAL) / 1_000_000) * MORE));
  return Math.min(MEMORY + more, MOST);
}

/**
 * For programs of unknown size. Demos by the hundred have more than a gigabyte of types in use, all at once: collected
 * below that, they take more than twice the CPU time.
 */
export function memoryForAll(): number {
  return Math.max(MOST, Math.round(totalmem() / 2 ** 20 / 2));
}

/**
 * Ends the checker's process. `API.close` asks it to go with a signal that it may answer with "context
 * canceled" on our stderr. It has nothing to finish, so it gets one that cannot be answered.
 */
export function closeChecker(api: API): void {
  const child = (api as unknown as CheckerInternals).client?.channel?.child;
  if (child !== undefined) {
    const kill = child.kill.bind(child);
    child.kill = () => kill('SIGKILL');
  }
  try {
    api.close();
  } catch {
    // It cannot be told anything when it has ended by itself.
  }
}

/** Internals of version 7.0.2. When a later one has others, the process is asked to end instead. */
interface CheckerInternals {
  client?: { channel?: { child?: ChildProcess } };
}
