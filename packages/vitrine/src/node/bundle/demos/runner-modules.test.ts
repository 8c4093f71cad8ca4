import { expect, it } from 'vitest';
import { printImports } from './runner-modules.ts';

it('imports what can be resolved, and has nothing of types alone', async () => {
  const resolve = (name: string) => {
    // As the bundler does for a subpath that a package exports for types, or not at all.
    if (name === 'kit/types') return Promise.reject(new Error('"./types" is not exported'));
    return Promise.resolve(name === 'csstype' ? null : `/from/${name}`);
  };
  expect(await printImports(['react', 'kit/types', 'csstype'], resolve)).toBe(
    `import * as m0 from "/from/react";
const m1 = {};
const m2 = {};
export const modules = {"react": m0,
"kit/types": m1,
"csstype": m2};`,
  );
});
