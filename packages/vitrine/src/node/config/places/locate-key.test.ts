import { expect, it } from 'vitest';
import { locateKey } from './locate-key.ts';

/** The line that a path leads to in what a module exports, whose first line is the second. */
const lineOf = (exported: string, ...path: PropertyKey[]) =>
  locateKey(`const other = { a: 1 };\nexport default ${exported};\n`, path);

const OBJECT = `{
  a: 1,
  'b-c': {
    d: 2,
  },
  3: [
    'one',
    'two',
  ],
}`;

it.each<[line: number, path: PropertyKey[]]>([
  [2, []],
  [3, ['a']],
  [4, ['b-c']],
  [5, ['b-c', 'd']],
  [7, [3]],
  [8, [3, 0]],
  [9, [3, 1]],
  // The innermost that can be found.
  [3, ['a', 'e']],
  [4, ['b-c', 'e', 'd']],
  [7, [3, 2]],
  [2, ['e']],
])('on line %i is what %j leads to', (line, path) => {
  expect(lineOf(OBJECT, ...path)).toBe(line);
  for (const around of ['defineConfig(%)', '(%)', '% as const', '% satisfies Config', 'a(b(%), c)'])
    expect(lineOf(around.replace('%', OBJECT), ...path), around).toBe(line);
});

it('of a call that may return anything, the call is what can be found', () => {
  expect(lineOf('kit.define({\n  a: 1,\n})', 'a')).toBe(2);
  expect(lineOf('define(...[\n  { a: 1 },\n])', 0, 'a')).toBe(2);
  expect(lineOf('define()', 'a')).toBe(2);
  expect(lineOf('other', 'a')).toBe(2);
});

it('passes over what is spread, and over keys that are computed', () => {
  const object = '{\n  ...a,\n  [a]: 1,\n  ["b"]: 2,\n  a: 3,\n}';
  expect([lineOf(object, 'a'), lineOf(object, 'b')]).toEqual([6, 2]);
});

it('knows no place in a list behind what is spread, nor of what is left out', () => {
  const list = '[\n  1,\n  ...a,\n  2,\n]';
  expect([0, 1, 2].map((key) => lineOf(list, key))).toEqual([3, 2, 2]);
  expect([0, 1].map((key) => lineOf('[\n  ,\n  1,\n]', key))).toEqual([2, 4]);
});

it('is nowhere without a default export', () => {
  expect(locateKey('export const a = 1;', ['a'])).toBe(0);
  expect(locateKey('', [])).toBe(0);
});
