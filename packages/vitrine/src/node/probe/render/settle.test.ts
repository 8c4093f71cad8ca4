import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from './settle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('ends once Node has nothing left to do, and leaves no timer', async () => {
  const before = process.listenerCount('beforeExit');
  const settled = settle(2_000);
  process.listeners('beforeExit').at(-1)!(0);
  await settled;
  expect(process.listenerCount('beforeExit')).toBe(before);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends after some time where something goes on, which the process does not wait for', async () => {
  const start = vi.spyOn(globalThis, 'setTimeout');
  const settled = settle(2_000);
  expect(start.mock.results[0]!.value.hasRef()).toBe(false);
  const ended = vi.fn();
  void settled.then(ended);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});
