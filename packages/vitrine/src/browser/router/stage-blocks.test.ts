// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stageBlocks } from './stage-blocks.ts';

let frames: (() => void)[];
let idle: (() => void)[];

beforeEach(() => {
  frames = [];
  idle = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => vi.unstubAllGlobals());

const run = (waiting: (() => void)[]) => waiting.splice(0).forEach((each) => each());

/** A page of blocks; each has a style of its own. */
function makePage(blocks: string[]) {
  const main = document.createElement('main');
  main.innerHTML = blocks.join('');
  for (const { style } of main.querySelectorAll<HTMLElement>('p, h2, .demo')) style.color = 'red';
  const waiting = () =>
    [...main.querySelectorAll<HTMLElement>('*')].filter(
      ({ style }) => style.contentVisibility === 'auto',
    );
  return { main, waiting };
}
const DEMO = '<div class="demo"></div>';

it('lays out at once what a window may show, and the rest after the first frame, a few at a time', () => {
  const { main, waiting } = makePage(Array<string>(30).fill(DEMO));
  const demos = [...main.children] as HTMLElement[];
  stageBlocks(main);
  // 600 px and 200 px below, in demos of 100 px.
  expect(waiting()).toEqual(demos.slice(8));
  expect(demos[8]!.style.containIntrinsicHeight).toBe('auto 400px');
  run(frames);
  expect(idle).toEqual([]);
  run(frames);
  expect(waiting()).toEqual(demos.slice(8));
  run(idle);
  expect(waiting()).toEqual(demos.slice(16));
  run(idle);
  run(idle);
  expect(waiting()).toEqual([]);
  for (const { style } of demos) expect(Array.from(style)).toEqual(['color']);
  expect(idle).toEqual([]);
});

it('takes text apart, and leaves headings where the table of contents finds them', () => {
  const text =
    '<div class="prose"><div class="heading"><h2></h2></div>' + '<p></p>'.repeat(3) + '</div>';
  const { main, waiting } = makePage(Array<string>(8).fill(text + DEMO));
  stageBlocks(main);
  // 3 × 40 + 100 px for each section: three, and the fourth begins in the window.
  const [first, ...others] = waiting();
  expect(first!.parentElement).toBe(main.querySelectorAll('.prose')[4]);
  expect([first, ...others]).toEqual(
    [...main.querySelectorAll('.prose > p, .demo')].slice(-others.length - 1),
  );
  expect(first!.style.containIntrinsicHeight).toBe('auto 80px');
});

it('leaves a page alone that has few', () => {
  const { main } = makePage(Array<string>(8).fill(DEMO));
  const before = main.innerHTML;
  stageBlocks(main);
  expect(main.innerHTML).toBe(before);
  run(frames);
  run(frames);
  expect(idle).toEqual([]);
});
