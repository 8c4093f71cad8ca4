import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let finish: () => void;
let face: { status: string; load: () => Promise<unknown> };
const missing = { status: 'error', load: () => Promise.reject(new Error('No such font')) };
const style = { media: '' };
const dataset: Record<string, string> = {};
const waits = () => 'fonts' in dataset;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  style.media = '';
  face = {
    status: 'loading',
    load: () =>
      new Promise((resolve) => {
        finish = () => {
          face.status = 'loaded';
          resolve(face);
        };
      }),
  };
  vi.stubGlobal('document', {
    documentElement: { dataset },
    fonts: [face, missing],
    querySelector: () => style,
  });
  await import('./fonts.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('text waits for fonts, and is shown in them as soon as they are there', async () => {
  expect(waits()).toBe(true);
  finish();
  await vi.advanceTimersByTimeAsync(1);
  expect(waits()).toBe(false);
  expect(style.media).toBe('');
});

it('text that has waited long enough keeps the fonts that it is shown in', async () => {
  await vi.advanceTimersByTimeAsync(99);
  expect(waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(waits()).toBe(false);
  expect(style.media).toBe('not all');
});
