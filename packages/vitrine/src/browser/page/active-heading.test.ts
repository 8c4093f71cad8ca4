import { afterEach, expect, test, vi } from 'vitest';
import { findTurns, watchHeadings, READING_LINE_PX } from './active-heading.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const at = (...turns: number[]) => turns.map((turn) => turn + READING_LINE_PX);

test('a heading’s turn is when it reaches the reading line', () => {
  expect(findTurns(at(-40, 300, 900), 900)).toEqual([-40, 300, 900]);
});

test('headings that cannot reach the line share the end, the last one at the bottom', () => {
  expect(findTurns(at(100, 950, 1100, 1400), 1000)).toEqual([100, 950, 975, 1000]);
});

test('a long way without headings is not theirs alone', () => {
  expect(findTurns(at(100, 1100, 1400), 1000)).toEqual([100, 900, 1000]);
  expect(findTurns(at(1100, 1400), 1000)).toEqual([900, 1000]);
});

test('where next to nothing is left, the headings before give way', () => {
  expect(findTurns(at(100, 990, 998, 1100, 1400), 1000)).toEqual([100, 964, 976, 988, 1000]);
});

test('every heading has a turn of its own, in order, however little there is to scroll', () => {
  for (const end of [1, 30, 500, 5000]) {
    const turns = findTurns(at(...Array.from({ length: 40 }, (_, index) => index * 60)), end);
    const reachable = turns.filter((turn) => turn > 0);
    expect(turns.filter((turn, index) => index > 0 && turn <= turns[index - 1]!)).toEqual([]);
    expect(reachable.at(-1)).toBeLessThanOrEqual(end);
  }
});

test('a page that does not scroll has nobody’s turn changed', () => {
  expect(findTurns(at(-20, 40, 90), -1)).toEqual([-20, 40, 90]);
});

test('a page without headings has no turns', () => {
  expect(findTurns([], 1000)).toEqual([]);
});

test('headings are looked at once a frame at most, however often the page scrolls', () => {
  const frames: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  const stubs = {
    document: { querySelector: () => null, getElementById: () => null, documentElement: {} },
    location: { hash: '' },
    innerHeight: 900,
    scrollY: 0,
    ResizeObserver: class {
      disconnect() {}
    },
    requestAnimationFrame: (look: () => void) => frames.push(look),
    cancelAnimationFrame: () => {},
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  };
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub);
  const reported: string[] = [];
  const { stop } = watchHeadings(['first'], (hash) => reported.push(hash));
  for (let count = 0; count < 5; count += 1) listeners.get('scroll')!();
  expect(frames).toHaveLength(1);
  frames.shift()!();
  expect(reported).toEqual(['']);
  listeners.get('resize')!();
  listeners.get('scroll')!();
  expect(frames).toHaveLength(1);
  stop();
  expect([...listeners]).toEqual([]);
});
