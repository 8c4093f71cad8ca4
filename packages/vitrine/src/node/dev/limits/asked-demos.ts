import { existsSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIR } from '../../base/folders.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { problem, type Problem } from '../../base/errors.ts';
import type { DemoReference } from '../../../shared/page.ts';
import { findClosest } from '../../../shared/tools/closest-match.ts';

/** The files of demos that pages have asked for, and whether they were there. */
export interface AskedDemos {
  /**
   * What is wrong where a demo has no file; nobody else is asked for it then, as Vite keeps that there is none.
   * @param page the file of the page that shows it
   */
  findMissing: (demo: DemoReference, page: string) => Problem | null;
  /** Whether a file has come or gone since a page asked for it. */
  hasTurned: (file: string) => boolean;
}

export function createAskedDemos(root: string): AskedDemos {
  const known = new Map<string, boolean>();
  return {
    findMissing: ({ file, line }, page) => {
      const place = path.resolve(root, file);
      const isThere = existsSync(place);
      known.set(place, isThere);
      if (isThere) return null;
      const others = listFiles(path.join(root, CONTENT_DIR))
        .filter((other) => /\.[jt]sx$/.test(other))
        .map((other) => path.posix.join(CONTENT_DIR, other.replaceAll('\\', '/')));
      return problem('unknown-demo', [file, findClosest(file, others)], { file: page, line });
    },
    hasTurned: (file) => {
      const place = path.resolve(file);
      const before = known.get(place);
      return before !== undefined && before !== existsSync(place);
    },
  };
}
