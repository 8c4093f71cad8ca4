import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatJavaScript } from './format-code.ts';
import { javaScriptName, toJavaScript } from './to-javascript.ts';

const here = path.join(import.meta.dirname, 'a.tsx');
const translate = (source: string) => formatJavaScript(toJavaScript(source, 'a.tsx'), here);
/** What stays of a file that ends in a statement of values. */
const kept = async (source: string) =>
  (await translate(`${source}\nexport const last = 1;\n`)).replace('export const last = 1;\n', '');

it('takes the types out and leaves everything else as it was written', async () => {
  const source = `'use client';
import * as React from 'react';
import type { Theme } from 'kit/theme';
import Button, { type ButtonProps } from 'kit/button';
import { Box, type BoxProps } from 'kit/box';

/** What a row looks like. */
interface Row<T> {
  /** The value. */
  value: T; // shown
}

// A short name,
// in two lines.
export type Rows = Row<string>[];

// Colours of the rows. They are about more than the next line.

type Color = 'red' | 'blue';

/** Shows rows. */
export default function Demo<T extends object>(
  { rows }: { rows: Rows },
  ref?: React.Ref<T>,
): React.ReactElement {
  // The one chosen.
  const [chosen, setChosen] = React.useState<Row<string> | null>(null);
  const field = React.useRef<HTMLInputElement>(null)!;

  function pick(row: string): void;
  function pick(row: number): void;
  /** Chooses. */
  function pick(row: unknown): asserts row is string {
    // @ts-expect-error the rows are complete
    setChosen(rows[row as number] satisfies unknown); /* done */
  }

  const identity = <K,>(value: K): K => value;

  return (
    <Box<'div'> ref={field}>
      {/* A comment in the markup */}
      <Button<Row<string>> onClick={(event: React.MouseEvent) => pick(event.detail!)}>
        {chosen?.value as string} a {'>'} b
      </Button>
    </Box>
  );
}
`;
  expect(await translate(source)).toBe(`'use client';
import * as React from 'react';
import Button from 'kit/button';
import { Box } from 'kit/box';

// Colours of the rows. They are about more than the next line.

/** Shows rows. */
export default function Demo({ rows }, ref) {
  // The one chosen.
  const [chosen, setChosen] = React.useState(null);
  const field = React.useRef(null);

  /** Chooses. */
  function pick(row) {
    setChosen(rows[row]); /* done */
  }

  const identity = (value) => value;

  return (
    <Box ref={field}>
      {/* A comment in the markup */}
      <Button onClick={(event) => pick(event.detail)}>
        {chosen?.value} a {'>'} b
      </Button>
    </Box>
  );
}
`);
});

describe('imports', () => {
  it('drops those that only types use, whether or not they say so', async () => {
    expect(await kept(`import { Used, Unused } from 'a';\nexport const used = <Used />;`)).toBe(
      `import { Used } from 'a';\nexport const used = <Used />;\n`,
    );
    expect(await kept(`import { Type } from 'a';\nexport const used: Type[] = [];`)).toBe(
      'export const used = [];\n',
    );
    expect(await kept(`import { type A, type B } from 'a';`)).toBe('');
    expect(await kept(`export type { A } from 'a';\nexport type * from 'b';`)).toBe('');
  });

  it('keeps those for their effect, of JSON and of styles', async () => {
    const source = `import './effect';\nimport './styles.css';\nimport rows from './rows.json';\nexport const all = rows;`;
    expect(await kept(source)).toBe(`${source}\n`);
  });
});

it('keeps the marks of an excerpt, even around types', async () => {
  expect(await kept('// #region excerpt\ninterface A {}\n// #endregion')).toBe(
    '// #region excerpt\n// #endregion\n',
  );
});

describe('comments', () => {
  const plain = (source: string) => toJavaScript(source, 'a.ts');

  it('about a type go with it, one above the other, whatever is between them but a blank line', () => {
    expect(plain('/* one */ type A = 1;\nrun();')).toBe('run();');
    expect(plain('// one\n// two\ntype A = 1;\nrun();')).toBe('run();');
    expect(plain('  // one\n  type A = 1;\nrun();')).toBe('run();');
    expect(plain('// one\n\ntype A = 1;\nrun();')).toBe('// one\n\nrun();');
  });

  it('behind a statement stay, also above a type', () => {
    expect(plain('run(); // why\ntype A = 1;')).toMatch(/^run\(\); \/\/ why\s*$/);
  });

  it('that name marks or the compiler in their midst are comments like others', () => {
    expect(plain('// the mark is #region a\ntype A = 1;\nrun();')).toBe('run();');
    expect(plain('//   #region a\ntype A = 1;\nrun();')).toBe('//   #region a\nrun();');
    expect(plain('// see @ts-check\nrun();')).toBe('// see @ts-check\nrun();');
    expect(plain('//@ts-ignore\nrun();\n//   @ts-ignore\nrun();')).toBe('run();\nrun();');
  });
});

it('drops what is exported or declared for the types alone, with what is said about it', () => {
  const plain = (source: string) => toJavaScript(source, 'a.ts');
  expect(plain('// A\nexport interface A {}\n// B\nexport type { B } from "b";\nrun();')).toBe(
    'run();',
  );
  expect(plain('// A\nimport type A from "a";\nrun();')).toBe('run();');
  expect(plain('// A\nexport default interface A {}\nrun();')).toBe('run();');
  expect(plain('// A\ndeclare const a: string;\nrun();')).toBe('run();');
  expect(plain('// A\ndeclare module "a";\nrun();')).toBe('run();');
  // A property that is only declared is a part of its class.
  expect(plain('class A {\n  // B\n  declare b: string;\n}')).toContain('// B');
  expect(plain('// A\nexport const a = 1;')).toBe('// A\nexport const a = 1;');
});

it.each([
  'interface Row {}',
  'export default interface Row {}',
  'type Row = string;',
  'type /* of a row */ Row = string;',
  'type Größe = string;',
  'export type{ Row } from "./rows";',
  'export type*from "./rows";',
  'declare const row: string;',
  'export declare function pick(): void;',
])('finds what is about %j alone', async (statement) => {
  expect(await kept(`// About it.\n${statement}`)).toBe('');
});

it('finds signatures of functions and words to the compiler where no other types are', async () => {
  const last = 'export function pick(row) {}\n';
  expect(await kept(`export function pick(row: string): void;\n${last}`)).toBe(`${last}\n`);
  // What is said of a signature goes with it, however far from the function.
  expect(await kept(`// By name.\nexport function pick(row: string): void;\n${last}`)).toBe(
    `${last}\n`,
  );
  const own = 'function* $all(row) {}\n';
  expect(await kept(`// By name.\nfunction* $all(row: string): any;\n${own}`)).toBe(`${own}\n`);
  const nameless = 'export default function (row) {}\n';
  expect(await kept(`export default function (row: string): void;\n${nameless}`)).toBe(
    `${nameless}\n`,
  );
  expect(await kept('// @ts-expect-error it is none\npick(1);')).toBe('pick(1);\n');
  expect(await kept('const a = <input type="text" />;')).toBe('const a = <input type="text" />;\n');
});

it('leaves no empty braces beside a default import, however they are written', () => {
  const plain = (source: string) => toJavaScript(source, 'a.ts');
  for (const braces of [
    ', {}',
    ',{ type B }',
    ', {\n  type B,\n  type C,\n}',
    ' ,  { type B , }',
  ]) {
    expect(plain(`import a${braces} from "a";\na();`).replace(/\s+/g, ' ')).toBe(
      'import a from "a"; a();',
    );
  }
  expect(plain('import a, { b } from "a";\na(b);')).toBe('import a, { b } from "a";\na(b);');
});

it('compiles what exists in TypeScript alone', async () => {
  const code = await kept(`enum Size { Small = 's' }
declare const global: string;
abstract class Base<T> { constructor(private readonly value: T) {} declare other: string; }
export const size = [Size.Small, Base, global];`);
  expect(code).not.toMatch(/enum|declare|abstract|private|readonly/);
  expect(code).toContain('this.value = value');
});

it.each([
  ['a.tsx', 'a.jsx'],
  ['dir/a.ts', 'dir/a.js'],
  ['a.mts', 'a.mjs'],
  ['a.d.ts', 'a.d.ts'],
  ['a.ts.md', 'a.ts.md'],
  ['a.jsx', 'a.jsx'],
  ['a.json', 'a.json'],
])('names the JavaScript of %s %s', (name, translated) => {
  expect(javaScriptName(name)).toBe(translated);
});

it('takes out what is said of types alone', async () => {
  for (const types of [
    "import type { Theme } from 'kit';",
    "export type { Theme } from 'kit';",
    'export interface Theme {}',
    'declare const theme: string;',
  ])
    expect(await kept(`// About it.\n${types}`), types).toBe('');
});
