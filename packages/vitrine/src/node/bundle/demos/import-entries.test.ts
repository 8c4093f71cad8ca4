import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importEntriesPlugin, importsEntries } from './import-entries.ts';
import type { Importer } from './demo-plan.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'entries-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return path.join(root, file);
}

const demo = (file: string, imports: Importer['imports']) => ({ file, imports });

type Resolve = (id: string, importer: string | undefined, options: object) => object | null;

/** The plugin, with a bundler that resolves by `resolve`. */
function open(demos: Importer[], resolve: Resolve = () => null) {
  const { resolveId, load } = importEntriesPlugin(root, demos) as unknown as Record<
    'resolveId' | 'load',
    { filter: { id: RegExp[] }; handler: (...names: string[]) => unknown }
  >;
  const entry = (file: string) => importsEntries(root, demos).get(file)!;
  const isAsked = ({ filter }: typeof load, id: string) => filter.id.some((one) => one.test(id));
  return {
    entry,
    asks: (id: string) => isAsked(resolveId, id),
    loads: (id: string) => isAsked(load, id),
    resolve: (id: string, importer: string) =>
      Promise.resolve(resolveId.handler.call({ resolve }, id, importer)),
    load: (id: string) => (load.handler(id) as { code: string }).code,
  };
}

it('is asked for entries and what is between them and the modules, and for nothing else', () => {
  const { asks, loads } = open([]);
  const between = '\0vitrine:name:kit:/kit.js';
  expect(['/a.tsx?imports', 'import:name:kit', '\0require:react'].map(asks)).not.toContain(false);
  expect(['/a.tsx?imports', between].map(loads)).not.toContain(false);
  const others = ['/a.tsx?imports=all', './import:name:kit', `/a${between}`, 'x\0require:react'];
  expect(others.map(asks)).not.toContain(true);
  expect(others.map(loads)).not.toContain(true);
});

it('an entry exports each name that a demo imports, of its module', () => {
  const imports: Importer['imports'] = [
    ['kit', ['Button', 'default']],
    ['react', ['*']],
    ['kit/styles.css', []],
  ];
  const { entry, load } = open([demo('content/a.tsx', imports)]);
  expect(load(entry('content/a.tsx'))).toBe(
    [
      'export { Button as Button_0 } from "import:name:kit";',
      'export { default as _0 } from "import:name:kit";',
      'export { whole as _1n } from "import:whole:react";',
      'import "import:name:kit/styles.css";',
    ].join('\n'),
  );
});

it('a module in CommonJS is read once, for all demos', async () => {
  const kit = write('kit.cjs', 'exports.a = 1;');
  const demos = [demo('a.tsx', [['kit', ['b', '*']]]), demo('b.tsx', [['kit', ['a']]])];
  const asked: unknown[] = [];
  const { entry, resolve, load } = open(demos, (id, importer, options) => {
    asked.push([id, importer, options]);
    return id === 'kit' ? { id: kit } : { id, packageJsonPath: '/package.json' };
  });
  const found = await resolve('import:name:kit', entry('a.tsx'));
  const id = `\0vitrine:name:kit:${kit}`;
  expect(found).toEqual({ id, packageJsonPath: '/package.json' });
  const file = path.join(root, 'a.tsx');
  expect(asked).toEqual([
    ['kit', file, { skipSelf: true }],
    [file, undefined, { skipSelf: true }],
  ]);
  expect(load(id)).toBe(
    [
      `import * as all from "${kit}";`,
      'const own_a = all.a;\nexport { own_a as a };',
      'const own_b = all.b;\nexport { own_b as b };',
    ].join('\n'),
  );
  expect(load(`\0vitrine:whole:kit:${kit}`)).toBe(
    `import * as all from "${kit}";\nexport { all as whole };`,
  );
});

it('a module with names, a missing one and an external one are left as they are', async () => {
  const answers: Record<string, object | null> = {
    kit: { id: write('kit.js', 'export const a = 1;') },
    typed: { id: write('typed.ts', 'const a = 1;') },
    none: null,
    elsewhere: { id: write('elsewhere.js', ''), external: true },
  };
  const demos = [demo('a.tsx', [['kit', ['a']]])];
  const { entry, resolve } = open(demos, (id) => answers[id] ?? null);
  for (const [name, answer] of Object.entries(answers))
    expect(await resolve(`import:name:${name}`, entry('a.tsx'))).toBe(answer);
  expect(await resolve('import:name:kit', '/elsewhere.tsx')).toBeNull();
  expect(await resolve('import:other:kit', entry('a.tsx'))).toBeNull();
  expect(await resolve('\0require:react', '')).toBe('\0require:react');
  expect(await resolve(entry('a.tsx'), '')).toBe(entry('a.tsx'));
  expect(await resolve('/b.tsx?imports', '')).toBeNull();
});

it('asks again where a package may be another: beside another manifest or folder of packages', async () => {
  write('content/own/package.json', '{}');
  write('content/other/node_modules/kit/index.js', '');
  const files = ['a', 'b/a', 'own/a', 'own/deep/a', 'other/a'].map((name) => `content/${name}.tsx`);
  const importers: string[] = [];
  const { entry, resolve } = open(
    files.map((file) => demo(file, [['kit', ['a']]])),
    (id, importer) => {
      importers.push(`${id} ${path.relative(root, importer!)}`);
      return null;
    },
  );
  for (const file of files) await resolve('import:name:kit', entry(file));
  expect(importers).toEqual([0, 2, 4].map((index) => `kit ${files[index]}`));
  importers.length = 0;
  for (const file of files.slice(0, 2)) await resolve('import:name:./part', entry(file));
  expect(importers).toEqual(files.slice(0, 2).map((file) => `./part ${file}`));
});
