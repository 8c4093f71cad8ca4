import { expect, test } from 'vitest';
import { nestContents } from './contents.ts';

test('a heading of level 3 lies below the one of level 2 before it', () => {
  const item = (hash: string, level: 2 | 3) => ({ text: hash, hash, level });
  const toc = [item('x', 3), item('a', 2), item('b', 3), item('c', 3), item('d', 2)];
  const shape = nestContents(toc).map(({ hash, children }) => [hash, children.map((c) => c.hash)]);
  expect(shape).toEqual([
    ['x', []],
    ['a', ['b', 'c']],
    ['d', []],
  ]);
});

test('without one of level 2 before them all stand by themselves', () => {
  const toc = ['a', 'b', 'c'].map((hash) => ({ text: hash, hash, level: 3 as const }));
  expect(nestContents(toc)).toEqual(toc.map((item) => ({ ...item, children: [] })));
  expect(nestContents([])).toEqual([]);
});

test('a heading lies below the last one of level 2, not the first', () => {
  const item = (hash: string, level: 2 | 3) => ({ text: hash, hash, level });
  const entries = nestContents([item('a', 2), item('b', 2), item('c', 3)]);
  expect(entries.map(({ children }) => children.length)).toEqual([0, 1]);
});
