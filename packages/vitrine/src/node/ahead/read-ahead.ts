import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { tryFindPackage } from '../base/packages.ts';
import { cacheFile } from '../api/cache.ts';
import type { GroupNames } from '../api/shared-props.ts';

/** A package that is about to be asked for. */
export interface AheadPackage {
  package: string;
  groups?: GroupNames | undefined;
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

/**
 * Reads the packages of which nothing is cached into the cache, one after the other, in a thread. Whoever needs one of
 * them reads it as ever, then from the cache; where the thread has failed, anew, and says why it cannot be read.
 * @returns resolves when the thread has ended; at once when it has nothing to do
 */
export async function readAhead(
  { root, cacheDir }: AheadPlaces,
  packages: readonly AheadPackage[],
): Promise<void> {
  const isUnknown = ({ package: name, groups }: AheadPackage) => {
    const installed = tryFindPackage(root, name);
    if (installed === null) return false;
    return !existsSync(cacheFile(cacheDir, { ...installed, name }, groups));
  };
  const unknown = packages.filter(isUnknown);
  if (unknown.length === 0) return;
  const workerData: AheadWork = {
    ...{ root, cacheDir },
    packages: unknown.map(({ package: name, groups, measure }) => ({
      ...{ package: name, groups, measure },
    })),
  };
  const worker = new Worker(new URL('../ahead/read-ahead-worker.js', import.meta.url), {
    workerData,
  });
  await new Promise<void>((resolve) => {
    worker.on('exit', () => resolve()).on('error', () => resolve());
  });
}
