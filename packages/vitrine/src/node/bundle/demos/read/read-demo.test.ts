import { expect, it } from 'vitest';
import { linkModule } from '../link-module.ts';
import { readDemoModule } from './read-demo.ts';

const read = (source: string) => readDemoModule(source, '/site/content/demo.tsx');

it('lists what is imported once types are gone', async () => {
  const source = `
    import Button, { type ButtonProps, variants } from 'kit/Button';
    import { Options } from './options';
    import * as React from 'react';
    import type { Theme } from 'kit';
    const options: Options = {};
    export default (props: ButtonProps & Theme) => <Button key={React.useId() + variants} {...props} {...options} />;`;
  expect((await read(source))?.imports).toEqual([
    ['kit/Button', ['default', 'variants']],
    ['react', ['*']],
    ['react/jsx-runtime', ['jsx']],
  ]);
});

it('lists what is imported without a name', async () => {
  const source = `import 'kit/styles.css?x'; import './setup'; import css from './own.module.css'; export default css.a;`;
  expect((await read(source))?.imports).toEqual([
    ['kit/styles.css?x', []],
    ['./setup', []],
    ['./own.module.css', ['default']],
  ]);
});

it('takes of a namespace what is named of it', async () => {
  const source = `import * as Dialog from 'kit/dialog';
    export default () => <Dialog.Root><Dialog.Item value={Dialog.default} /></Dialog.Root>;`;
  const module = await read(source);
  expect(module?.imports).toEqual([
    ['kit/dialog', ['Item', 'Root', 'default']],
    ['react/jsx-runtime', ['jsx']],
  ]);
  expect(module?.statements[0]).toMatchObject({ namespace: 'Dialog' });
  const taken = 'let Dialog$$Root;';
  expect(await read(`${source}\n${taken}`), 'where the names are free').toBeNull();
});

it('reads data as a module with a default export', async () => {
  const data = await readDemoModule(
    '\uFEFF{ "__proto__": [1], "a": "\u2028" }',
    '/site/content/a.json',
  );
  expect(data).toMatchObject({ imports: [], exports: ['default'], statements: [] });
  const { default: value } = (await import(
    `data:text/javascript,${encodeURIComponent(data!.code)}`
  )) as { default: object };
  expect(Object.entries(value)).toEqual([
    ['__proto__', [1]],
    ['a', '\u2028'],
  ]);
  expect(await readDemoModule('{ a: 1 }', '/site/content/a.json')).toBeNull();
});

it('lists its exports by their names', async () => {
  const source = `
    export interface Row { name: string }
    export const rows: Row[] = [], [first] = rows;
    function find() {}
    export { find as search, first as 'the first' };
    export default class {}`;
  expect((await read(source))?.exports).toEqual([
    ...['rows', 'first', 'search', 'the first', 'default'],
  ]);
});

it.each([
  'const later = () => import("./later");',
  'const here = import.meta.url;',
  'const later = () => import/* of a part */("./later");',
  'const here = import/* of this module */.meta.url;',
  'import * as kit from "kit"; kit;',
  'import * as kit from "kit"; kit[name];',
  'import * as kit from "kit"; const { a } = kit;',
  'import { "a-b" as x } from "kit"; x;',
  'import { "b-" as x } from "kit"; x;',
  'import { a, "b-c" as x } from "kit"; a(x);',
  'import kit, * as all from "kit"; kit(all);',
  'import { a } from "kit"; export { b } from "kit"; a(); export const c = 1;',
  'export { Button } from "kit";',
  'export * from "kit";',
  'const mode = process.env.NODE_ENV;',
  'const kit = require("kit");',
  'const all = [...module.paths];',
  'const { = wrong;',
  '@sealed class Box {}',
])('leaves to the bundler what means more than names: %s', async (code) => {
  expect(await read(`${code}\nexport default () => null;`)).toBeNull();
});

it.each(['props.process.start();', 'window.module[0]', 'own_exports.a', `'./own.module.css'`])(
  'takes a name for what it is: %s',
  async (code) => {
    expect(await read(`${code};\nexport default () => null;`)).not.toBeNull();
  },
);

it('takes a function that is named like an import for a function', async () => {
  const source = "import { importAll } from 'kit';\nexport default () => importAll('a');";
  expect((await read(source))?.imports).toEqual([['kit', ['importAll']]]);
});

it('imports from the files of a bundle what it imported from modules, and keeps its lines', async () => {
  const module = await read(
    `import Button, { variants } from 'kit';\nimport { x } from './x';\nexport default () => [Button, variants, x];`,
  );
  const exports = {
    before: ['assets/first.js', 'assets/kit.js'],
    names: {
      _0: ['assets/kit.js', 't'],
      variants_0: ['assets/kit.js', 'variants'],
      x_1: ['assets/x.js', 'n'],
    } satisfies Record<string, [string, string]>,
    own: null,
  };
  const place = { bundle: 'server/', folder: 'parts/server', locals: {} };
  const lines = linkModule(module!, module!.imports, exports, place).split('\n');
  expect(lines[0]).toBe(
    [
      'import "../../server/assets/first.js";',
      'import { t as Button, variants } from "../../server/assets/kit.js";',
      'import { n as x } from "../../server/assets/x.js";',
    ].join(' '),
  );
  expect(lines.length).toBe(module!.code.split('\n').length);
});
