import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileChecksum } from '../../base/checksum.ts';
import { writeInPlace } from '../../base/files/write.ts';
import { takeLock } from '../../base/lock/lock.ts';
import { listFoldersOf, statOf, type OutputFolder } from './folder.ts';
import { assertFree } from './free.ts';
import { RECORD_FILE } from '../../base/folders.ts';
import {
  formatRecord,
  LOCK_FILE,
  NOTHING_PENDING,
  OWN_PREFIX,
  writeCopy,
  type OutputRecord,
} from './record.ts';

/** Where new files wait: in the cache, or in the output folder when that is another file system. */
export const stagingOf = (cacheDir: string) => path.join(cacheDir, 'output');
const lockOf = (dir: string) => path.join(dir, LOCK_FILE);
const stagingWithin = (dir: string) => path.join(dir, `${OWN_PREFIX}next`);

/**
 * Puts new files in their places, in the order in which they were staged, and then removes what is no
 * longer wanted. Before the first of them the record in the folder says all of this: should the program be
 * killed, `resume` goes on from there.
 */
export function replaceFiles(folder: OutputFolder, record: OutputRecord): void {
  const { dir, cacheDir } = folder;
  let staging = stagingOf(cacheDir);
  let unlock: (() => void) | undefined;
  try {
    assertFree(folder, record);
    unlock = takeLock(lockOf(dir));
    mkdirSync(staging, { recursive: true });
    // All of it has to be there, on the same file system, before the first file changes.
    if (isElsewhere(staging, dir)) staging = moveStaged(staging, stagingWithin(dir));
    placeRecord(staging, dir, record);
  } catch (error) {
    discardStaged(staging);
    unlock?.();
    throw error;
  }
  try {
    finish(folder, record, staging, (move) => move());
  } finally {
    unlock();
  }
}

/** Ends what `replaceFiles` had begun when it was killed. */
export function resume(folder: OutputFolder): void {
  const { dir, cacheDir, record } = folder;
  const unlock = takeLock(lockOf(dir));
  try {
    const within = stagingWithin(dir);
    const staging = statOf(within) ? within : stagingOf(cacheDir);
    mkdirSync(staging, { recursive: true });
    finish(folder, record, staging, (move, file, waiting) => {
      try {
        // Else it was moved already, or is another by now.
        if (fileChecksum(waiting) === record.files.get(file)?.[1]) move();
      } catch {
        // Refused, once more perhaps. The build that follows tells, unless it does not want it any more.
      }
    });
  } finally {
    unlock();
  }
}

function finish(
  { dir, cacheDir }: OutputFolder,
  record: OutputRecord,
  staging: string,
  attempt: (move: () => void, file: string, waiting: string) => void,
): void {
  const { staged, removed } = record.pending;
  const remove = createRemover(dir);
  const made = new Set<string>();
  for (const [number, file] of staged.entries()) {
    // The names are known to lead nowhere else, and to have that looked at takes as long as the moving.
    const waiting = `${staging}/${number}`;
    const target = `${dir}/${file}`;
    const move = () => {
      const folder = path.dirname(target);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      renameSync(waiting, target);
    };
    const clearAndMove = () => {
      try {
        move();
      } catch (error) {
        if (!IN_THE_WAY.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
        // What was a page is now a folder, or the other way round.
        removed.forEach(remove);
        made.clear();
        move();
      }
    };
    attempt(clearAndMove, file, waiting);
  }
  removed.forEach(remove);
  const done = { ...record, pending: NOTHING_PENDING };
  placeRecord(staging, dir, done);
  writeCopy(cacheDir, dir, done);
  for (const file of [...listLeftovers(dir), stagingOf(cacheDir)]) {
    // Stryker disable next-line ConditionalExpression: only another process would see it
    if (file !== lockOf(dir)) rmSync(file, { recursive: true, force: true });
  }
}

const IN_THE_WAY = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY', 'EPERM'];

/** By way of the staging folder: of what lies in the output, nothing is ever half written. */
function placeRecord(staging: string, dir: string, record: OutputRecord): void {
  const waiting = path.join(staging, RECORD_FILE);
  writeInPlace(waiting, formatRecord(record));
  renameSync(waiting, path.join(dir, RECORD_FILE));
}

/** Whether files cannot be moved there: mounts of one file system count as two. */
function isElsewhere(staging: string, dir: string): boolean {
  const probe = path.join(staging, 'probe');
  const target = path.join(dir, `${OWN_PREFIX}probe`);
  writeInPlace(probe, '');
  try {
    renameSync(probe, target);
    rmSync(target);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    rmSync(probe);
    return true;
  }
}

/** Copies file by file: to copy whole folders leaves files out in some versions of Node, and calls a full disk damaged. */
function moveStaged(from: string, to: string): string {
  discardStaged(to);
  try {
    mkdirSync(to);
    for (const name of readdirSync(from)) copyFileSync(path.join(from, name), path.join(to, name));
  } catch (error) {
    discardStaged(to);
    throw error;
  } finally {
    discardStaged(from);
  }
  return to;
}

/** Leaves the output as it was. */
export function discardStaged(staging: string): void {
  try {
    rmSync(staging, { recursive: true, force: true });
  } catch {
    // What could not be written cannot always be removed either; the first error is the one to tell.
  }
}

/** Removes a file and the folders that it leaves empty; nothing behind a link. */
function createRemover(dir: string): (file: string) => void {
  return (file) => {
    const folders = listFoldersOf(file);
    if (!folders.every((folder) => statOf(path.join(dir, folder))?.isDirectory())) return;
    const stat = statOf(path.join(dir, file));
    if (stat && !stat.isDirectory()) rmSync(path.join(dir, file));
    for (const folder of folders) {
      try {
        rmdirSync(path.join(dir, folder));
      } catch {
        // Not empty: neither are those above it.
        return;
      }
    }
  };
}

/** What a build that was killed has left in the output folder besides the output. */
export function listLeftovers(dir: string): string[] {
  if (!statOf(dir)) return [];
  const own = readdirSync(dir).filter((name) => name.startsWith(OWN_PREFIX));
  return own.filter((name) => name !== RECORD_FILE).map((name) => path.join(dir, name));
}
