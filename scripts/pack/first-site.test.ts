import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run.mjs';
import { readSnippets } from './first-site.ts';

it('the README has at most 150 lines', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(151);
});

// `pack.test.ts` builds them.
it('the manual has all files of a first site', () => {
  expect(readSnippets().map(([name]) => name)).toContain('content/components/button.md');
});
