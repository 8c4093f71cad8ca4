// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore, useLateStore } from './store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is read a frame later by what may follow', () => {
  const store = createStore('a');
  const { result, unmount } = renderHook(() => useLateStore(store));
  expect(result.current).toBe('a');
  act(() => store.set('b'));
  expect(result.current).toBe('a');
  act(() => void vi.advanceTimersToNextFrame().advanceTimersByTime(1));
  expect(result.current).toBe('b');
  unmount();
  store.set('c');
  expect(vi.getTimerCount()).toBe(0);
});

it('is read as it is by a part that comes after a change', () => {
  const store = createStore('a');
  const { result } = renderHook(() => {
    const value = useLateStore(store);
    if (value === 'a') store.set('b');
    return value;
  });
  expect(result.current).toBe('b');
});
