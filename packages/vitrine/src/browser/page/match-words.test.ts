import { expect, test } from 'vitest';
import { matchesWords } from './match-words.ts';

test.each([
  ['', true],
  ['  ', true],
  ['opt', true],
  ['DISABLED bool', true],
  ['boolean option', true],
  ['disabled string', false],
])('%j', (query, expected) => {
  expect(matchesWords('getOptionDisabled boolean Whether it is.', query)).toBe(expected);
});

test('of a text that nobody types, the beginning is looked for', () => {
  const long = 'a '.repeat(249);
  expect(matchesWords('a', `${long}b`)).toBe(false);
  expect(matchesWords('a', `${long}a b`)).toBe(true);
});
