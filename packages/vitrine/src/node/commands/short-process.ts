import { setFlagsFromString } from 'node:v8';

/**
 * Work after which V8 makes faster code of a function, in bytes of its bytecode: eight times the usual. A server runs
 * long enough to earn it; a cold build of 600 demos spent a sixth of all processor time on code that it used for a second.
 */
export const INTERRUPT_BUDGET = '--interrupt-budget=540000';

/**
 * How much the heap grows between two full collections: by one and a half times what is in use, where V8 may let it grow
 * by three times. That takes no time that can be measured; four fifths, which save more memory, took a twentieth.
 */
export const HEAP_GROWTH = '--heap-growing-percent=150';

/** Versions of V8 that know them. Others would print a message. */
const NEWEST_V8 = 14;

/**
 * Prepares a process that builds and ends: V8 optimises only what runs long and collects before much is wasted, and
 * memory that the bundler frees goes back to the system at once, which is a fifth of the peak. To be called before the
 * bundler is loaded; what the environment says holds.
 */
export function prepareShortProcess(
  setFlags: (flags: string) => void = setFlagsFromString,
  env: NodeJS.ProcessEnv = process.env,
  v8: string = process.versions.v8,
): void {
  if (Number.parseInt(v8, 10) <= NEWEST_V8)
    for (const flag of [INTERRUPT_BUDGET, HEAP_GROWTH]) setFlags(flag);
  env['MIMALLOC_PURGE_DELAY'] ??= '0';
}
