import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a document that stalls is painted as far as it has come', async () => {
  vi.useFakeTimers();
  const link = { remove: vi.fn() };
  vi.stubGlobal('document', { querySelector: () => link });
  vi.resetModules();
  await import('./first-paint.ts');
  vi.advanceTimersByTime(1400);
  expect(link.remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(link.remove).toHaveBeenCalledOnce();
});
