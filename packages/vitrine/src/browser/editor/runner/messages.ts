import type { SearchKey } from '../../core/keys/forward-search-keys.ts';
import type { Look } from '../../preferences/look.ts';
import type { CompiledModule } from './edited-code.ts';

/*
 * Messages between a page and the runner in it. The runner runs code that is not the site's: the
 * page takes what comes from there for text and numbers, and nothing more.
 */

/** Scripts, and forms as far as their handlers; no origin, no storage, no popups, no way out of the iframe. */
export const SANDBOX = 'allow-scripts allow-forms';

/** What the outer document of a runner is told, once, with the port for the inner one. */
export interface RunnerFrameMessage {
  /** Added to the outer document, and inherited by the inner one. */
  policy: string;
  /** The inner document. */
  html: string;
}

/** Sent once with a port, on which all else is said. */
export const CONNECT = 'vitrine:connect';

export type ToRunner =
  | { type: 'look'; look: Look }
  /** `run` is given back with all that is told of it. */
  | { type: 'run'; run: number; modules: CompiledModule[] };

export type FromRunner =
  /** The reader asks for the search of the page. */
  | ({ type: 'search' } & SearchKey)
  | { type: 'ready' }
  | { type: 'height'; height: number }
  /** The demo is shown in the place of the one before. */
  | { type: 'shown'; run: number }
  /** `shown` has not happened and will not: the one before stays. */
  | { type: 'failed'; run: number; error: RunError }
  /** Something went wrong later, in a demo that is shown. */
  | { type: 'crashed'; run: number; error: RunError };

/** An error with its place in the compiled module, when it happened in one. */
export interface RunError {
  message: string;
  file: string;
  /** Both counted from 1, in the compiled code; 0 without a file. */
  line: number;
  column: number;
}
