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
