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
export interface Attempt {
  /** Whether its title is its content. */
  hasChildren: boolean;
  props: PropValues;
  /** What is within it, where that is no text. */
  part?: ShownPart;
  /** What it calls. */
  handlers?: readonly Handler[];
  /** The prop that opens it, where it is closed at first: a dialog, a drawer. */
  opens?: string;
  /** The function whose call with a text shows something in it: `toast` of a `Toaster`. */
  calls?: string;
  /** What it has others draw. */
  renders?: readonly Render[];
  /** Whether it is of use only where no other shows anything. */
  isLast?: boolean;
}

/** Whether it shows something only once a reader asks for it. */
export const isAskedFor = ({ opens, calls }: Pick<Attempt, 'opens' | 'calls'>) =>
  opens !== undefined || calls !== undefined;

/** Whether it is a list without anything in it. */
export const isEmpty = (value: Sample) => Array.isArray(value) && value.length === 0;
