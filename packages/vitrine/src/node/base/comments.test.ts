import { expect, it } from 'vitest';
import { withoutComments } from './text.ts';

it.each([
  ['a<!-- b -->c', 'ac'],
  ['a\n<!-- b -->\nc', 'a\nc'],
  ['<!-- a --><!--b-->\n\nc', '\nc'],
  ['a <!-- b', 'a <!-- b'],
  ['a <!-- b --> c <!-- d', 'a  c <!-- d'],
  ['<!--->a-->b', 'b'],
])('%j without comments is %j', (text, rest) => {
  expect(withoutComments(text)).toBe(rest);
});
