// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stageBlocks } from './stage-blocks.ts';

let frames: (() => void)[];
let idle: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  frames = [];
  idle = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const run = (waiting: (() => void)[]) => waiting.splice(0).forEach((each) => each());

/** A page of blocks; each has a style of its own. */
function makePage(blocks: string[]) {
  const main = document.createElement('main');
  main.innerHTML = blocks.join('');
  for (const { style } of main.querySelectorAll<HTMLElement>('p, h2, .demo')) style.color = 'red';
  const waiting = (how = 'hidden') =>
    [...main.querySelectorAll<HTMLElement>('*')].filter(
      ({ style }) => style.contentVisibility === how,
    );
  return { main, waiting };
}
const DEMO = '<div class="demo"></div>';

/** The first frame is painted. */
function paint() {
  run(frames);
  vi.runAllTimers();
}

it('lays out at once what a window may show, and the rest after the first frame, a few at a time', () => {
  const { main, waiting } = makePage(Array<string>(30).fill(DEMO));
  const demos = [...main.children] as HTMLElement[];
  stageBlocks(main);
  // 600 px without the 110 above, in demos of 130 px.
  expect(waiting()).toEqual(demos.slice(4));
  expect(demos[4]!.style.containIntrinsicHeight).toBe('auto 400px');
  run(frames);
  expect(waiting('auto')).toEqual([]);
  vi.runAllTimers();
  expect(waiting()).toEqual([]);
  expect(waiting('auto')).toEqual(demos.slice(4));
  run(idle);
  expect(waiting('auto')).toEqual(demos.slice(12));
  run(idle);
  run(idle);
  run(idle);
  expect(waiting('auto')).toEqual([]);
  for (const { style } of demos) expect(Array.from(style)).toEqual(['color']);
  expect(idle).toEqual([]);
});

it('takes text apart, and leaves headings where the table of contents finds them', () => {
  const text =
    '<div class="prose"><div class="heading"><h2></h2></div>' + '<p></p>'.repeat(3) + '</div>';
  const { main, waiting } = makePage(Array<string>(8).fill(text + DEMO));
  stageBlocks(main);
  // 60 + 3 × 25 + 130 px for each section: two.
  const [first, ...others] = waiting();
  expect(first!.matches('.prose:nth-of-type(5) > p')).toBe(true);
  expect([first, ...others]).toEqual(
    [...main.querySelectorAll('.prose > p, .demo')].slice(-others.length - 1),
  );
  expect(first!.style.containIntrinsicHeight).toBe('auto 80px');
});

it.each([
  ['a long text', `<p>${'a'.repeat(1_500)}</p>`, 2],
  ['lines of code', `<div class="code">${'a\n'.repeat(20)}</div>`, 2],
  ['the items of a list', `<ul>${`<li>${'a'.repeat(100)}</li>`.repeat(15)}</ul>`, 2],
  ['short items of a list', `<ul>${'<li>a</li>'.repeat(15)}</ul>`, 2],
  [
    'the rows of a table',
    `<div class="api-table"><table>${'<tr></tr>'.repeat(12)}</table></div>`,
    2,
  ],
  ['what is folded', `<details>${'a'.repeat(2_000)}</details>`, 17],
  ['what may not be shown yet', `<div>${'a'.repeat(2_000)}</div>`, 40],
])('takes what %s needs from the room', (_name, block, shown) => {
  expect(countShown(block)).toBe(shown);
});

it('a text has more lines in a narrow window', () => {
  const text = `<p>${'a'.repeat(800)}</p>`;
  expect(countShown(text)).toBe(3);
  vi.stubGlobal('innerWidth', 325);
  expect(countShown(text)).toBe(2);
});

/** How many of forty such blocks are laid out at once. */
function countShown(block: string): number {
  const { main, waiting } = makePage([]);
  main.innerHTML = block.repeat(40);
  for (const { style } of main.children as HTMLCollectionOf<HTMLElement>) style.color = 'red';
  stageBlocks(main);
  return main.children.length - waiting().length;
}

it('leaves a page alone that has few', () => {
  const { main } = makePage(Array<string>(4).fill(DEMO));
  const before = main.innerHTML;
  stageBlocks(main);
  expect(main.innerHTML).toBe(before);
  paint();
  expect(idle).toEqual([]);
});
