import type { ChildProcess } from 'node:child_process';
import { totalmem } from 'node:os';
import { API } from 'ts-api/unstable/sync';

/** What the types of most libraries need, in MiB, and how much declarations these have, in bytes. */
const MEMORY = 450;
const USUAL = 2_000_000;

/**
 * More for each further million bytes. Less than what is in use saves nothing: a library of
 * 8,000 exports, 3.9 million bytes, came to 1,030 MB with 640 MiB and to 1,110 with 1,100, in 26 s and in 10 s of CPU time.
 */
const MORE = 350;

/**
 * From here on as much is in use as the limit would be, or more, which saves no memory and takes twice the time: 2,910
 * exports, 3.9 million bytes, came to 1,710 MB and 62 s with 1,120 MiB, and to 1,830 MB and 43 s with 1,800.
 */
const HUGE = { declared: 3_700_000, memory: 1_800 };

/** What any machine has to have for the most that there is. */
const LEAST = 1_200;

/** What the garbage collector of the checker's process, a program in Go, is told by its environment. */
export type CheckerSettings = Readonly<Record<string, string>>;

/** Starts the checker's process, which lives for seconds. */
export function startChecker(cwd: string, settings: CheckerSettings): API {
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

/**
 * For the types of a library, a limit alone: collected later, as of twice as much, those of 130 components take 40 MB more
 * and no less time. One of 500 components, of whose types 340 MB are in use at the end, takes twice the time within 400 MiB,
 * and one of 2,000 with 560 MB in use three times within 450.
 * @param declared bytes of its declarations
 */
export function settingsFor(declared: number): CheckerSettings {
  if (declared > HUGE.declared) return { GOMEMLIMIT: `${Math.min(HUGE.memory, halfOfAll())}MiB` };
  const more = Math.max(0, Math.round(((declared - USUAL) / 1_000_000) * MORE));
  return { GOMEMLIMIT: `${MEMORY + more}MiB` };
}

/**
 * For programs of unknown size. Demos by the hundred have more than a gigabyte of types in use, all at once: collected
 * below that, or as soon as usual, they take more CPU time, twice and a sixth.
 */
export function settingsForAll(): CheckerSettings {
  return { GOGC: '200', GOMEMLIMIT: `${halfOfAll()}MiB` };
}

/** Half of the machine's memory, in MiB. */
const halfOfAll = () => Math.max(LEAST, Math.round(totalmem() / 2 ** 20 / 2));

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
