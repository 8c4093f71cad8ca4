import { expect, it } from 'vitest';
import type { EntryExports } from './exports-of-entries.ts';
import { linkModule, mergeModule, minifyModule, type Surroundings } from './link-module.ts';
import { readDemoModule } from './read/read-demo.ts';

const place = { bundle: '', folder: 'assets', locals: {} };
async function link(source: string, exports: Partial<EntryExports>, at: Surroundings = place) {
  const module = await readDemoModule(source, '/site/content/demo.ts');
  const imports = module!.imports.filter(([specifier]) => !(specifier in at.locals));
  return linkModule(module!, imports, { before: [], names: {}, own: null, ...exports }, at);
}

it('runs first what has to, and imports from a file once', async () => {
  const linked = await link(`import { a, b } from 'kit';\nimport { c } from 'more';\na(b, c);`, {
    before: ['assets/first.js', 'assets/kit.js'],
    names: {
      ...{ a_0: ['assets/kit.js', 'x'], b_0: ['assets/kit.js', 'b'] },
      c_1: ['assets/deep/more.js', 'c'],
    },
  });
  const [first = '', ...rest] = linked.split('\n');
  expect(first).toBe(
    [
      'import "./first.js";',
      'import { x as a, b } from "./kit.js";',
      'import { c } from "./deep/more.js";',
    ].join(' '),
  );
  expect(rest.join('\n').trim()).toBe('a(b, c);');
});

it('finds the bundle from where the demo lies', async () => {
  const names: EntryExports['names'] = { a_0: ['kit.js', 'a'] };
  const source = `import { a } from 'kit';\na();`;
  const at = { bundle: 'server/', folder: 'parts/server', locals: {} };
  expect(await link(source, { names }, at)).toMatch(
    /^import \{ a \} from "..\/..\/server\/kit.js";/,
  );
  expect(await link(source, { names }, { bundle: 'a/', folder: 'a', locals: {} })).toContain(
    'from "./kit.js"',
  );
});

it('imports from another module of the site by its file there, by the names that it has', async () => {
  const source = `import './setup';\nimport Row, { a as b } from './row';\nimport { c } from 'kit';\nRow(b, c);`;
  const linked = await link(
    source,
    { before: ['assets/kit.js'], names: { c_0: ['assets/kit.js', 'x'] } },
    { ...place, locals: { './row': './row-1.js', './setup': './setup-2.js' } },
  );
  expect(linked.split('\n')[0]).toBe(
    [
      'import { x as c } from "./kit.js";',
      'import "./setup-2.js";',
      'import { default as Row, a as b } from "./row-1.js";',
    ].join(' '),
  );
});

it('makes an object of what is named of a namespace', async () => {
  const source = `import * as kit from 'kit';\nkit.default(kit.b);`;
  const names: EntryExports['names'] = {
    ...{ _0: ['assets/kit.js', 'k'], b_0: ['assets/b.js', 'b'] },
  };
  expect((await link(source, { names })).split('\n')).toEqual([
    [
      'import { k as kit$$default } from "./kit.js";',
      'import { b as kit$$b } from "./b.js";',
      'const kit = { default: kit$$default, b: kit$$b };',
    ].join(' '),
    ...['kit.default(kit.b);', ''],
  ]);
});

it('leaves a demo without imports as it is', async () => {
  const module = await readDemoModule('export default 1;', '/site/content/demo.ts');
  expect(await link('export default 1;', {})).toBe(module!.code);
});

it('makes code small, and says what is wrong with it', async () => {
  const code =
    'const value = 1 + 1;\nexport default function Demo(given) { return given + value; }';
  const small = await minifyModule(code);
  expect(small).not.toMatch(/value|given|\n./);
  expect(small).toMatch(/export(?:\{| default)/);
  expect(await minifyModule('let value = go();\nvalue = go(value);\ngo(value);')).not.toContain(
    'value',
  );
  await expect(minifyModule('const { = wrong;')).rejects.toThrow();
});

it('puts what a demo alone imports into it, and leaves the rest outside', async () => {
  const merged = await mergeModule(
    'import { a } from "./own.js";\nimport { c } from "./kit.js";\nexport default () => a(c);',
    new Map([['./own.js', 'import{b}from"./kit.js";const a=long=>b(long,"in");export{a};']]),
  );
  expect(merged).toContain('"./kit.js"');
  expect(merged).not.toContain('own.js');
  expect(merged).not.toMatch(/long|\n./);
  expect(merged.match(/\bin\b/g)).toHaveLength(1);
});

it('takes what is put into it for JavaScript, whatever the name of its file', async () => {
  const merged = await mergeModule(
    'import { a } from "inside:a.tsx";\nimport b from "inside:b.json";\nexport default a(b);',
    new Map([
      ['inside:a.tsx', 'export const a = (b, c, d) => b(c < d, d > (b));'],
      ['inside:b.json', 'export default 7;'],
    ]),
  );
  expect(merged).toMatch(/\w<\w,\w>\w/);
  expect(merged).toContain('7');
});

it('imports a module of Node by its name', async () => {
  const linked = await link(`import { join } from 'node:path';\njoin();`, {
    before: ['node:path'],
    names: { join_0: ['node:path', 'join'] },
  });
  expect(linked).toMatch(/^import \{ join \} from "node:path";/);
});
