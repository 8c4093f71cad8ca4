import path from 'node:path';
import { diffSnapshots } from '../../shared/api-diff/diff.ts';
import { printDiff } from '../api/history/print-diff.ts';
import { isPackageName, readSide } from '../api/history/read-side.ts';
import { CACHE_DIR } from '../base/folders.ts';
import { ToolError } from '../../shared/tools/tool-error.ts';
import type { TellChanges } from './add-tools.ts';

/** Comparisons that wait for others. */
const MOST_WAITING = 10;

/**
 * Tells what changed between two versions, as `vitrine api-diff` does.
 * @param read reads a version, which is installed for it where it is not
 */
export function createTellChanges(root: string, read = readSide): TellChanges {
  const cacheDir = path.join(root, CACHE_DIR);
  // The name comes from a site, and no file is meant by it.
  const around = { root, cacheDir, cwd: path.join(cacheDir, 'no-such-folder') };
  // Each may install a version: one after the other, however many are asked for.
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const tell = async (name: string, from: string, to: string) => {
    if (!isPackageName(name))
      throw new ToolError(`"${name.slice(0, 100)}" is no name of a package.`);
    const before = await read(`${name}@${from}`, around);
    const after = await read(`${name}@${to}`, around);
    return printDiff(diffSnapshots(before, after), `${name}@${from}`, `${name}@${to}`);
  };
  return async (name, from, to) => {
    if (waiting >= MOST_WAITING)
      throw new ToolError('Too many versions are being compared just now. Ask again in a minute.');
    waiting += 1;
    const told = last.then(() => tell(name, from, to));
    last = told.catch(() => {}).finally(() => (waiting -= 1));
    return told;
  };
}
