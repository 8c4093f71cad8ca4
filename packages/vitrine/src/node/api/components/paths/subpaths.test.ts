import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { install } from '../../fixtures/exported-files.ts';
import { explainUntried, subpathsOf } from './subpaths.ts';

test('insides of a package and of its command line, and keys that no import can name, are left out', () => {
  const files = ['internal/a.js', 'cli/run.js', 'parts/cli/run.js', 'client/a.js'];
  const installed = install({ './*': './*', './tools/* ': './client/*' }, files);
  const named = { './internal/a': './internal/a.js', './cli/run': './cli/run.js' };
  expect(subpathsOf(installed)).not.toContain('tools/a.js ');
  expect(subpathsOf(install({ ...named, './client': './client/a.js' }, files))).toEqual(['client']);
  const ends = [
    ...['cli', 'parts/internals', '_internal', 'bin', 'clipped', 'binary', 'my-bin'],
    ...['private', 'private/utils', '_private', 'privately', 'protected-api', 'protected'],
  ];
  const keys = Object.fromEntries(ends.map((end) => [`./${end}`, './client/a.js']));
  expect(subpathsOf(install(keys, files))).toEqual([
    ...['binary', 'clipped', 'my-bin', 'privately'],
  ]);
});

test('without an export map: capitalised folders and declarations, and folders with a manifest', () => {
  const files = [
    ...['Button.d.ts', 'Dial/index.js', 'Knob.d.mts', 'helpers.d.ts', 'LICENSE', 'Read me.d.ts'],
    ...['lamp/package.json', 'plain/index.js', 'Lamp.js'],
  ];
  const installed = install(undefined, files);
  const manifest = { name: 'lamp', version: '1.0.0', types: './index.d.ts' };
  writeFileSync(path.join(installed.dir, 'lamp/package.json'), JSON.stringify(manifest));
  expect(subpathsOf(installed)).toEqual(['Button', 'Dial', 'Knob', 'lamp']);
  // Beside an entry with types, too.
  writeFileSync(path.join(installed.dir, 'index.d.ts'), '');
  expect(subpathsOf(installed)).toEqual(['Button', 'Dial', 'Knob', 'lamp']);
});

test('without an export map and types of its own: folders of modules with theirs', () => {
  const files = [
    'knob/index.js',
    'knob/index.d.ts',
    'plain/index.js',
    'src/index.js',
    'src/index.d.ts',
  ];
  expect(subpathsOf(install(undefined, files))).toEqual(['knob']);
});

test('without an export map: paths that the manifest gives types to, where there is code', () => {
  const files = [
    ...['dist/index.d.ts', 'index.js', 'dist/knob.d.ts', 'knob.js', 'dist/lost.d.ts'],
    ...['dist/lamp/index.d.ts', 'lamp/index.js', 'dist/old.d.ts', 'old.js'],
    ...['types/dial.d.ts', 'dial/package.json'],
  ];
  const installed = install(undefined, files);
  const typesVersions = {
    '<4.0': { old: ['dist/old.d.ts'] },
    '>=4.0': { './dial': ['types/dial.d.ts'], '*': ['dist/*.d.ts', 'dist/*/index.d.ts'], '.': [] },
    '*': { old: ['dist/old.d.ts'] },
  };
  writeFileSync(path.join(installed.dir, 'dial/package.json'), '{}');
  const pathsWith = (more: object) =>
    subpathsOf({ ...installed, manifest: { ...installed.manifest, typesVersions, ...more } });
  expect(pathsWith({})).toEqual(['dial', 'knob', 'lamp', 'old']);
  expect(pathsWith({ typesVersions: { '*': { knob: 5, '*': ['dist/*'] } } })).toEqual([
    'knob',
    'lamp',
    'old',
  ]);
  expect(pathsWith({ exports: './index.js' })).toEqual([]);
  expect(pathsWith({ typesVersions: { '*': null } })).toEqual([]);
});

test('paths that only `require` finds are left out, with or without types', () => {
  const exports = {
    './lib': { types: './lib.d.ts', import: './lib.js', require: './lib.cjs' },
    './lib-old': { types: './lib.d.ts', require: './lib.cjs' },
    './old': { require: './lib.cjs' },
    './typed': { types: './lib.d.ts' },
    './listed': [{ require: './lib.cjs' }, './lib.js'],
    './gone': { import: null },
    './five': 5,
    './': './',
    './folder/': './folder/',
    './quo"ted': './lib.js',
  };
  expect(subpathsOf(install(exports, []))).toEqual(['lib', 'listed', 'typed']);
});

test('folders beside an entry at the root are paths where there is no export map', () => {
  const files = ['dial', 'es', 'utils', 'data-table'].flatMap((name) => [
    `${name}/index.js`,
    `${name}/index.d.ts`,
  ]);
  const more = ['index.d.ts', 'untyped/index.js', 'typed/index.d.ts', 'Knob/index.d.ts'];
  const at = (manifest: object) => {
    const installed = install(undefined, [...files, ...more]);
    return subpathsOf({ ...installed, manifest });
  };
  expect(at({ types: 'index.d.ts' })).toEqual(['Knob', 'data-table', 'dial']);
  expect(at({ types: './index.d.ts' })).toEqual(['Knob', 'data-table', 'dial']);
  // An entry in a folder speaks for all that lies there.
  expect(at({ types: './dist/index.d.ts' })).toEqual(['Knob']);
});

test('what is there for another framework is left out, where there is a path for React', () => {
  const read = (...keys: string[]) => {
    const files = keys.map((key) => `${key}.js`);
    const exports = Object.fromEntries(keys.map((key) => [`./${key}`, `./${key}.js`]));
    return subpathsOf(install(exports, files));
  };
  expect(read('react', 'react/button', 'vue', 'vue/button', 'svelte', 'nuxt', 'core')).toEqual([
    'core',
    'react',
    'react/button',
  ]);
  expect(read('elements/react/dial', 'elements/solid-js/dial', 'icons/solid')).toEqual([
    'elements/react/dial',
    'icons/solid',
  ]);
  expect(read('24/solid', '24/outline', 'vue')).toEqual(['24/outline', '24/solid', 'vue']);
});

test('an export map without paths, or with the entry alone, has none', () => {
  const files = ['Button.d.ts', 'lamp/index.js', 'lamp/index.d.ts'];
  const read = (exports: unknown) => subpathsOf(install(exports, files));
  expect(read({ '.': './index.js' })).toEqual([]);
  expect(read(null)).toEqual(['Button', 'lamp']);
  for (const exports of ['./index.js', { import: './index.js' }, 5, []])
    expect(read(exports), JSON.stringify(exports)).toEqual([]);
});

test('a key with white space or quotes is none that an import can name', () => {
  const keys = ['a b', 'a\tb', 'a"b', "a'b", 'a`b', 'a\\b', 'a-b'];
  const exports = Object.fromEntries(keys.map((key) => [`./${key}`, './a.js']));
  expect(subpathsOf(install(exports, []))).toEqual(['a-b']);
});

test('a key that leads out of the package, or nowhere, is none', () => {
  const keys = ['./../z', '../z', './a/../../z', './a/./z', './a//z', './.', './a/..'];
  const map = Object.fromEntries([...keys, './.a', './a/..z'].map((key) => [key, './client/a.js']));
  expect(subpathsOf(install(map, ['client/a.js']))).toEqual(['.a', 'a/..z']);
});

test('an import finds what is no path for `require` alone', () => {
  const read = (target: unknown) => subpathsOf(install({ './a': target }, []));
  const found = [
    ...['./a.js', { import: './a.js' }, { types: './a.d.ts' }, [null, './a.js']],
    ...[{ import: { default: './a.js' } }, { require: './a.cjs', browser: './a.js' }],
    { import: { types: './a.d.ts' }, require: './a.cjs' },
  ];
  for (const target of found) expect(read(target), JSON.stringify(target)).toEqual(['a']);
  const lost = [
    ...[null, 5, {}, [], { types: null }, [null], { require: './a.cjs', types: './a.d.ts' }],
    { import: { require: './a.cjs' } },
  ];
  for (const target of lost) expect(read(target), JSON.stringify(target)).toEqual([]);
});

test('four hundred paths are tried at most, in the order of their names, and the others told', () => {
  const many = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, i) => [`./p${1404 - i}`, './a.js']));
  const installed = install(many(405), []);
  const found = subpathsOf(installed);
  expect([found.length, found[0], found.at(-1)]).toEqual([400, 'p1000', 'p1399']);
  expect(explainUntried(installed, [])).toBe(
    'of its 405 paths the first 400 were read, but not "p1400" and 4 more',
  );
  const known = ['P1400', 'p-1402', 'p1403', 'p1404'];
  expect(explainUntried(installed, known)).toMatch(/ read, but not "p1401"$/);
  expect(explainUntried(installed, [...known, 'p1401'])).toBeNull();
  expect(explainUntried(install(many(400), []), [])).toBeNull();
});

test('of many paths those that are named are tried before those that a pattern opens', () => {
  const files = Array.from({ length: 400 }, (_, i) => `icons/p${i}.d.ts`);
  const map = { './icons/*': './icons/*.d.ts', './z': './a.js', './a': './a.js' };
  const installed = install(map, files);
  const found = subpathsOf(installed);
  expect([found.length, found[0], found.at(-1)]).toEqual([400, 'a', 'z']);
  expect(explainUntried(installed, ['p98'])).toMatch(/ but not "icons\/p99"$/);
});

test('of many that a pattern opens, hundreds in a folder of their own are tried last', () => {
  const icons = Array.from({ length: 399 }, (_, i) => `parts/Icons/p${i}.d.ts`);
  const map = { './parts/Icons/*': './parts/Icons/*.d.ts', './parts/*': './parts/*.d.ts' };
  const found = subpathsOf(install(map, [...icons, 'parts/Input.d.ts', 'parts/Tabs.d.ts']));
  expect(found).toHaveLength(400);
  expect(found).toEqual(expect.arrayContaining(['parts/Input', 'parts/Tabs']));
});

test('types of an entry are stated in either way', () => {
  const files = ['dial/package.json', 'lamp/index.js', 'lamp/index.d.ts'];
  const at = (manifest: object) => {
    const installed = install(undefined, files);
    writeFileSync(path.join(installed.dir, 'dial/package.json'), '{"types":"./dial.d.ts"}');
    return subpathsOf({ ...installed, manifest });
  };
  expect(at({})).toEqual(['dial']);
  expect(at({ types: 'index.d.ts' })).toEqual(['dial', 'lamp']);
  expect(at({ typings: 'index.d.ts' })).toEqual(['dial', 'lamp']);
  expect(at({ typings: 'dist/index.d.ts' })).toEqual(['dial']);
});
