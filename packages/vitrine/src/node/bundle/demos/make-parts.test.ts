import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from '../../base/files/list-files.ts';
import type { EntryExports } from './exports-of-entries.ts';
import { makeParts, type StyleParts } from './make-parts.ts';
import type { SingleModule } from './demo-plan.ts';
import { readDemoModule } from './read/read-demo.ts';

let root: string;
let dir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parts-'));
  dir = path.join(root, '.vitrine/bundle');
  sources = {
    'content/one.tsx': `import { a } from 'kit';\nexport default () => a;`,
    'content/my demo.v2.tsx': `import { a } from 'kit';\nexport default () => a + 1;`,
  };
  locals = {};
  beside = [];
});
afterEach(() => rmSync(root, { recursive: true }));

let sources: Record<string, string>;
/** Modules of the site that others import, by importer and specifier; those that are no demos are in `beside`. */
let locals: Record<string, Record<string, string>>;
let beside: string[];
const KIT: EntryExports = {
  ...{ before: ['assets/kit.js'], names: { a_0: ['assets/kit.js', 'a'] }, own: null },
};

interface Changes {
  exports?: EntryExports;
  styles?: StyleParts;
  chunks?: Record<string, string>;
}
/** Makes the parts of all sources, and tells which demos were compiled. */
async function make({ exports = KIT, styles, chunks = {} }: Changes = {}) {
  const compiled: string[] = [];
  const asked: (StyleParts | undefined)[] = [];
  const all = Object.fromEntries(Object.keys(sources).map((file) => [file, exports]));
  const modules = Object.entries(sources).map(([file, source]): SingleModule => {
    return { file, digest: source, imports: [['kit', ['a']]], locals: locals[file] ?? {} };
  });
  const parts = await makeParts({
    ...{ root, dir, record: { client: all, server: all, keys: { chunks } } },
    single: modules.filter(({ file }) => !beside.includes(file)),
    locals: modules.filter(({ file }) => beside.includes(file)),
    compile: async ({ file, digest }) => {
      // The planner remembers what it has compiled.
      if (!compiled.includes(file)) compiled.push(file);
      return (await readDemoModule(digest, path.join(root, file)))!;
    },
    makeStyles: (to, before) => {
      asked.push(before);
      mkdirSync(to, { recursive: true });
      for (const name of ['site-styles.js', 'page-styles.js'])
        writeFileSync(path.join(to, name), '');
      return Promise.resolve(styles ?? before ?? { key: 'first', digest: '' });
    },
  });
  return { parts, compiled, asked };
}
const partsDir = () => path.join(dir, 'parts');
const list = () => listFiles(partsDir()).map((file) => file.replace(/-[\w-]{8,}\.js$/, '.js'));
const read = (file: string) => readFileSync(path.join(partsDir(), file), 'utf8');

it('gives each demo a file for browsers and one for Node, and lists all that can be loaded', async () => {
  const { parts, compiled } = await make({ chunks: { 'content/whole.tsx': 'assets/whole-1.js' } });
  expect(compiled).toEqual(Object.keys(sources));
  const { 'content/one.tsx': one, 'content/my demo.v2.tsx': other } = parts.demos;
  expect(one!.client).toMatch(/^assets\/one-[\w-]{8}\.js$/);
  expect(other!.client).toMatch(/^assets\/my_demo_v2-[\w-]{8}\.js$/);
  expect(one!.code).toMatch(/^import\{a as \w\}from"\.\/kit\.js";/);
  expect(list().sort()).toEqual([
    ...['demos.js', 'page-styles.js', 'server/my_demo_v2.js', 'server/one.js', 'site-styles.js'],
  ]);
  expect(read('demos.js')).toBe(
    [
      'export const demos = {',
      '"content/whole.tsx": () => import("../server/assets/whole-1.js"),',
      `"content/one.tsx": () => import("./${one!.server}"),`,
      `"content/my demo.v2.tsx": () => import("./${other!.server}"),`,
      '};\n',
    ].join('\n'),
  );
});

it('tells Node the lines of the source', async () => {
  const { parts } = await make();
  const code = read(parts.demos['content/one.tsx']!.server);
  expect(code).toContain('from "../../server/assets/kit.js"');
  const [, map = ''] = /\n\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\n$/.exec(
    code,
  )!;
  const {
    version,
    sources: from,
    mappings,
  } = JSON.parse(Buffer.from(map, 'base64').toString()) as Record<string, unknown>;
  expect([version, from]).toEqual([3, ['../../../../content/one.tsx']]);
  expect(mappings).not.toBe('');
});

it('makes the code that a demo alone needs a part of it', async () => {
  const own = 'assets/one-entry.js';
  const exports: EntryExports = {
    ...{ before: [own], names: { a_0: [own, 'a'] }, own },
    code: 'import{b}from"./kit.js";const a=b+"inner";export{a};',
  };
  sources = { 'content/one.tsx': sources['content/one.tsx']! };
  const { parts } = await make({ exports });
  const { code } = parts.demos['content/one.tsx']!;
  expect(code).toContain('inner');
  expect(code).toMatch(/from"\.\/kit\.js"/);
  expect(code).not.toContain('one-entry');
  expect(code).not.toMatch(/\n./);
});

/** Two demos with a module that both import, and one that the first alone imports, as that does another. */
function addLocals(): void {
  sources = {
    'content/one.tsx': `import { a } from 'kit';\nimport { row } from './row';\nimport { alone } from './alone';\nexport default () => [a, row, alone];`,
    'content/two.tsx': `import { a } from 'kit';\nimport { row } from './row';\nexport default () => a + row;`,
    'content/row.ts': `import { a } from 'kit';\nexport const row = 'in row' + a;`,
    'content/alone.ts': `import { a } from 'kit';\nimport { deep } from './deep';\nexport const alone = 'in alone' + deep + a;`,
    'content/deep.ts': `export const deep = 'in deep';`,
  };
  beside = ['content/row.ts', 'content/alone.ts', 'content/deep.ts'];
  locals = {
    'content/one.tsx': { './row': 'content/row.ts', './alone': 'content/alone.ts' },
    'content/two.tsx': { './row': 'content/row.ts' },
    'content/alone.ts': { './deep': 'content/deep.ts' },
  };
}

it('gives a module of several demos one file, and what one alone imports to that', async () => {
  addLocals();
  const { parts } = await make();
  const [one, two] = ['one', 'two'].map((name) => parts.demos[`content/${name}.tsx`]!);
  const { 'content/row.ts': row, ...inside } = parts.locals;
  expect(row!.client).toMatch(/^assets\/row-[\w-]{8}\.js$/);
  for (const { code } of [one!, two!]) {
    expect(code).toContain(`from"./${path.basename(row!.client!)}"`);
    expect(code).not.toContain('in row');
  }
  expect(one!.code).toContain('in alone');
  expect(one!.code).toContain('in deep');
  expect(one!.code).not.toMatch(/inside:|\n./);
  expect(Object.values(inside).map(({ client, code }) => [client, code])).toEqual([
    [null, ''],
    [null, ''],
  ]);
  expect(read(one!.server)).toContain(
    `from "./${path.basename(parts.locals['content/alone.ts']!.server)}"`,
  );
  expect(read('demos.js')).not.toContain('row');
  expect(list()).toEqual(
    expect.arrayContaining(['server/row.js', 'server/alone.js', 'server/deep.js']),
  );
});

it('compiles again what an edit of such a module concerns, and that alone', async () => {
  addLocals();
  const { parts } = await make();
  sources['content/deep.ts'] = `export const deep = 'edited';`;
  const edited = await make();
  expect(new Set(edited.compiled)).toEqual(new Set(['content/one.tsx', ...beside.slice(1)]));
  expect(edited.parts.demos['content/one.tsx']!.code).toContain('edited');
  expect(edited.parts.demos['content/one.tsx']!.server).not.toBe(
    parts.demos['content/one.tsx']!.server,
  );
  expect(edited.parts.demos['content/two.tsx']).toEqual(parts.demos['content/two.tsx']);
  expect(edited.parts.locals['content/row.ts']).toEqual(parts.locals['content/row.ts']);

  delete sources['content/two.tsx'];
  const only = await make();
  expect(only.parts.locals['content/row.ts']!.client, 'one demo alone imports it now').toBeNull();
  expect(only.parts.demos['content/one.tsx']!.code).toContain('in row');
});

it('leaves all as it is when nothing has changed', async () => {
  const first = await make();
  utimesSync(path.join(partsDir(), 'demos.js'), 1000, 1000);
  const second = await make();
  expect(second).toEqual({ parts: first.parts, compiled: [], asked: [first.parts.styles] });
  expect(statSync(path.join(partsDir(), 'demos.js')).mtimeMs).toBe(1_000_000);
});

it('compiles a demo again that was edited, or whose imports lie elsewhere', async () => {
  const { parts } = await make();
  sources['content/one.tsx'] += '\nexport const b = 1;';
  const edited = await make();
  expect(edited.compiled).toEqual(['content/one.tsx']);
  const other = 'content/my demo.v2.tsx';
  expect(edited.parts.demos[other]).toEqual(parts.demos[other]);
  expect(edited.parts.checksum).not.toBe(parts.checksum);
  expect(
    list().filter((file) => file === 'server/one.js'),
    'the old one leaves',
  ).toHaveLength(1);
  const moved: EntryExports = { ...KIT, names: { a_0: ['assets/kit.js', 'b'] } };
  expect((await make({ exports: moved })).compiled).toEqual(Object.keys(sources));
});

it('forgets a demo that is no longer there', async () => {
  await make();
  delete sources['content/one.tsx'];
  const { parts, compiled } = await make();
  expect([compiled, Object.keys(parts.demos)]).toEqual([[], ['content/my demo.v2.tsx']]);
  expect(list()).not.toContain('server/one.js');
  expect(read('demos.js')).not.toContain('one.tsx');
});

it('notes other styles, for which no demo is compiled', async () => {
  await make();
  const styles = { key: 'second', digest: 'other' };
  expect(await make({ styles })).toMatchObject({ compiled: [], parts: { styles } });
  expect((await make()).asked).toEqual([styles]);
});

it('makes all of a folder again in which something is damaged', async () => {
  const { parts } = await make();
  writeFileSync(path.join(partsDir(), 'demos.js'), 'x');
  writeFileSync(path.join(partsDir(), 'server/stray.js'), '');
  const again = await make();
  expect(again).toEqual({ parts, compiled: Object.keys(sources), asked: [undefined] });
  expect(list()).not.toContain('server/stray.js');
});
