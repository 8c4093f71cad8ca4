import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitHeight } from './sync-height.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  frames = [];
  vi.unstubAllGlobals();
});

function passFrame(): void {
  for (const run of frames.splice(0)) run();
}

const createIframe = () => ({ style: { height: '' } }) as unknown as HTMLElement;

it('is as high as the document wants, between what was reserved and the most', () => {
  const iframe = createIframe();
  const fit = fitHeight(iframe, 100, { most: 400, measure: () => 0 });
  for (const [wanted, height] of [
    [250, '250px'],
    [50, '100px'],
    [1000, '400px'],
    [Number.NaN, '100px'],
  ] as const) {
    fit(wanted);
    expect(iframe.style.height).toBe(height);
  }
});

it('does not grow with a document that is always higher than its window', () => {
  const iframe = createIframe();
  const measure = () => Number.parseInt(iframe.style.height || '100', 10) + 50;
  const fit = fitHeight(iframe, 100, { measure });
  fit(measure());
  expect(iframe.style.height).toBe('100px');
});

it('nor where the document can only tell of it later', () => {
  const iframe = createIframe();
  const fit = fitHeight(iframe, 100, {});
  fit(150);
  fit(200);
  expect(iframe.style.height).toBe('150px');
  passFrame();
  passFrame();
  fit(300);
  expect(iframe.style.height).toBe('300px');
});
