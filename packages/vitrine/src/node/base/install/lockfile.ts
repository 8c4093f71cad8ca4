import { readFileSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../folders.ts';
import { isFile } from '../files.ts';

const NAMES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The nearest lockfile upwards, which changes with what is installed; `null` without one. */
export function findLockfile(dir: string): string | null {
  for (const each of upwards(dir)) {
    const found = NAMES.map((name) => path.join(each, name)).find(isFile);
    if (found !== undefined) return found;
  }
  return null;
}

/** Its text; empty without one. */
export function readLockfile(dir: string): string {
  const file = findLockfile(dir);
  return file === null ? '' : readFileSync(file, 'utf8');
}
