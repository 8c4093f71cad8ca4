import { existsSync } from 'node:fs';
import path from 'node:path';
import { failure } from '../errors.ts';
import { upwards } from '../folders.ts';
import { isDirectory } from '../files/kinds.ts';

/** Whether Yarn keeps the packages of a folder in archives ("Plug'n'Play"), where only what it has patched finds them. */
export const hasArchives = (dir: string) =>
  [...upwards(dir)].some((each) => existsSync(path.join(each, '.pnp.cjs')));

/**
 * Refuses a site that has none of its packages in folders, before each of them is said to be missing.
 * @throws VitrineError `packages-in-archives`
 */
export function refuseArchives(root: string): void {
  const isReact = (dir: string) => isDirectory(path.join(dir, 'node_modules/react'));
  if (hasArchives(root) && ![...upwards(root)].some(isReact))
    throw failure('packages-in-archives', []);
}
