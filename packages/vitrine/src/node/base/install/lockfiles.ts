import { readFileSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../folders.ts';
import { isFile } from '../files/kinds.ts';

/** What is committed, and what managers note of what they have installed, where no lockfile is kept. */
const NAMES = [
  ...['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'],
  ...['node_modules/.package-lock.json', 'node_modules/.pnpm/lock.yaml'],
  ...['node_modules/.yarn-state.yml', 'node_modules/.yarn-integrity'],
];

/**
 * Files that change with what is installed, from a folder upwards: a library that is linked from the repository has its
 * packages from there, and a folder may have a lockfile that is left from before.
 */
export const findLockfiles = (dir: string): string[] =>
  [...upwards(dir)].flatMap((each) => NAMES.map((name) => path.join(each, name)).filter(isFile));

/** Their texts; empty without any. */
export const readLockfiles = (dir: string): string =>
  findLockfiles(dir)
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n');
