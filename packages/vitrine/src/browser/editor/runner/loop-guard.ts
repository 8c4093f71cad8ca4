/** Milliseconds of edited code without a pause, until it is stopped. */
export const LIMIT_MS = 2000;
/** After the limit: time to tell the loop that never ends from those in it, and then for a loop to come at all. */
const NAMING_MS = 100;
const NO_LOOP_MS = 600;
/** Most that counts of the time between two checks: what the library does is not the code's. */
const STEP_MS = 100;
/** Turns shorter than this are felt by nobody. */
const LONG_TURN_MS = 200;
/** Part of the time that long turns may take in the long run. */
const SHARE = 0.5;
/** Checks between two looks at the clock, while they follow each other quickly. */
const BATCH = 500;

/** Thrown where edited code has run for too long. */
export class CodeStopped extends Error {
  /** Number of the loop in its module; none when it is a function that calls itself. */
  readonly loop: number | undefined;
  readonly module: string;

  constructor(module: string, loop: number | undefined) {
    super(
      loop === undefined
        ? `The code ran for more than ${LIMIT_MS / 1000} seconds without a pause, so it was stopped here. Something may call itself without end.`
        : `This loop ran for more than ${LIMIT_MS / 1000} seconds without a pause, so it was stopped. It may never end.`,
    );
    this.module = module;
    this.loop = loop;
  }
}

/** See `guard-code.ts` for what the compiled code calls. */
export type Check = (loop?: number, begins?: 1) => void;

/** Stops the code of one version. Once stopped, none of it runs again: it would only begin anew. */
export interface LoopGuard {
  checkOf: (module: string) => Check;
}

interface GuardOptions {
  /** Called once, also when the code catches what is thrown. */
  onStop: (stopped: CodeStopped) => void;
  now: () => number;
  /** Calls back in a task of its own, after what runs now with all that follows from it. */
  afterTurn: (run: () => void) => void;
}

export function createLoopGuard({ onStop, now, afterTurn }: GuardOptions): LoopGuard {
  let stopped: CodeStopped | undefined;
  let inTurn = false;
  let busy = 0;
  /** What is left of earlier long turns. */
  let debt = 0;
  let turnStart = 0;
  let last = 0;
  let left = 0;
  let batch = 1;
  let count = 0;
  /** The count when the limit was reached: a loop that began before it and is still there has not ended. */
  let limitAt: number | undefined;
  const endTurn = () => {
    inTurn = false;
    limitAt = undefined;
    debt = busy > LONG_TURN_MS ? debt + busy : debt;
  };
  const look = () => {
    const time = now();
    if (!inTurn) {
      inTurn = true;
      debt = Math.max(0, debt - (time - turnStart) * SHARE);
      turnStart = time;
      busy = 0;
      afterTurn(endTurn);
    } else {
      const step = time - last;
      busy += Math.min(step, STEP_MS);
      batch = step < 1 ? Math.min(batch * 2, BATCH) : 1;
    }
    last = time;
    left = batch;
    return Math.max(busy, (busy + debt) * SHARE, (time - turnStart) / 4) - LIMIT_MS;
  };
  const stop = (module: string, loop?: number) => {
    stopped = new CodeStopped(module, loop);
    onStop(stopped);
    throw stopped;
  };
  return {
    checkOf: (module) => {
      const begun: number[] = [];
      return (loop, begins) => {
        if (stopped) throw stopped;
        if (begins) begun[loop!] = ++count;
        if (inTurn && --left > 0) return;
        const over = look();
        if (over < 0) return;
        left = 1;
        limitAt ??= count;
        const isEndless = loop !== undefined && !begins && begun[loop]! <= limitAt;
        if (isEndless && over >= NAMING_MS) stop(module, loop);
        if (over >= NO_LOOP_MS) stop(module, begins ? undefined : loop);
      };
    },
  };
}
