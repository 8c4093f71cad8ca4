import { setFlagsFromString } from 'node:v8';

/**
 * Work after which V8 makes faster code of a function: eight times the usual, in bytes of its bytecode, or in calls for
 * newer versions, which count these. A server runs long enough to earn it; a cold build of 600 demos spent a sixth of
 * all processor time on code that it used for a second.
 */
const OPTIMISE_LATER = {
  bytes: ['--interrupt-budget=540000'],
  calls: ['--invocation-count-for-turbofan=24000', '--invocation-count-for-maglev=3200'],
};

/**
 * How much the heap grows between two full collections: by little more than what is in use, where V8 may let it grow by
 * three times. That takes no time that can be measured, and with one and a half times a cold build of 600 demos was 50 to
 * 200 MB larger; four fifths, which save more memory, may take a twentieth of the time of 1,000 pages of prose.
 */
const HEAP_GROWTH = '--heap-growing-percent=110';

/**
 * That young objects keep the room they begin with, a megabyte, where V8 would double it up to sixteen: of the description of
 * a library that is 25 to 40 MB less, for a thirtieth of its time. A build of 1,000 pages, which makes and drops far more,
 * took an eighth longer with it.
 */
const YOUNG_GROWTH = '--semi-space-growth-factor=1';

/** What a process does: it writes or checks a site, or describes a library. */
export type ShortWork = 'site' | 'library';

/**
 * What to tell V8, by its version, e.g. `11.3.244.8-node.38` of Node 20: nothing where it may be too new to know the
 * flags (it has to be tried first), because it prints an error for each that it does not know. Versions as
 * `node --v8-options` of Node 20, 22, 24, 25 and 26 lists them.
 */
export function flagsFor(v8: string, work: ShortWork): string[] {
  const major = Number.parseInt(v8, 10);
  if (major > 14) return [];
  const flags = [...OPTIMISE_LATER[major < 12 ? 'bytes' : 'calls'], HEAP_GROWTH];
  return work === 'library' ? [...flags, YOUNG_GROWTH] : flags;
}

let isShort = false;

/** Whether this process ends with its work, so that nothing has to be tidied up in its memory. */
export const isShortProcess = () => isShort;

/**
 * Prepares a process that builds and ends: V8 optimises only what runs long and collects before much is wasted, and
 * memory that the bundler frees goes back to the system at once, which is a fifth of the peak. To be called before the
 * bundler is loaded; what the environment says holds.
 */
export function prepareShortProcess(
  work: ShortWork,
  setFlags: (flags: string) => void = setFlagsFromString,
  env: NodeJS.ProcessEnv = process.env,
  v8: string = process.versions.v8,
): void {
  isShort = true;
  for (const flag of flagsFor(v8, work)) setFlags(flag);
  env['MIMALLOC_PURGE_DELAY'] ??= '0';
}

/**
 * Ends a process that was prepared so, once all that it has said is written: V8 would begin another collection and free
 * the memory piece by piece, for a hundredth of a cold build's time. Any other process may be serving, and goes on.
 */
export function leaveShortProcess(leaving: Leaving = process): void {
  const { stdout, stderr } = leaving;
  if (!isShort) return;
  stdout.write('', (error) => {
    // Whoever listens for it ends the process, as failed.
    if (!error) stderr.write('', () => leaving.exit());
  });
}

interface Leaving {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  exit: () => void;
}
