import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DemoReference } from '../../../shared/page.ts';
import { createAskedDemos } from './asked-demos.ts';

let root: string;
const at = (file: string) => path.join(root, file);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'asked-demos-'));
  mkdirSync(at('content/dials'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const demo = (file: string) => ({ file, line: 7 }) as DemoReference;

it('names a demo without a file, and one that is called nearly so', () => {
  writeFileSync(at('content/dials/large.tsx'), '');
  writeFileSync(at('content/dials/lagre.md'), '');
  const asked = createAskedDemos(root);
  expect(asked.findMissing(demo('content/dials/large.tsx'), 'content/dials.md')).toBe(null);
  expect(asked.findMissing(demo('content/dials/lagre.tsx'), 'content/dials.md')).toMatchObject({
    ...{ code: 'unknown-demo', file: 'content/dials.md', line: 7 },
    message:
      'There is no demo file "content/dials/lagre.tsx"; did you mean "content/dials/large.tsx"?',
  });
});

it('knows which of those that were asked for have come or gone', () => {
  writeFileSync(at('content/a.tsx'), '');
  const asked = createAskedDemos(root);
  for (const name of ['a', 'b']) asked.findMissing(demo(`content/${name}.tsx`), 'content/a.md');
  const turned = () => ['a', 'b', 'c'].filter((name) => asked.hasTurned(at(`content/${name}.tsx`)));
  expect(turned()).toEqual([]);
  rmSync(at('content/a.tsx'));
  for (const name of ['b', 'c']) writeFileSync(at(`content/${name}.tsx`), '');
  expect(turned()).toEqual(['a', 'b']);
  asked.findMissing(demo('content/a.tsx'), 'content/a.md');
  expect(turned()).toEqual(['b']);
});
