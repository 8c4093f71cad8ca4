import path from 'node:path';
import { upwards } from '../folders.ts';
import { isFile } from '../files/kinds.ts';
import { readNamedManager, type PackageManager } from './named-manager.ts';

export type { PackageManager } from './named-manager.ts';

const TRACES: [string, PackageManager][] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  // Before anything is installed.
  ['pnpm-workspace.yaml', 'pnpm'],
  ['.yarnrc.yml', 'yarn'],
];

/**
 * The one that is named nearest, from a folder upwards, or whose lockfile or settings are: of several lockfiles in one
 * folder all but one are left from before.
 * @param otherwise where there are none
 */
export function findPackageManager(
  root: string,
  otherwise: PackageManager = 'npm',
): PackageManager {
  for (const dir of upwards(root)) {
    const found = readNamedManager(dir)?.name ?? findTrace(dir);
    if (found) return found;
  }
  return otherwise;
}

const findTrace = (dir: string) => TRACES.find(([name]) => isFile(path.join(dir, name)))?.[1];

/** The command that adds packages for development. */
export function installCommand(manager: PackageManager, packages: readonly string[]): string {
  const add = {
    npm: 'npm install -D',
    pnpm: 'pnpm add -D',
    yarn: 'yarn add -D',
    bun: 'bun add -d',
  };
  return `${add[manager]} ${packages.join(' ')}`;
}
