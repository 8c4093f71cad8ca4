import { useEffect, useState } from 'react';
import { loadPart } from './load.ts';
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
    else loadPart(load()).then(setPart, (cause: unknown) => setFailure({ cause }));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted]);
  return [part, failure !== null];
}
