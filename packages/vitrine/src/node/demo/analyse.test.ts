import { describe, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { analyseDemo } from './analyse.ts';

const exportsDefault = (source: string, file = 'a.tsx') =>
  analyseDemo(source, file).hasDefaultExport;
const report = (source: string) =>
  analyseDemo(source, 'content/a/demo.tsx').problems.map(formatProblem).join('\n');

describe('imports', () => {
  it('finds every way to name a module, with its line', () => {
    const source = `// 日本 😀 keeps offsets honest
import * as React from 'react';
import {
  Button,
} from "kit/button";
import './styles.css';
import type { Props } from './types';
import Icon, { type IconProps } from 'icons';
export { a, b } from './parts';
export * from './all';
const lazy = () => import('./lazy');
const other = import(\`./other\`);
const computed = (name: string) => import(\`./\${name}\`);
const text = "import x from 'not-an-import'";
export default function Demo() {
  return <Button>{'from "nowhere"'}</Button>;
}
`;
    const { imports } = analyseDemo(source, 'a.tsx');
    expect(imports.map(({ specifier, line }) => `${specifier} ${line}`)).toEqual([
      'react 2',
      'kit/button 5',
      './styles.css 6',
      './types 7',
      'icons 8',
      './parts 9',
      './all 10',
      './lazy 11',
      './other 12',
    ]);
  });
});

it.each([
  ['import("./a")', ['./a']],
  ["import('./a'); import(`./b`)", ['./a', './b']],
  ['import("")', ['']],
  ...["'./a' + name", "name + './a'", "'./a' + './b'", '"./a" + "./b"', '`./a` + `./b`'].map(
    (computed): [string, string[]] => [`import(${computed})`, []],
  ),
  ['import(name)', []],
  ['export { a } from "./a"; export { b, c } from "./a"; import "./c"', ['./a', './a', './c']],
])('names the modules of %s', (source, specifiers) => {
  const { imports } = analyseDemo(source, 'a.tsx');
  expect(imports.map(({ specifier }) => specifier)).toEqual(specifiers);
  for (const { specifier, start, end } of imports) {
    expect(source.slice(start + 1, end - 1)).toBe(specifier);
  }
});

it.each([
  ['a.mts', true],
  ['a.cts', true],
  ['a.mjs', false],
  ['a.cjs', false],
  ['a.unknown', false],
])('reads %s with type assertions instead of JSX: %s', (file, hasAssertions) => {
  expect(analyseDemo('export default <any>1', file).problems.length === 0).toBe(hasAssertions);
  expect(analyseDemo('export default <a />', file).problems.length === 0).toBe(!hasAssertions);
});

describe('default export', () => {
  it.each([
    'export default function A() {}',
    'export default () => null',
    'const A = 1; export default A;',
    'const A = 1; export { A as default };',
    `export { default } from './a'`,
    'export const a = 1; export { a as default, a as b };',
    'export const a = 1; export default a;',
  ])('is found in %s', (source) => {
    expect(exportsDefault(source)).toBe(true);
  });

  it.each(['export const a = 1', 'export default interface A {}', '// export default A', ''])(
    'is not found in %s',
    (source) => {
      expect(exportsDefault(source)).toBe(false);
    },
  );

  it.each(['a.tsx', 'a.jsx', 'a.js'])('is found beside JSX in %s', (file) => {
    expect(analyseDemo('export default () => <a />', file)).toMatchObject({
      hasDefaultExport: true,
      problems: [],
    });
  });

  it('is found beside a type assertion in .ts', () => {
    expect(exportsDefault('export default <any>1', 'a.ts')).toBe(true);
  });
});

describe('problems', () => {
  it('reports a syntax error with its line, and nothing that follows from it', () => {
    expect(report('const a = 1;\n\nfunction (')).toMatchInlineSnapshot(`
      "content/a/demo.tsx:3 error demo-syntax
        The demo does not parse: Expected function name
        Correct the syntax on that line.
      content/a/demo.tsx:3 error demo-syntax
        The demo does not parse: Expected \`)\` but found \`EOF\`
        Correct the syntax on that line."
    `);
  });

  it.each([
    'export default function A() {}\nexport default function B() {}',
    'const A = 1;\nexport { A as default }; export default A;',
    `export { default } from './a';\nexport default 1;`,
    'const A = 1;\nexport { A as default, A as b }; export default A;',
  ])('reports a second default export in %j', (source) => {
    expect(report(source)).toContain(
      'demo.tsx:2 error demo-syntax\n  The demo does not parse: A module has one default export\n',
    );
  });

  it('takes the signatures of an overloaded function for one', () => {
    const signatures = 'export default function A(a: string): void;\n'.repeat(2);
    expect(report(`${signatures}export default function A(a: any): void {}`)).toBe('');
    expect(report(`interface A {}\nexport default A;\nexport default interface B {}`)).toBe('');
  });

  it('reports what parses and yet is no module, such as a name that is declared twice', () => {
    expect(report('const a = 1;\nconst a = 2;\nexport default a;')).toContain(
      'error demo-syntax\n  The demo does not parse: Identifier `a` has already been declared\n',
    );
  });

  it('takes exports of nothing, and of others, for no default', () => {
    expect(report('export {};\nexport default 1;')).toBe('');
    expect(report('export const a = 1;\nexport default a;\nexport {};')).toBe('');
  });

  it('says of a text that is no UTF-8 nothing else', () => {
    const text = '// \uFFFD\nexport const a = 1;';
    expect(analyseDemo(text, 'a.tsx').problems.map(({ code }) => code)).toEqual(['not-utf8']);
    const two = `${text}\nexport { a as default };\nexport default a;`;
    expect(analyseDemo(two, 'a.tsx').problems.map(({ code }) => code)).toEqual(['not-utf8']);
  });

  it('reports what is no UTF-8', () => {
    expect(report('export default () => null;\nconst a = "\uFFFD";')).toContain(
      'demo.tsx:2 error not-utf8\n  The file has characters that are not UTF-8\n',
    );
    expect(report('export default () => "\\uFFFD";')).toBe('');
  });

  it('reports a missing default export', () => {
    expect(report('export const a = 1;')).toMatchInlineSnapshot(`
      "content/a/demo.tsx:1 error demo-without-export
        The demo "content/a/demo.tsx" has no default export
        Export the component: export default function Name() { … }"
    `);
  });
});
