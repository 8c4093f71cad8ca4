import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPageCache, prefetchPage, PREFETCH_CONCURRENCY } from './page-cache.ts';

/** Addresses that were asked for, and what answers the oldest one that waits. */
const requested: string[] = [];
const answers: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (pathname: string) => {
    requested.push(pathname);
    return new Promise((resolve) => answers.push(() => resolve(new Response('<main></main>'))));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearPageCache();
});

test('two pages are prefetched at once, and the one asked for last comes next', async () => {
  expect(PREFETCH_CONCURRENCY).toBe(2);
  for (const pathname of ['/a', '/b', '/c', '/d']) prefetchPage(pathname);
  expect(requested).toEqual(['/a', '/b']);
  answers.shift()!();
  await vi.waitFor(() => expect(requested).toEqual(['/a', '/b', '/d']));
  answers.shift()!();
  await vi.waitFor(() => expect(requested).toEqual(['/a', '/b', '/d', '/c']));
  for (const answer of answers.splice(0)) answer();
});
