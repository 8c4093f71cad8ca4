import { expect, it } from 'vitest';
import { readModuleNames } from './module-names.ts';
import { parseSync } from './parse-code.ts';

const namesOf = (code: string) => {
  const { imports, exports, stars } = readModuleNames(parseSync('a.ts', code).module);
  return { imports: Object.fromEntries(imports), exports: Object.fromEntries(exports), stars };
};

it('reads what a module takes', () => {
  const { imports } =
    namesOf(`import A, { b, c as d, default as e } from './x'; import * as F from 'y';
    export { A, b, d, e, F };`);
  expect(imports).toEqual({
    A: { from: './x', name: 'default' },
    b: { from: './x', name: 'b' },
    d: { from: './x', name: 'c' },
    e: { from: './x', name: 'default' },
    F: { from: 'y', name: '*' },
  });
});

it.each([
  [`import Row from './row'; export { Row };`, { Row: { from: './row', name: 'default' } }],
  [`import R from './row'; export { R as Row };`, { Row: { from: './row', name: 'default' } }],
  [`import { a as b } from './x'; export { b as c };`, { c: { from: './x', name: 'a' } }],
  [`import { a } from './x'; export { a as default };`, { default: { from: './x', name: 'a' } }],
  [`export { default } from './x';`, { default: { from: './x', name: 'default' } }],
  [`export { a as b } from './x';`, { b: { from: './x', name: 'a' } }],
  [`export * as All from './x';`, { All: { from: './x', name: '*' } }],
  [`import * as All from './x'; export { All as Each };`, { Each: 'All' }],
  [`const a = 1, b = 2; export { b as c }; export default a;`, { c: 'b', default: 'a' }],
  [`export default function () {}`, { default: 'default' }],
  [`export const a = 1; export function b() {}`, { a: 'a', b: 'b' }],
])('reads what a module gives: %s', (code, expected) => {
  expect(namesOf(code).exports).toEqual(expected);
});

it('reads which modules are passed on whole', () => {
  expect(namesOf(`export * from './x'; export * from 'y';`)).toMatchObject({
    exports: {},
    stars: ['./x', 'y'],
  });
});
