import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeepAnswer } from '../../../shared/contract.ts';
import { keepAllPages, keepState, stopKeeping } from './keep-all.ts';

const PAGES = ['/', '/a', '/b', '/c', '/d'];
let asked: string[];
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  told = [];
});
afterEach(() => vi.useRealTimers());

/** Keeps the pages with a worker that answers so, in turn; `kept` when there are no more answers. */
async function keep(answers: Record<string, (KeepAnswer | Error)[]> = {}, pages = PAGES) {
  const keeping = keepAllPages({ pages }, 'one', ({ visited, ofBuild, isLast }) => {
    (isLast ? told : asked).push(`${visited} ${ofBuild}`);
    const answer = answers[visited]?.shift() ?? 'kept';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  await vi.runAllTimersAsync();
  await keeping;
  return keepState.get();
}

it('keeps every page', async () => {
  expect(await keep()).toEqual({ status: 'kept', done: 5, failed: 0 });
  expect(asked).toEqual(PAGES.map((page) => `${page} one`));
  expect(told).toEqual(['/ one']);
});

it('asks again for a page that fails', async () => {
  const state = await keep({ '/b': ['failed', new Error('ended')] });
  expect(state).toEqual({ status: 'kept', done: 5, failed: 0 });
  expect(asked.filter((page) => page === '/b one')).toHaveLength(3);
});

it('goes on without a page that fails each time, and says so', async () => {
  const state = await keep({ '/b': ['failed', 'failed', 'failed'] });
  expect(state).toEqual({ status: 'failed', done: 4, failed: 1 });
  expect(told).toEqual([]);
});

it('ends when the storage is full', async () => {
  const state = await keep({ '/a': ['full'] });
  expect(state).toMatchObject({ status: 'full', failed: 0 });
  expect(asked.length).toBeLessThan(5);
});

it('can be stopped, and goes on later', async () => {
  const keeping = keepAllPages({ pages: PAGES }, 'one', async ({ visited }) => {
    await Promise.resolve();
    if (visited === '/a') stopKeeping();
    return 'kept';
  });
  await vi.runAllTimersAsync();
  await keeping;
  expect(keepState.get().status).toBe('stopped');
  expect(await keep()).toEqual({ status: 'kept', done: 5, failed: 0 });
});
