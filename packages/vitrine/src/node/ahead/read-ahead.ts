import { Worker } from 'node:worker_threads';
import { tryFindPackage } from '../base/packages/find-package.ts';
import { cacheFile, isCached } from '../api/cache.ts';
import type { ReadChoices } from '../api/read/options.ts';

/** A package that is about to be asked for. */
export interface AheadPackage extends ReadChoices {
  package: string;
  /** Whether to measure what its imports cost, too. */
  measure: boolean;
}

export interface AheadPlaces {
  /** Folder from which packages are resolved. */
  root: string;
  cacheDir: string;
}

/** What the thread is to do. */
export type AheadWork = AheadPlaces & { packages: AheadPackage[] };

/** Those of some packages that are installed, and that the cache does not know as they are now. */
export function findUnread<Named extends Omit<AheadPackage, 'measure'>>(
  { root, cacheDir }: AheadPlaces,
  packages: readonly Named[],
): Named[] {
  return packages.filter(({ package: name, groups, only }) => {
    const installed = tryFindPackage(root, name);
    if (installed === null) return false;
    return !isCached(cacheFile(cacheDir, { ...installed, name }, { groups, only }));
  });
}

/** What a thread does ahead: it never fails, see `readAhead`. */
export interface ReadingAhead {
  /** The documentation of all packages is in the cache. */
  read: Promise<void>;
  /** What their imports cost, too. */
  measured: Promise<void>;
}

/**
 * Reads packages into the cache, one after the other, in a thread. Whoever needs one of them reads it as ever, then from
 * the cache; where the thread has failed, anew, and says why it cannot be read.
 * @param unread see `findUnread`
 * @returns done at once when the thread has nothing to do
 */
export function readAhead(
  { root, cacheDir }: AheadPlaces,
  unread: readonly AheadPackage[],
): ReadingAhead {
  const done = Promise.resolve();
  if (unread.length === 0) return { read: done, measured: done };
  const workerData: AheadWork = {
    ...{ root, cacheDir },
    packages: unread.map(({ package: name, groups, only, measure }) => ({
      ...{ package: name, groups, only, measure },
    })),
  };
  const worker = new Worker(new URL('../ahead/read-ahead-worker.js', import.meta.url), {
    workerData,
  });
  const measured = new Promise<void>((resolve) => {
    worker.on('exit', () => resolve()).on('error', () => resolve());
  });
  // All that it says.
  const said = new Promise<void>((resolve) => {
    worker.once('message', () => resolve());
  });
  return { read: Promise.race([said, measured]), measured };
}
