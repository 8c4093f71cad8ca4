/** Checks between two looks at the clock. */
const BATCH = 200;

/** Stops code that lets nothing else run. */
export interface TimeLimit {
  /** Called by the code, in each round of its loops. @throws what was asked for, once it has run for too long */
  check: () => void;
  /** Time begins anew: other code is about to run. */
  restart: () => void;
}

/**
 * @param limit milliseconds of code without a pause, in which a server answers nothing
 * @param toError what is thrown
 */
export function createTimeLimit(limit: number, toError: () => Error): TimeLimit {
  let begun: number | null = null;
  let count = 0;
  let isOver = false;
  const restart = () => {
    begun = null;
    isOver = false;
    count = 0;
  };
  return {
    restart,
    check: () => {
      if (begun === null) {
        begun = performance.now();
        // Comes only when all that follows from it has ended, promises as well.
        setImmediate(restart);
      } else if (isOver || (++count % BATCH === 0 && performance.now() - begun > limit)) {
        // Once more in each loop around, also where the code catches it.
        isOver = true;
        throw toError();
      }
    },
  };
}
