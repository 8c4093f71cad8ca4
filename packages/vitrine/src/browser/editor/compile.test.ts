import { expect, test } from 'vitest';
import { compileDemo } from './compile.ts';

const PROVIDED = ['react', 'react/jsx-runtime', '@acme/dials', '@acme/dials/Knob'];

const compile = (code: string, ...others: [name: string, code: string][]) =>
  compileDemo(
    [{ name: 'demo.tsx', code }, ...others.map(([name, text]) => ({ name, code: text }))],
    PROVIDED,
  );

test('compiles a demo with its local files, each once', () => {
  const { modules, errors } = compile(
    `import rows from './data/rows';
import { total } from './data/total.js';
import './look.css';
export default () => <p>{total(rows as number[])}</p>;`,
    ['data/rows.ts', 'export default [1, 2] satisfies number[];'],
    ['data/total.ts', `import rows from './rows'; export const total = (of = rows) => of.length;`],
    ['look.css', 'p { color: red }'],
    ['unused.ts', 'does not even parse'],
  );
  expect(errors).toEqual([]);
  expect(modules.map(({ name }) => name)).toEqual([
    'demo.tsx',
    'data/rows.ts',
    'data/total.ts',
    'look.css',
  ]);
  expect(modules[0]!.imports).toEqual({
    './data/rows': 'data/rows.ts',
    './data/total.js': 'data/total.ts',
    './look.css': 'look.css',
  });
  expect(modules[2]!.imports).toEqual({ './rows': 'data/rows.ts' });
  expect(modules[0]!.code).not.toContain('as number[]');
});

test.each([
  ['const a = <div>\n  {x +}\n</div>;', 'Unexpected token, expected ","', 2, 6],
  ['export default () => (\n  <b>bold</i>\n);', 'Expected </b>', 2, 10],
  ['export default () => <><b>bold</b></b>;', 'Expected </>', 1, 35],
])('says what does not parse, and where: %j', (code, message, line, column) => {
  expect(compile(code).errors).toEqual([{ message, file: 'demo.tsx', line, column }]);
});

test('names the file in which something is wrong', () => {
  const { errors } = compile(
    `import './broken';\nimport rows from './rows.json';`,
    ['broken.ts', 'let a = ;'],
    ['rows.json', '[1,\n 2,,]'],
  );
  expect(errors.map(({ file }) => file)).toEqual(['broken.ts', 'rows.json']);
  expect(errors[0]).toMatchObject({ message: 'Unexpected token', line: 1, column: 9 });
});

test('says what can be imported, at the import', () => {
  const { errors } = compile(`import type { A } from 'types-alone';
import { type B } from 'types-alone';
import _ from 'lodash';
import Kno from "@acme/dials/Kno";
import rows from './rows';
export default () => <p>{_(Kno, rows)}</p>;`);
  expect(errors).toEqual([
    {
      message:
        '“lodash” cannot be imported here. This site provides modules of react, @acme/dials.',
      file: 'demo.tsx',
      line: 3,
      column: 15,
    },
    {
      message:
        '“@acme/dials/Kno” cannot be imported here. Of @acme/dials, this site provides @acme/dials/Knob, @acme/dials.',
      file: 'demo.tsx',
      line: 4,
      column: 17,
    },
    {
      message: 'There is no file “./rows”. The files of this demo are demo.tsx.',
      file: 'demo.tsx',
      line: 5,
      column: 18,
    },
  ]);
});

test('finds imports that are not declarations', () => {
  const { errors } = compile(
    `export * from 'a';\nexport default () => import('b');\nconst text = "from 'c'"; import(text);`,
  );
  expect(errors.map(({ message }) => message.slice(0, 3))).toEqual(['“a”', '“b”']);
});
