// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STALL_MS } from './constants.ts';
import { usePart } from './use-part.ts';

const reloadIfReachable = vi.hoisted(() => vi.fn());
vi.mock('./reload.ts', () => ({ reloadIfReachable }));

const PART = { Menu: () => null };

beforeEach(() => {
  vi.useFakeTimers();
  reloadIfReachable.mockReset();
});
afterEach(() => vi.useRealTimers());

function openPart(load: () => Promise<object>) {
  const useLoaded = ({ isWanted }: { isWanted: boolean }) => usePart(load, isWanted);
  const { rerender, result } = renderHook(useLoaded, { initialProps: { isWanted: false } });
  return {
    // The promise lets what it has begun come to its end.
    want: (isWanted: boolean) =>
      act(() => {
        rerender({ isWanted });
        return Promise.resolve();
      }),
    get: () => result.current,
  };
}

it('loads once, when it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve(PART));
  const { want, get } = openPart(load);
  expect(get()).toEqual([null, false]);
  expect(load).not.toHaveBeenCalled();
  for (const isWanted of [true, false, true]) await want(isWanted);
  expect(get()).toEqual([PART, false]);
  expect(load).toHaveBeenCalledOnce();
  expect(reloadIfReachable).not.toHaveBeenCalled();
});

it.each([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch')), 0, TypeError],
  ['was cut off, and exports nothing', () => Promise.resolve({}), 0, SyntaxError],
  ['takes too long', () => new Promise<object>(() => undefined), STALL_MS, Error],
])('says so when it %s; wanted again, the page is loaded anew', async (_, load, time, cause) => {
  const spy = vi.fn(load);
  const { want, get } = openPart(spy);
  await want(true);
  await act(() => vi.advanceTimersByTimeAsync(time));
  expect(get()).toEqual([null, true]);
  await want(false);
  expect(reloadIfReachable).not.toHaveBeenCalled();
  await want(true);
  expect(reloadIfReachable).toHaveBeenCalledExactlyOnceWith(expect.any(cause));
  expect(spy).toHaveBeenCalledOnce();
});
