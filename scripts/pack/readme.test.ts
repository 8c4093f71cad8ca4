import { expect, it } from 'vitest';
import { README, readSnippets } from './readme.ts';

it('has at most 150 lines', () => {
  expect(README.split('\n').length).toBeLessThanOrEqual(151);
});

// `pack.test.ts` builds them.
it('has all files of a first site', () => {
  expect(readSnippets().map(([name]) => name)).toContain('content/components/button.md');
});
