import path from 'node:path';
import { CONTENT_DIR } from '../base/folders.ts';
import { listFiles } from '../base/files/list-files.ts';

/** Tells a site with files that may be demos from one of prose alone, which needs neither parser nor editor. */
export function hasDemoFiles(root: string): boolean {
  return listFiles(path.join(root, CONTENT_DIR)).some((file) => /\.[jt]sx$/.test(file));
}
