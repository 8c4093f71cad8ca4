import { expect, it } from 'vitest';
import guide from '../content/guides/testing.md?raw';
import recipes from './recipes.test.tsx?raw';
import render from './render.tsx?raw';
import signUpTest from './sign-up.test.tsx?raw';
import signUp from './sign-up.tsx?raw';

const blocks = [...guide.matchAll(/^```tsx(?: title="([^"]+)")?\n([^]*?)^```$/gm)];

it('shows the code that is run here', () => {
  const named = blocks.filter(([, name]) => name !== undefined);
  expect(Object.fromEntries(named.map(([, name = '', code]) => [name, code]))).toEqual({
    'render.tsx': render,
    'sign-up.tsx': signUp,
    'sign-up.test.tsx': signUpTest,
  });

  const tests = blocks
    .filter(([, name]) => name === undefined)
    .map(([, , code = '']) => code.slice(code.indexOf('\nit(')));
  expect(tests).toHaveLength(recipes.match(/^it\(/gm)?.length ?? 0);
  for (const test of tests) expect(recipes).toContain(test);
});
