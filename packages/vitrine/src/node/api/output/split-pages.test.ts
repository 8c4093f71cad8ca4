import { expect, test } from 'vitest';
import { splitPages } from './split-pages.ts';

const split = (...lines: string[]) => Object.fromEntries(splitPages(lines.join('\n')));

test('a first-level heading begins a page, what stands before the first is none', () => {
  expect(split('x', '# A', 'a', '## B', ' # c', '#d', '# E', '')).toEqual({
    A: ['a', '## B', ' # c', '#d'],
    E: [],
  });
  expect(split('')).toEqual({});
});

test('what is empty at the end of the file is no part of it', () => {
  expect(split('# A', ' a  ', '  ', '')).toEqual({ A: [' a'] });
});

test('empty lines at the end of a page are no part of it', () => {
  expect(split('# A', '', 'a', '', '', '# B', '', '', '# C', 'c', '', '')).toEqual({
    A: ['', 'a'],
    B: [],
    C: ['c'],
  });
});

test.each([
  ['```', '```'],
  ['```js', '```'],
  ['~~~', '~~~'],
  ['```', '`````'],
  ['````', '````  '],
])('a heading in code begins none: %j … %j', (open, close) => {
  expect(split('# A', open, '# x', close, '# B')).toEqual({ A: [open, '# x', close], B: [] });
});

test.each([
  ['```', '~~~'],
  ['````', '```'],
  ['```', '```js'],
  ['~~~', ' ~~~'],
])('code that %j opens is not closed by %j', (open, other) => {
  expect(Object.keys(split('# A', open, other, '# x'))).toEqual(['A']);
});

test.each(['``', '~~', 'a ```', '`a`'])('%j opens no code', (line) => {
  expect(Object.keys(split('# A', line, '# B'))).toEqual(['A', 'B']);
});
