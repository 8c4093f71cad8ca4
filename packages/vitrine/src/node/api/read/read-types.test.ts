/** What frames the reading of a package: its facts, its names and the order of its documentation. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { InstalledPackage } from '../../base/packages/manifest.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { ExportedSymbol, TypeHost } from '../checker/type-host.ts';
import type { DirectImport } from '../components/imports/direct-imports.ts';
import { extractDocs } from '../extract.ts';
import { makeDoc, makeProp } from '../fixtures/docs.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { finishDocs } from './finish-docs.ts';
import { gatherFacts, namesOf, withShared } from './facts.ts';
import { isWanted, namedExports } from './found-exports.ts';
import { readTypes } from './read-types.ts';
import type { ReadOptions } from './options.ts';

afterEach(() => vi.unstubAllEnvs());

const host = {
  checker: { getTypeOfSymbol: (all: object[]) => all.map(() => undefined) },
  follow: (one: object) => one,
  filesOf: () => [],
  files: () => [],
} as unknown as TypeHost;
const kit = (homepage?: string): InstalledPackage => ({
  ...{
    name: 'kit',
    version: '1.0.0',
    dir: '/kit',
    manifest: homepage === undefined ? {} : { homepage },
  },
});

test('a name may be that of something documented by its first letter', () => {
  expect(['Dial', 'dial', 'zZ', '_dial', '$dial', '', '1a'].map(isWanted)).toEqual([
    ...[true, true, true, false, true, false, false],
  ]);
  const named = ['Dial', 'default', 'dial'].map((name) => ({ name }) as ExportedSymbol);
  const exportsOf = (all: ExportedSymbol[] | null) =>
    namedExports({ exportsOf: () => all } as unknown as TypeHost);
  expect(exportsOf(named)).toEqual([named[0], named[2]]);
  expect(exportsOf(null)).toBeNull();
});

test('a component is found by each of its names, with and without dots', () => {
  const names = namesOf([
    { name: 'Dialog.Root', aliases: ['Opener', 'Modal.Root'] },
    { name: 'Knob', aliases: [] },
  ]);
  expect([...names]).toEqual([
    ...['Dialog.Root', 'Opener', 'Modal.Root', 'DialogRoot'].map((one) => [one, 'Dialog.Root']),
    ['Knob', 'Knob'],
  ]);
});

test.each([
  ['invalid-tsconfig', 'tsconfig.json cannot be read: it is wrong'],
  ['package-without-types', 'The package "kit" ships no type declarations'],
])('%s ends the reading', (code, message) => {
  const configErrors = () => [{ file: 'tsconfig.json', text: 'it is wrong' }];
  const nothing = { ...host, configErrors: () => [], exportsOf: () => null, imported: [] };
  const read = code === 'invalid-tsconfig' ? { ...nothing, configErrors } : nothing;
  const options = { name: 'kit', installed: kit(), groups: {}, imports: [] };
  expect(() => readTypes(read as never, options)).toThrow(message);
});

describe('facts of a package', () => {
  const one = (name: string) =>
    ({ name, alias: {}, symbol: { id: name } }) as never as ExportedSymbol;
  const direct = (base: string) =>
    ({
      base,
      alias: { id: base },
      specifier: `kit/${base}`,
      clause: base,
    }) as never as DirectImport;
  const gather = (underPaths: ExportedSymbol[] = [], imports: DirectImport[] = []) =>
    gatherFacts(
      host,
      { name: 'my-kit', installed: kit() },
      { ofRoot: [one('Dial')], underPaths, direct: imports },
      { names: new Map([['Dial', 'Dial']]), usual: new Set() },
    );

  test('name what it exports, from wherever, and grow with what is read', () => {
    const { facts, read } = gather([one('Knob')]);
    expect([...facts.exported.keys()]).toEqual(['Dial', 'Knob']);
    expect([...facts.family.components]).toEqual([['Dial', 'Dial']]);
    expect([facts.name, facts.installed.name]).toEqual(['my-kit', 'kit']);
    expect([read.size, facts.classConstants.size, facts.openDefaults.size]).toEqual([0, 0, 0]);
    facts.onRead('/kit/vars.js');
    expect([...read]).toEqual(['/kit/vars.js']);
  });

  test('find imports of components by the package and by what paths bring under such names', () => {
    const { facts } = gather([one('Knob')], [direct('Knob')]);
    expect(facts.importsOf({ name: 'Dial' })[0]).toEqual({
      specifier: 'my-kit',
      clause: '{ Dial }',
    });
    expect(facts.importsOf({ name: 'Knob' })).toEqual([{ specifier: 'kit/Knob', clause: 'Knob' }]);
    const small = gather([one('knob')], [direct('knob')]);
    expect(small.facts.importsOf({ name: 'knob' })).toEqual([]);
  });

  test('tell files of React and the language from those of libraries', () => {
    const names = ['react', '@types/react', 'typescript', '@typescript/lib', 'react-kit'];
    const others = ['my-react', '@types/react-kit', '@types/my', 'typescript-kit', '@typescript'];
    const all = [...names, ...others, '@my/typescript', '@typescripts/lib'];
    const root = writeProject(
      Object.assign({}, ...all.map((name) => packageFiles(name, { 'index.d.ts': '' }))) as never,
      { react: false },
    );
    const { facts } = gather();
    const native = all.filter((name) =>
      facts.isNative(path.join(root, 'node_modules', name, 'index.d.ts')),
    );
    expect(native).toEqual(['react', '@types/react', 'typescript', '@typescript/lib']);
    expect(facts.isNative('/nowhere/at/all.d.ts')).toBe(false);
  });

  test('know the props of each shared type', () => {
    const types = ['Style', 'Zoom'].map((name) => ({ name, file: '', props: new Map() }));
    const docs = types.map(({ name }) => makeDoc({ name, props: [makeProp({ name })] }));
    const props = types.map(({ name }) => ({ name, symbols: [] as never, required: true }));
    const own = { name: 'own', symbols: [] as never, required: false };
    const typeOf = ({ name }: { name: string }) => types.find((one) => one.name === name) ?? null;
    const shared = { all: types, typeOf, sourceOf: () => null };
    const { split } = withShared(gather().facts, shared, docs);
    const all = { props: [...props.toReversed(), own], opaque: ['T'] };
    expect(split(all)).toEqual({
      own: { props: [own], opaque: ['T'] },
      groups: ['Style', 'Zoom'],
      rows: ['Zoom', 'Style'].map((name) => ({
        ...makeProp({ name, group: name, required: true }),
      })),
    });
    expect(split(all)).toBe(split(all));
    const zoom = (name: string) => ({ ...props[1]!, name });
    const more = Array.from({ length: 100 }, (_, i) => makeProp({ name: `s${i}` }));
    docs[0] = makeDoc({ props: more });
    const rowsOf = (taken: number) => {
      const many = more.slice(0, taken).map(({ name }) => zoom(name));
      const one = (prop: { name: string }) => (prop.name === 'Zoom' ? types[1]! : types[0]!);
      const { split: again } = withShared(gather().facts, { ...shared, typeOf: one }, docs);
      return again({ props: [...many, props[1]!], opaque: [] }).rows.length;
    };
    expect([rowsOf(99), rowsOf(100)]).toEqual([100, 0]);
  });
});

describe('documentation', () => {
  const [dial, useDial, style] = [
    makeDoc({ name: 'Dial', description: '[a](/b)' }),
    makeDoc({ name: 'useDial', kind: 'hook' }),
    makeDoc({ name: 'Style', kind: 'type', props: [makeProp({})] }),
  ];
  const finish = (changes: Partial<ReadOptions> = {}, shared: ComponentDoc[] = [style]) =>
    finishDocs(
      host,
      { name: 'kit', installed: kit('https://kit.example'), groups: {}, imports: [], ...changes },
      [],
      { components: [dial], plain: [useDial], shared },
    );

  test('begins with components and ends with shared types, its links absolute', () => {
    const linked = { ...dial, description: '[a](https://kit.example/b)' };
    expect(finish()).toEqual([linked, useDial, style]);
  });

  test('is the same object as before where nothing has changed', () => {
    const linked = new WeakMap<ComponentDoc, ComponentDoc>();
    const before = finish({ linked });
    const after = finish({ linked });
    expect(after.map((doc, i) => doc === before[i])).toEqual([true, true, true]);
    expect(linked.get(dial)).toBe(before[0]);
  });

  test('of nothing is told', () => {
    const nothing = { components: [], plain: [], shared: [] };
    const options = { name: 'kit', installed: kit(), groups: {}, imports: [] };
    expect(() => finishDocs(host, options, [], nothing)).toThrow(
      'No component was found among the exports of "kit"',
    );
  });

  test('has no two pages of one name', () => {
    const taken = (name: string) =>
      `calls shared props "${name}", which is the name of an export of kit`;
    expect(() => finish({ groups: { StyleProps: 'Dial' } })).toThrow(taken('Dial'));
    expect(() => finish({ groups: { StyleProps: 'useDial' } })).toThrow(taken('useDial'));
    const empty = makeDoc({ name: 'Style', kind: 'type' });
    expect(() => finish({ groups: { StyleProps: 'Style' } }, [empty])).toThrow(taken('Style'));
    expect(finish({ groups: { StyleProps: 'Style', Other: false, More: 'More' } })).toHaveLength(3);
  });
});

test('a package that cannot be read leaves nothing behind', async () => {
  const root = writeProject(packageFiles('untyped', { 'index.js': '' }), { react: false });
  const temporary = tempDir();
  vi.stubEnv('TMPDIR', temporary);
  const installed = { ...kit(), name: 'untyped', dir: path.join(root, 'node_modules/untyped') };
  const read = extractDocs(root, 'untyped', installed);
  await expect(read).rejects.toThrow('package-without-types');
  expect(readdirSync(temporary)).toEqual([]);
});

test('a package is read without the types of React, but not to its end', async () => {
  const types = 'export declare const red: string;';
  const root = writeProject(packageFiles('colors', { 'index.d.ts': types }), { react: false });
  const installed = { ...kit(), name: 'colors', dir: path.join(root, 'node_modules/colors') };
  const { docs, complete } = await extractDocs(root, 'colors', installed);
  expect(docs.map(({ name }) => name)).toEqual(['red']);
  expect(complete).toBe(false);
});
