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

function use(load: () => Promise<object>) {
  const hook = renderHook(({ isWanted }) => usePart(load, isWanted), {
    initialProps: { isWanted: false },
  });
  return {
    want: (isWanted: boolean) => act(async () => hook.rerender({ isWanted })),
    get: () => hook.result.current,
    unmount: hook.unmount,
  };
}

it('loads once, when it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve(PART));
  const { want, get } = use(load);
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
  const { want, get } = use(spy);
  await want(true);
  await act(() => vi.advanceTimersByTimeAsync(time));
  expect(get()).toEqual([null, true]);
  await want(false);
  expect(reloadIfReachable).not.toHaveBeenCalled();
  await want(true);
  expect(reloadIfReachable).toHaveBeenCalledExactlyOnceWith(expect.any(cause));
  expect(spy).toHaveBeenCalledOnce();
});
