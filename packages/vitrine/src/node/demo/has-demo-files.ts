import path from 'node:path';
import { CONTENT_DIR } from '../base/folders.ts';
import { listFiles } from '../base/files.ts';

/** Whether a site has files that may be demos; one of prose alone needs neither parser nor editor. */
export function hasDemoFiles(root: string): boolean {
  return listFiles(path.join(root, CONTENT_DIR)).some((file) => /\.[jt]sx$/.test(file));
}
