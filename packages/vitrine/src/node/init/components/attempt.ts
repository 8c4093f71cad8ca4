import type { TriedAttempt } from '../../probe/trial/trial.ts';
import type { Handler } from './samples/handlers.ts';
import type { Render } from './samples/renders.ts';
import type { Sample } from './samples/sample-value.ts';

/** Values of props as they are written into a demo. */
export type PropValues = Record<string, Sample>;

/** A component within another, as `Bar` in `BarChart`. */
export interface ShownPart {
  name: string;
  props: PropValues;
}

/** Children and props that a component is tried with. */
export interface Attempt extends TriedAttempt {
  props: PropValues;
  part?: ShownPart;
  handlers?: readonly Handler[];
  renders?: readonly Render[];
  /** Whether it is of use only where no other shows anything. */
  isLast?: boolean;
}

/** Whether it is a list without anything in it. */
export const isEmpty = (value: Sample) => Array.isArray(value) && value.length === 0;
