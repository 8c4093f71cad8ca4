import { cachePrefix, isOwnCache } from '../shared/cache-names.ts';
import { BASE } from './base.ts';

/** The number changes with what is in them. */
const BUILD_PREFIX = `${cachePrefix(BASE)}1:`;

/** The current build, and the one that open pages may still be of. */
const CACHED_BUILDS = 2;

/** The cache of a build. */
export interface BuildCache {
  name: string;
  cache: Cache;
}

/** Name of the cache of a build. */
export const nameOfBuild = (buildId: string) => `${BUILD_PREFIX}${buildId}`;

/** The caches that are there, oldest first: that is the order in which the browser lists them. */
export function openBuilds(): Promise<BuildCache[]> {
  return inTurn(async () =>
    Promise.all(
      (await listBuilds()).map(async (name) => ({ name, cache: await caches.open(name) })),
    ),
  );
}

/** The cache of a build, if it is there. */
export async function openBuild(buildId: string): Promise<Cache | undefined> {
  const name = nameOfBuild(buildId);
  return (await openBuilds()).find((build) => build.name === name)?.cache;
}

/** The cache of a build, made if it is not there. */
export function makeBuild(buildId: string): Promise<Cache> {
  return inTurn(() => caches.open(nameOfBuild(buildId)));
}

/** Removes the oldest builds beyond the number cached, but never this one. */
export function retireBuilds(current: string): Promise<void> {
  return inTurn(async () => {
    const others = (await listBuilds()).filter((name) => name !== nameOfBuild(current));
    for (const name of others.slice(0, Math.max(0, others.length - CACHED_BUILDS + 1))) {
      await caches.delete(name);
    }
  });
}

/** Removes all caches of ours, or those of an earlier version of this file. */
export function removeCaches(which: 'all' | 'outdated'): Promise<void> {
  return inTurn(async () => {
    for (const name of await caches.keys()) {
      if (!isOwnCache(BASE, name)) continue;
      if (which === 'all' || !name.startsWith(BUILD_PREFIX)) await caches.delete(name);
    }
  });
}

async function listBuilds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(BUILD_PREFIX));
}

let turn: Promise<unknown> = Promise.resolve();

/** Does one thing after the other: to open a cache that has been removed meanwhile would bring it back, empty. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}
