import { expect, it } from 'vitest';
import { parseCodeTab } from './code-tabs.ts';

it.each([
  ['pnpm', 'pnpm'],
  ['x'.repeat(101), ''],
  [7, ''],
  [null, ''],
])('of %j remembers %j', (stored, tab) => {
  expect(parseCodeTab(stored)).toBe(tab);
});
