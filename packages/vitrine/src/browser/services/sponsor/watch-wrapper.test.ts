import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchWrapper } from './watch-wrapper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches for an ad that is there from `appears` (ms) on. */
function watch(appears: number) {
  const started = Date.now();
  const checks: number[] = [];
  const changes: [at: number, blocked: boolean][] = [];
  const now = () => Date.now() - started;
  const stop = watchWrapper(
    () => {
      checks.push(now());
      return now() >= appears;
    },
    (blocked) => changes.push([now(), blocked]),
  );
  return { checks, changes, stop };
}

describe('watchWrapper', () => {
  it('checks every 500 ms, 20 times, and says blocked from the seventh on', () => {
    const { checks, changes } = watch(Infinity);
    vi.advanceTimersByTime(60_000);
    expect(checks).toEqual(Array.from({ length: 20 }, (_, index) => index * 500));
    expect(changes).toEqual(checks.slice(6).map((at) => [at, true]));
    expect(changes[0]).toEqual([3000, true]);
  });

  it('ends with the ad, be it at once or late', () => {
    const atOnce = watch(0);
    const { checks, changes } = watch(4100);
    vi.advanceTimersByTime(60_000);
    expect(atOnce).toMatchObject({ checks: [0], changes: [[0, false]] });
    expect(checks.at(-1)).toBe(4500);
    expect(changes).toEqual([
      [3000, true],
      [3500, true],
      [4000, true],
      [4500, false],
    ]);
  });

  it('can be ended', () => {
    const { checks, stop } = watch(Infinity);
    vi.advanceTimersByTime(600);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(checks).toEqual([0, 500]);
  });
});
