import { useEffect, useState } from 'react';
import { inTime } from './load.ts';
import { reloadIfReachable } from './reload.ts';

/**
 * A part of the shell that is loaded on use, once; what is wanted again after a failure loads the page anew.
 * @param load an `import()`, the same function each time
 * @param isWanted whether the reader uses it, or is about to
 */
export function usePart<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
): [part: Part | null, hasFailed: boolean] {
  const [part, setPart] = useState<Part | null>(null);
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return;
    if (failure) void reloadIfReachable(failure.cause);
    else inTime(load().then(assertWhole)).then(setPart, (cause: unknown) => setFailure({ cause }));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);
  return [part, failure !== null];
}

/** A script that was cut off may be one that runs, and exports nothing. */
function assertWhole<Part extends object>(part: Part): Part {
  if (!Object.values(part)[0]) throw new SyntaxError('It exports nothing');
  return part;
}
