import { createRandom } from './create-random.ts';

/** What differs from one place or moment to the next while code runs. */
export type InputKind = 'random' | 'time' | 'locale' | 'time zone' | 'browser';

/** A call that asked for such a value. */
export interface InputCall {
  kind: InputKind;
  /** As the code writes it. */
  name: string;
  /** Made where it was called. */
  at: Error;
}

/** Answers of functions in a run in which the values are made up. */
export interface MadeUp {
  /** What is other in this run than in the rest. */
  varied: ReadonlySet<InputKind>;
  /** Gives the next of a row of numbers from 0 to 1 that is the same in each run, but for one in which they are varied. */
  random: () => number;
  /** Milliseconds since 1970. Passes with each call: code may wait until some are over. */
  now: () => number;
}

/** Stands in the place of functions that answer otherwise in other places and moments. */
export interface Inputs {
  /** Asks for a value. */
  ask: <Value>(
    kind: InputKind,
    name: string,
    real: () => Value,
    made: (run: MadeUp) => Value,
  ) => Value;
  /** Which kinds were asked for since it was last called. */
  takeAsked: () => Set<InputKind>;
  /** Has values made up while something runs; gives what was asked for. */
  run: (varied: ReadonlySet<InputKind>, work: () => Promise<void>) => Promise<InputCall[]>;
}

/** Stacks that are kept of a run: they cost more than the calls. */
const STACKS = 40;
/** So that a date is another in each of its parts. */
const OTHER_TIME = 400 * 86_400_000 + 47_777_777;

export function createInputs(): Inputs {
  let asked = new Set<InputKind>();
  let current: (MadeUp & { calls: InputCall[] }) | null = null;
  // The same in all runs: only a run that is told to is at another time.
  let begun: number | undefined;
  return {
    ask: (kind, name, real, made) => {
      if (current === null) {
        asked.add(kind);
        return real();
      }
      const { calls } = current;
      if (calls.length < STACKS) calls.push({ kind, name, at: new Error(name) });
      return made(current);
    },
    takeAsked: () => {
      const taken = asked;
      asked = new Set();
      return taken;
    },
    run: async (varied, work) => {
      begun ??= performance.timeOrigin + performance.now();
      let now = Math.floor(begun) + (varied.has('time') ? OTHER_TIME : 0);
      const calls: InputCall[] = [];
      const random = createRandom(varied.has('random') ? 2 : 1);
      const { stackTraceLimit } = Error;
      // A demo's own call may lie below many of a library.
      Error.stackTraceLimit = 50;
      current = { varied, random, now: () => (now += 1), calls };
      try {
        await work();
      } finally {
        current = null;
        Error.stackTraceLimit = stackTraceLimit;
      }
      return calls;
    },
  };
}
