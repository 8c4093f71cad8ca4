/** What the program that tries components answers, as JSON behind `ANSWER`: whatever a library prints stands before it. */
import type { ChosenProvider, TextExport } from './trial.ts';

/** Begins the answer on the standard output. */
export const ANSWER = '\n@@';

/** Markup behind this many characters is cut off. */
export const MOST_MARKUP = 20_000;

/** What came of a component, by its attempts; `null` for one that threw. */
export interface Rendered {
  name: string;
  results: (Markup | null)[];
}

export interface Markup {
  html: string;
  /** Whether something was said on the console. */
  noisy: boolean;
  /** Whether styles came with it. */
  styled: boolean;
  /** Whether browsers would render something else, at another time or place. */
  varies?: boolean;
}

/** What each task tells. */
export interface Loaded {
  /** Packages that the library asks for and that are not installed: peers it calls optional. */
  missing: string[];
  /** Why its source could not be loaded. */
  broken: string | null;
  /** Whether some of what it exports could be loaded. Its paths may be for compilers, and ask for what nobody has. */
  loadsSome: boolean;
}

/** What came of rendering. */
export interface Seen {
  rendered: Rendered[];
  /** Styles that came with the markup, and those that source imports. */
  styles: string;
  /** What exports are that were asked for and are texts. */
  texts: (TextExport & { value: string })[];
  /**
   * What most components said as they were rendered, in an error or on the console, or why the library could not be
   * loaded: one line, 300 characters at most.
   */
  complaint: string | null;
  /** What shows nothing as it is opened, be it because it was loaded without a document. */
  waiting: string[];
}

/** All that may be told; each task tells its part. */
export interface ProbeAnswer extends Loaded, Seen {
  /** The provider with which most components render; `null` where none is needed. */
  provider: ChosenProvider['provider'] | null;
  props: ChosenProvider['props'];
  /** Names of what throws once it is in a document. */
  fallen: string[];
}
