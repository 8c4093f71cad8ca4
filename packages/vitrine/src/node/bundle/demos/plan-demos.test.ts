import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import { openDemoPlanner } from './plan-demos.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plan-'));
  write('package.json', '{}');
  write('one.tsx', `import { a } from 'kit';\nexport default () => a;`);
  write('two.tsx', `export { b } from 'kit';\nexport default () => null;`);
  write('.vitrine/three.tsx', `import { a } from 'kit';\nexport default () => a;`);
});
afterEach(() => rmSync(root, { recursive: true }));

const record = () => path.join(root, '.vitrine/demo-imports.json');
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const ALL = ['one.tsx', 'two.tsx', '.vitrine/three.tsx'];
const open = (files = ALL, rest: { engineId?: string; vite?: object } = {}) => {
  const { engineId = 'engine', vite } = rest;
  const config = { vite } as never;
  return openDemoPlanner({ root, cacheDir: path.join(root, '.vitrine'), config, engineId }, files);
};
/** Makes what is known of demos something that no reading of them gives. */
function mark(): void {
  const known = readJson<{ demos: Record<string, object> }>(record())!;
  for (const each of Object.values(known.demos))
    Object.assign(each, { imports: [['known', ['b']]] });
  writeJson(record(), known);
}
const importsOf = async (...args: Parameters<typeof open>) => {
  const { single } = (await open(...args)).plan([]);
  return Object.fromEntries(single.map(({ file, imports }) => [file, imports]));
};
const KIT = [['kit', ['a']]];

it('compiles apart what imports nothing but names, and no playground', async () => {
  const { plan } = await open();
  const { single, whole } = plan([]);
  expect(single).toEqual([
    { file: 'one.tsx', digest: expect.any(String) as string, imports: KIT, locals: {} },
  ]);
  expect(whole).toEqual(['two.tsx', '.vitrine/three.tsx']);
  expect(plan(['one.tsx'])).toEqual({ single: [], locals: [], whole: ALL });
});

it('leaves a demo that is a link to the bundler, which knows what it leads to', async () => {
  symlinkSync('one.tsx', path.join(root, 'link.tsx'));
  const { single, whole } = (await open(['one.tsx', 'link.tsx'])).plan([]);
  expect([single.map(({ file }) => file), whole]).toEqual([['one.tsx'], ['link.tsx']]);
});

it('compiles modules beside demos apart, as long as nothing else needs them', async () => {
  write(
    'content/a.tsx',
    `import { a } from 'kit';\nimport { row } from './row';\nexport default () => a + row;`,
  );
  write(
    'content/row.ts',
    `import { b } from 'kit';\nimport { base } from './deep/base.js';\nexport const row = b + base;`,
  );
  write('content/deep/base.ts', `export const base = 1;`);
  const files = ['content/a.tsx'];
  const { single, locals, whole } = (await open(files)).plan([]);
  expect(single).toMatchObject([
    { file: 'content/a.tsx', imports: KIT, locals: { './row': 'content/row.ts' } },
  ]);
  expect(locals).toMatchObject([
    {
      file: 'content/row.ts',
      imports: [['kit', ['b']]],
      locals: { './deep/base.js': 'content/deep/base.ts' },
    },
    { file: 'content/deep/base.ts', imports: [], locals: {} },
  ]);
  expect(whole).toEqual([]);

  write(
    'content/b.tsx',
    `export { b } from 'kit';\nimport { base } from './deep/base';\nexport default () => base;`,
  );
  const both = (await open([...files, 'content/b.tsx'])).plan([]);
  expect(both.whole).toEqual(['content/b.tsx']);
  expect(both.locals.map(({ file }) => file)).toEqual(['content/row.ts']);
  expect(both.locals[0]).toMatchObject({
    imports: [
      ['kit', ['b']],
      ['./deep/base.js', ['base']],
    ],
    locals: {},
  });
});

it('compiles nothing apart where the site may change any module', async () => {
  const vite = { options: {}, plugins: [{ name: 'own' }], key: '' };
  expect((await open(ALL, { vite })).plan([])).toEqual({ single: [], locals: [], whole: ALL });
});

it('gives a demo of the plan as JavaScript, as it is now', async () => {
  const { plan, compile } = await open();
  const { code, imports } = await compile(plan([]).single[0]!);
  expect(code).toContain('export default () => a;');
  expect(imports).toEqual(KIT);
  (await open()).save();
  const later = await open();
  expect((await later.compile(later.plan([]).single[0]!)).code).toBe(code);
});

it('knows demos whose text is the same, and reads those again that were edited', async () => {
  (await open()).save();
  mark();
  const known = [['known', ['b']]];
  expect(await importsOf()).toEqual({ 'one.tsx': known, 'two.tsx': known, [ALL[2]!]: known });
  write('one.tsx', `import { c } from 'kit';\nexport default () => c;`);
  expect(await importsOf(ALL.slice(0, 2))).toEqual({
    'one.tsx': [['kit', ['c']]],
    'two.tsx': known,
  });
});

it('reads all again with another engine, or where TypeScript is told something else', async () => {
  (await open()).save();
  mark();
  expect(await importsOf(ALL, { engineId: 'other' })).toEqual({ 'one.tsx': KIT });
  write('tsconfig.json', '{}');
  expect(await importsOf()).toEqual({ 'one.tsx': KIT });
  (await open()).save();
  mark();
  write('tsconfig.json', '{"compilerOptions":{"jsx":"preserve"}}');
  expect(await importsOf()).toEqual({ 'one.tsx': KIT });
});

it('writes only what has changed, of the demos that are there', async () => {
  (await open()).save();
  utimesSync(record(), 1000, 1000);
  (await open()).save();
  expect(statSync(record()).mtimeMs).toBe(1_000_000);
  (await open(['one.tsx'])).save();
  expect(Object.keys(readJson<{ demos: object }>(record())!.demos)).toEqual(['one.tsx']);
});

it('remembers which demos needed the bundler, of the last tries', async () => {
  const first = await open();
  expect(first.neededFor('0')).toEqual([]);
  for (let key = 0; key < 22; key++) first.remember(`key ${key}`, [`${key}.tsx`]);
  expect(first.neededFor('key 0')).toEqual(['0.tsx']);
  first.save();
  const { neededFor } = await open();
  expect(['key 1', 'key 2', 'key 21'].map(neededFor)).toEqual([[], ['2.tsx'], ['21.tsx']]);
  expect((await open(ALL, { engineId: 'other' })).neededFor('key 21')).toEqual([]);
});
