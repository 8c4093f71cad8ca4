// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stageDemos } from './stage-demos.ts';

let frames: (() => void)[];
let idle: (() => void)[];

beforeEach(() => {
  frames = [];
  idle = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => vi.unstubAllGlobals());

const run = (waiting: (() => void)[]) => waiting.splice(0).forEach((each) => each());

it('lays out the demos of the first window at once, and the others after the first frame, a few at a time', () => {
  const main = document.createElement('main');
  main.innerHTML = '<p><i data-demo="" style="color: red"></i></p>'.repeat(10);
  const demos = [...main.querySelectorAll<HTMLElement>('[data-demo]')];
  const staged = () => demos.filter(({ style }) => style.contentVisibility === 'auto').length;
  stageDemos(main);
  expect(staged()).toBe(6);
  expect(demos.slice(0, 4).every(({ style }) => style.contentVisibility === '')).toBe(true);
  run(frames);
  expect(idle).toEqual([]);
  run(frames);
  expect(staged()).toBe(6);
  run(idle);
  expect(staged()).toBe(2);
  run(idle);
  run(idle);
  expect(staged()).toBe(0);
  for (const { style } of demos) expect(Array.from(style)).toEqual(['color']);
  expect(idle).toEqual([]);
});

it('leaves a page alone that has few', () => {
  const main = document.createElement('main');
  main.innerHTML = '<i data-demo=""></i>'.repeat(4);
  const before = main.innerHTML;
  stageDemos(main);
  expect(main.innerHTML).toBe(before);
  run(frames);
  run(frames);
  expect(idle).toEqual([]);
});
