import { expect, it } from 'vitest';
import { codeSpan } from './escape-markdown.ts';

it('code stands between more ticks than it has in a row, however many it has', () => {
  expect(codeSpan('a')).toBe('`a`');
  expect(codeSpan('``')).toBe('``` `` ```');
  expect(codeSpan('`a'.repeat(200_000))).toMatch(/^`` `a`a/);
});
