import { expect, it } from 'vitest';
import { onOneLine } from './one-line.ts';

it.each([
  ['a b', 'a b'],
  ['a\nb', 'a b'],
  ['a\tb\u00a0c', 'a b c'],
  [' a  b \r\n c\n\n', 'a b c'],
  ['a \nb', 'a b'],
  ['\n', ''],
  ['', ''],
])('%j on one line is %j', (text, expected) => {
  expect(onOneLine(text)).toBe(expected);
  expect(onOneLine(text)).toBe(text.replace(/\s+/g, ' ').trim());
});
