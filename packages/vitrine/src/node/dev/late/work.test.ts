import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLateWork, isForPage } from './work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('begins by itself a second after nobody has asked for anything, and once', () => {
  const work = vi.fn();
  const late = createLateWork(work);
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  late.begin();
  late.hold();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('begins with what else than a page is asked for', async () => {
  const work = vi.fn();
  await createLateWork(work).ask();
  expect(work).toHaveBeenCalledTimes(1);
});

it('keeps that waiting while somebody waits for a page', async () => {
  const work = vi.fn();
  const late = createLateWork(work);
  late.hold();
  const asked = late.ask();
  vi.advanceTimersByTime(4999);
  expect(work).not.toHaveBeenCalled();
  late.begin();
  await asked;
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for a page five seconds, however many are asked for', async () => {
  const work = vi.fn();
  const late = createLateWork(work);
  late.hold();
  vi.advanceTimersByTime(3000);
  late.hold();
  vi.advanceTimersByTime(2000);
  await late.ask();
  expect(work).toHaveBeenCalledTimes(1);
});

it('does not begin after its end', () => {
  const work = vi.fn();
  const late = createLateWork(work);
  late.hold();
  late.end();
  late.begin();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});

it.each([
  ['/', 'text/html,*/*', true],
  ['/buttons?a=b.js', 'text/html', true],
  ['/buttons', '*/*', false],
  ['/buttons', undefined, false],
  ['/content/a.tsx', 'text/html', false],
  ['/@fs/engine/entry', 'text/html', false],
  ['/docs/@id/x', 'text/html', false],
  ['/@vite/client', 'text/html', false],
  ['/@mui/button', 'text/html', true],
])('tells whether %s, accepted as %s, is a page', (url, accept, expected) => {
  expect(isForPage({ url, headers: { accept } })).toBe(expected);
});
