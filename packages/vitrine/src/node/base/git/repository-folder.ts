import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { upwards } from '../folders.ts';

/**
 * The nearest folder with a repository: in a worktree or a submodule, `.git` is a file. Like git, it does not look beyond
 * the disk that the folder is on: what is mounted into a repository, as into a container, is no part of it.
 * @param diskOf tells the disk that a folder is on
 * @returns `null` outside of any
 */
export function findRepositoryFolder(from: string, diskOf = readDisk): string | null {
  let disk: number | undefined;
  for (const dir of upwards(from)) {
    const own = diskOf(dir);
    disk ??= own;
    if (own !== disk) return null;
    if (existsSync(path.join(dir, '.git'))) return dir;
  }
  return null;
}

const readDisk = (dir: string) => statSync(dir, { throwIfNoEntry: false })?.dev;

/** What git tells its hooks of the repository that they run for, by paths relative to its top, and others tell it of theirs. */
const OF_ONE_REPOSITORY = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
];

/** Variables with which git reads the repository that a folder lies in; those that name one count where it lies in none. */
export function gitEnvironment(folder: string): NodeJS.ProcessEnv {
  const named = findRepositoryFolder(folder) === null ? [] : OF_ONE_REPOSITORY;
  const kept = Object.entries(process.env).filter(([name]) => !named.includes(name));
  return Object.fromEntries(kept);
}
