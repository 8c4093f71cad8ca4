import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const guide = read('../content/guides/testing.md');
const blocks = [...guide.matchAll(/^```tsx(?: title="([^"]+)")?\n([^]*?)^```$/gm)];

it('shows the code that is run here', () => {
  const named = blocks.filter(([, name]) => name !== undefined);
  expect(named.map(([, name]) => name)).toEqual(['render.tsx', 'sign-up.tsx', 'sign-up.test.tsx']);
  for (const [, name, code] of named) expect(code).toBe(read(name!));

  const recipes = read('recipes.test.tsx');
  const tests = blocks
    .filter(([, name]) => name === undefined)
    .map(([, , code]) => code!.slice(code!.indexOf('\nit(')));
  expect(tests).toHaveLength(recipes.match(/^it\(/gm)!.length);
  for (const test of tests) expect(recipes).toContain(test);
});
