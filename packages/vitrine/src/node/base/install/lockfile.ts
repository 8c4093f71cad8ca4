import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../files.ts';

const NAMES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** The nearest lockfile upwards, which changes with what is installed; `null` without one. */
export function findLockfile(dir: string): string | null {
  const found = NAMES.map((name) => path.join(dir, name)).find(isFile);
  const parent = path.dirname(dir);
  return found ?? (parent === dir ? null : findLockfile(parent));
}

/** Its text; empty without one. */
export function readLockfile(dir: string): string {
  const file = findLockfile(dir);
  return file === null ? '' : readFileSync(file, 'utf8');
}
