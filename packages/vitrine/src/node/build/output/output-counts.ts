import type { Problem } from '../../base/errors.ts';

/** What a build has written. Apart from the output: types that programs import must not need those of Node. */
export interface OutputCounts {
  files: number;
  written: number;
  /** What lies in the folder and is not the site's, as warnings. */
  problems: Problem[];
}
