import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STALL_MS } from '../core/constants.ts';
import { parseAhead } from './parse-page.ts';
import { clearPageCache, fetchPage, prefetchPage, PREFETCH_CONCURRENCY } from './page-cache.ts';

vi.mock('./parse-page.ts', () => ({ parseAhead: vi.fn() }));

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
  requested.length = 0;
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

test('a page that stalls is given up, so that the browser loads it in full', async () => {
  vi.useFakeTimers();
  const stalled = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
    );
  vi.stubGlobal('fetch', stalled);
  const failed = expect(fetchPage('/a')).rejects.toMatchObject({ code: 'page-load-failed' });
  await vi.advanceTimersByTimeAsync(STALL_MS);
  await failed;
  vi.useRealTimers();
});

test('a page that is there is not asked for again, but parsed again', async () => {
  prefetchPage('/a');
  vi.mocked(parseAhead).mockClear();
  answers.shift()!();
  await vi.waitFor(() => expect(parseAhead).toHaveBeenCalledWith('<main></main>'));
  vi.mocked(parseAhead).mockClear();
  prefetchPage('/a');
  await vi.waitFor(() => expect(parseAhead).toHaveBeenCalledTimes(1));
  expect(requested).toEqual(['/a']);
});
