import { expect, it } from 'vitest';
import { readRange } from './unicode-range.ts';

it.each([
  ['U+26', "%&'", [false, true, false]],
  ['U+0041-0043', '@ACD', [false, true, true, false]],
  ['U+4??', '\u03ff\u0400\u04ff\u0500', [false, true, true, false]],
  ['u+1F600-1F602, U+416', 'Ж😀😃', [true, true, false]],
])('%s', (value, text, expected) => {
  expect([...text].map(readRange(value))).toEqual(expected);
});
