import { expect, test } from 'vitest';
import { inSingleQuotes } from './quotes.ts';

test.each([
  [`"a" | 'b' | "c d"`, `'a' | 'b' | 'c d'`],
  ['"" | Map<"a", { "b-c": "d" }>', `'' | Map<'a', { 'b-c': 'd' }>`],
  [`"it's" | "a\\"b"`, `"it's" | "a\\"b"`],
  [`'"a"' | "b"`, `'"a"' | 'b'`],
  ['`"${"a"}"` | "b"', '`"${"a"}"` | \'b\''],
  [`'it\\'s "a"' | "b"`, `'it\\'s "a"' | 'b'`],
])('strings of %s are in single quotes, as far as they can be', (text, quoted) => {
  expect(inSingleQuotes(text)).toBe(quoted);
});
