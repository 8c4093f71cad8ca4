import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

const siteCode = new AsyncLocalStorage<true>();
const ENDING = ['exit', 'reallyExit', 'abort', 'kill'] as const;
let isKept = false;

/**
 * Runs code of a site, which does not end the process: what would do so throws there, also in what follows from it, such as
 * timers. A build would else end without a word, and so would the server of those who write.
 */
export function keepProcess<Result>(work: () => Result): Result {
  if (!isKept) replaceAll();
  isKept = true;
  return siteCode.run(true, work);
}

function replaceAll(): void {
  const owner = process as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of ENDING) {
    const real = owner[name]!;
    owner[name] = (...args) => {
      if (siteCode.getStore())
        throw new Error(`it calls process.${name}(), which ends the process`);
      return real.apply(process, args);
    };
  }
  // For those who import them by name.
  syncBuiltinESMExports();
}
