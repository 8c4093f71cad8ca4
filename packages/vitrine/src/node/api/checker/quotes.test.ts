import { expect, test } from 'vitest';
import { inSingleQuotes, quote } from './quotes.ts';

test.each([
  [`"a" | 'b' | "c d"`, `'a' | 'b' | 'c d'`],
  ['"" | Map<"a", { "b-c": "d" }>', `'' | Map<'a', { 'b-c': 'd' }>`],
  [String.raw`"it's" | 'it\'s' | "a\"b"`, `"it's" | "it's" | 'a"b'`],
  [`'"a"' | "b"`, `'"a"' | 'b'`],
  ['`"${"a"}"` | "b"', '`"${"a"}"` | \'b\''],
  [String.raw`'it\'s "a"' | "it's \"a\"" | "b"`, String.raw`'it\'s "a"' | 'it\'s "a"' | 'b'`],
  [String.raw`"a\\b" | '\\' | "\n"`, String.raw`'a\\b' | '\\' | '\n'`],
  [String.raw`"\x41" | '\x41'`, String.raw`"\x41" | '\x41'`],
  ["'a\u202eb' | `c\u2066${string}`", "'a\\u202eb' | `c\\u2066${string}`"],
])('strings of %s are in single quotes, as far as they can be', (text, quoted) => {
  expect(inSingleQuotes(text)).toBe(quoted);
});

test.each([
  ['a', "'a'"],
  ["it's", `"it's"`],
  ['a "b"', `'a "b"'`],
  [`it's "b"`, String.raw`'it\'s "b"'`],
  [String.raw`it's a \ and '`, String.raw`"it's a \\ and '"`],
  [String.raw`\"`, String.raw`'\\"'`],
  ['a\nb', String.raw`'a\nb'`],
  ['a\u202eb\u200b', String.raw`'a\u202eb\u200b'`],
])('%j as TypeScript means the same', (text, written) => {
  expect(quote(text)).toBe(written);
  expect(inSingleQuotes(written)).toBe(written);
  // eslint-disable-next-line no-eval -- what it means is what counts
  expect((0, eval)(written)).toBe(text);
});
