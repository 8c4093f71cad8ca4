import { DemoEndless } from '../../build/demo-renderer.ts';

/** Checks between two looks at the clock. */
const BATCH = 200;

/** Stops code that keeps a server from answering. */
export interface TimeLimit {
  /** Called by the code, in each round of its loops. @throws DemoEndless once it has run for too long */
  check: () => void;
  /** Time begins anew: other code is about to run. */
  restart: () => void;
}

/** @param limit milliseconds of code without a pause, in which the server answers nothing */
export function createTimeLimit(limit: number): TimeLimit {
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
        throw new DemoEndless(limit);
      }
    },
  };
}
