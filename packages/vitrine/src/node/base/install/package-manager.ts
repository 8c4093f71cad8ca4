import path from 'node:path';
import { upwards } from '../folders.ts';
import { isFile } from '../files.ts';

/** What installs the packages of a project. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

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
 * The one whose lockfile or settings are nearest, from a folder upwards.
 * @param otherwise where there are none
 */
export function findPackageManager(
  root: string,
  otherwise: PackageManager = 'npm',
): PackageManager {
  for (const dir of upwards(root)) {
    const found = TRACES.find(([name]) => isFile(path.join(dir, name)));
    if (found) return found[1];
  }
  return otherwise;
}

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
