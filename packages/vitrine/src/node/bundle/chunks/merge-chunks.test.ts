import { expect, test } from 'vitest';
import { mergeChunks, type ChunkPart } from './merge-chunks.ts';

const part = (name: string, users: number[], size: number, imports: string[] = []): ChunkPart => ({
  modules: [name],
  users,
  size,
  imports: new Set(imports),
});
const everybody = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('what nobody needs in common stays apart', () => {
  const parts = [part('a', [0, 1], 10), part('b', [2, 3], 10)];
  expect(mergeChunks(parts)).toEqual([['a'], ['b']]);
});

test('small parts go with what the same entries need besides', () => {
  const parts = [part('base', everybody, 100_000), part('helper', [0, 1, 2, 3, 4, 5, 6, 7], 300)];
  expect(mergeChunks(parts)).toEqual([['base', 'helper']]);
});

test('a large part is not given to those who do not need it', () => {
  const parts = [part('base', everybody, 1_000), part('table', [0, 1], 100_000)];
  expect(mergeChunks(parts)).toEqual([['base'], ['table']]);
});

test('the best pair comes first', () => {
  // `c` could go to either; together with `a` it makes nobody load anything in vain.
  const parts = [
    part('a', [0, 1, 2], 30_000),
    part('b', [2, 3], 30_000),
    part('c', [0, 1, 2], 30_000),
  ];
  expect(mergeChunks(parts)).toEqual([['a', 'c'], ['b']]);
});

test('what saves most is merged, not what comes last', () => {
  // Once `b` is with `a`, it is too much for those who need `c`.
  const parts = [
    part('a', [0, 1, 2], 30_000),
    part('b', [0, 1, 2], 1_000),
    part('c', [2, 3], 1_000),
  ];
  expect(mergeChunks(parts)).toEqual([['a', 'b'], ['c']]);
});

test('entries beyond the first word of a bit set count', () => {
  const users = Array.from({ length: 40 }, (_, index) => index + 30);
  const parts = [part('a', users, 50_000), part('b', users.slice(0, 39), 10)];
  expect(mergeChunks(parts)).toEqual([['a', 'b']]);
  expect(mergeChunks([part('a', [1], 50_000), part('b', [33], 10)])).toEqual([['a'], ['b']]);
});

test('no two files need each other', () => {
  // Together `theme` and `button` would need `styled` and be needed by it.
  const parts = [
    part('theme', everybody, 500),
    part('styled', everybody.slice(0, 2), 900_000, ['theme']),
    part('button', everybody, 500, ['styled']),
  ];
  expect(mergeChunks(parts)).toEqual([['theme'], ['styled'], ['button']]);
  const direct = [parts[0]!, part('button', everybody, 500, ['theme'])];
  expect(mergeChunks(direct)).toEqual([['theme', 'button']]);
});

test('a way around that a merger closes is no longer one', () => {
  const parts = [
    part('theme', everybody, 500),
    part('styled', everybody, 500, ['theme']),
    part('button', everybody, 500, ['styled']),
  ];
  const [only, ...others] = mergeChunks(parts);
  expect(others).toEqual([]);
  expect(only!.sort()).toEqual(['button', 'styled', 'theme']);
});

test('what was merged is as large as its parts', () => {
  // Each of both is worth loading in vain, not both of them.
  const parts = [
    part('a', [0, 1, 2], 6_000),
    part('b', [0, 1, 2], 6_000),
    part('c', [2, 3], 6_000),
  ];
  expect(mergeChunks([parts[0]!, parts[2]!])).toEqual([['a', 'c']]);
  expect(mergeChunks(parts)).toEqual([['a', 'b'], ['c']]);
});
