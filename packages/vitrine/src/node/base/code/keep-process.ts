import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const siteCode = new AsyncLocalStorage<true>();
const ENDING = ['exit', 'reallyExit', 'abort', 'kill'] as const;
/** What stands in the place of functions that end the process: whoever replaces them in turn may take it away. */
const guards = new WeakSet<object>();

/**
 * Runs code of a site, which does not end the process: what would do so throws there, also in what follows from it, such as
 * timers. A build would else end without a word, and so would the server of those who write.
 */
export function keepProcess<Result>(work: () => Result): Result {
  const owner = process as unknown as Record<string, (...args: unknown[]) => unknown>;
  const bare = ENDING.filter((name) => !guards.has(owner[name]!));
  for (const name of bare) {
    const real = owner[name]!;
    const guard = (...args: unknown[]) => {
      if (siteCode.getStore())
        throw new Error(`it calls process.${name}(), which ends the process`);
      return real.apply(process, args);
    };
    guards.add(guard);
    owner[name] = guard;
  }
  // For those who import them by name.
  if (bare.length > 0) syncBuiltinESMExports();
  return siteCode.run(true, work);
}
