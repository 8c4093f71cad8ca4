import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../fixtures/install.ts';
import { subpathsOf } from './subpaths.ts';

const install = (exports: unknown, files: string[]) => {
  const dir = tempDir();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
  return { name: 'icons', dir, manifest: { name: 'icons', exports } } as never;
};

test('a star alone names no declarations, source maps and styles', () => {
  const files = [
    'kit.js',
    'kit.d.ts',
    'kit.d.mts',
    'kit.js.map',
    'kit.css',
    'logo.svg',
    'NOTES.md',
  ];
  const installed = install(
    { '.': './dist/kit.js', './dist/*': './dist/*' },
    files.map((file) => `dist/${file}`),
  );
  expect(subpathsOf(installed)).toEqual(['dist/kit.js']);
});

test('insides of a package and of its command line, and keys that no import can name, are left out', () => {
  const files = ['internal/a.js', 'cli/run.js', 'parts/cli/run.js', 'client/a.js'];
  const installed = install({ './*': './*', './tools/* ': './client/*' }, files);
  const named = { './internal/a': './internal/a.js', './cli/run': './cli/run.js' };
  expect(subpathsOf(installed)).not.toContain('tools/a.js ');
  expect(subpathsOf(install({ ...named, './client': './client/a.js' }, files))).toEqual(['client']);
  const ends = ['cli', 'parts/internals', '_internal', 'bin', 'clipped', 'binary', 'my-bin'];
  const keys = Object.fromEntries(ends.map((end) => [`./${end}`, './client/a.js']));
  expect(subpathsOf(install(keys, files))).toEqual(['binary', 'clipped', 'my-bin']);
});

const GIVEN = { '.': './index.js', './styles.css': './a.css', './package.json': './package.json' };

test('patterns stand for the files that are there, by their types or else their code', () => {
  const files = [
    ...['dist/button/index.js', 'dist/dial/index.d.ts', 'dist/dial/index.js', 'dist/_own/index.js'],
    ...['lib/kit-a.js', 'lib/kit-b.test.js', 'lib/kit-.js', 'lib/index.js', 'lib/deep/kit-c.js'],
  ];
  const read = (exports: object) => subpathsOf(install({ ...GIVEN, ...exports }, files));
  expect(read({ './*': './dist/*/index.js' })).toEqual(['button', 'dial']);
  const byTypes = { types: './dist/*/index.d.ts', default: './dist/*/index.js' };
  expect(read({ './*': { import: [byTypes] } })).toEqual(['button', 'dial']);
  expect(read({ './kit/*': './lib/kit-*.js' })).toEqual(['kit/a']);
  const kit = { './kit/*': './lib/*.js', './kit/kit-': null };
  expect(read({ ...kit, './kit/deep/*': null })).toEqual(['kit/kit-a']);
  expect(read({ ...kit, './kit/kit-a': null })).toEqual(['kit/deep/kit-c']);
  for (const target of [null, {}, { node: './lib/*.js' }, './gone/*.js', './lib/kit.js'])
    expect(read({ './*': target })).toEqual([]);
});

test('without an export map: capitalised folders and declarations, and folders with a manifest', () => {
  const files = [
    ...['Button.d.ts', 'Dial/index.js', 'Knob.d.mts', 'helpers.d.ts', 'LICENSE', 'Read me.d.ts'],
    ...['lamp/package.json', 'plain/index.js', 'Lamp.js'],
  ];
  const installed = install(undefined, files) as unknown as { dir: string };
  const manifest = { name: 'lamp', version: '1.0.0', types: './index.d.ts' };
  writeFileSync(path.join(installed.dir, 'lamp/package.json'), JSON.stringify(manifest));
  expect(subpathsOf(installed as never)).toEqual(['Button', 'Dial', 'Knob', 'lamp']);
  // What lies beside an entry with types is the package's own.
  writeFileSync(path.join(installed.dir, 'index.d.ts'), '');
  expect(subpathsOf(installed as never)).toEqual(['Button', 'Dial', 'Knob']);
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
    const installed = install(undefined, [...files, ...more]) as { manifest: object };
    return subpathsOf({ ...installed, manifest } as never);
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
  expect(read('react', 'react/button', 'vue', 'vue/button', 'svelte', 'core')).toEqual([
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
  for (const exports of [null, './index.js', { import: './index.js' }, 5, []])
    expect(read(exports), JSON.stringify(exports)).toEqual(['Button']);
});

test('files of other kinds are no modules, under their own keys or a star', () => {
  const ends = ['json', 'css', 'scss', 'less', 'svg', 'png', 'md', 'txt'];
  const files = [
    ...ends.map((end) => `a/kit.${end}`),
    ...['a/kit.d.cts', 'a/kit.d.css.ts', 'a/kit.flow', 'a/kit.htm', 'a/kit.html', 'a/kit.js.map'],
    ...['a/kit.js', 'a/kit.ts', 'a/kit.mdx', 'a/d.ts', 'a/css', 'a/kit.html.js'],
  ];
  const read = (exports: object) => subpathsOf(install(exports, files));
  const named = Object.fromEntries(ends.map((end) => [`./kit.${end}`, './a/kit.js']));
  expect(read({ ...named, './css': './a/kit.js', './a.css.js': './a/kit.js' })).toEqual([
    ...['a.css.js', 'css'],
  ]);
  expect(read({ './*': './a/*' })).toEqual([
    ...['css', 'd.ts', 'kit.html.js', 'kit.js', 'kit.mdx', 'kit.ts'],
  ]);
});

test('a key with white space or quotes is none that an import can name', () => {
  const keys = ['a b', 'a\tb', 'a"b', "a'b", 'a`b', 'a\\b', 'a-b'];
  const exports = Object.fromEntries(keys.map((key) => [`./${key}`, './a.js']));
  expect(subpathsOf(install(exports, []))).toEqual(['a-b']);
});

test('`null` takes back what stands before it, and what a star in it stands for', () => {
  const files = ['a/one.js', 'a/one-old.js', 'a/two.js'].map((file) => `dist/${file}`);
  const read = (more: object) => subpathsOf(install({ './*': './dist/*.js', ...more }, files));
  expect(read({})).toEqual(['a/one', 'a/one-old', 'a/two']);
  expect(read({ './a/*-old': null })).toEqual(['a/one', 'a/two']);
  expect(read({ './a/one': null })).toEqual(['a/one-old', 'a/two']);
  expect(read({ './b/*': null, './*-new': null })).toEqual(['a/one', 'a/one-old', 'a/two']);
  expect(read({ './gone': null, './a': null })).toEqual(['a/one', 'a/one-old', 'a/two']);
});

test('what a star stands for has no name that hides it, and lies three folders down at most', () => {
  const files = [
    ...['index.js', 'a/index.js', '_a.js', '.a.js', 'a/_b.js', '_in/a.js', '.in/a.js', 'a.d.js'],
    ...['a.test.js', 'a.stories.js', 'node_modules/a.js', 'my_index.js', 'a/test.js', 'b.x.js'],
    ...['1/2/3/a.js', '1/2/3/4/a.js', 'my_node_modules/a.js', '.js'],
  ].map((file) => `dist/${file}`);
  expect(subpathsOf(install({ './*': './dist/*.js' }, files))).toEqual([
    ...['1/2/3/a', 'a/test', 'b.x', 'my_index', 'my_node_modules/a'],
  ]);
});

test('a star that stands for a folder is not looked for further below', () => {
  const files = ['lib/kit-a/index.js', 'lib/kit-b/deep/index.js', 'lib/other/index.js'];
  const read = (target: string, key = './*') => subpathsOf(install({ [key]: target }, files));
  expect(read('./lib/kit-*/index.js')).toEqual(['a', 'b']);
  expect(read('./lib/*/index.js', './x-*')).toEqual(['x-kit-a', 'x-kit-b', 'x-other']);
  expect(read('./lib/kit-*.js')).toEqual([]);
  expect(read('./lib/kit-a/*.js')).toEqual([]);
});

test('of several conditions the types lead, then what an import gets', () => {
  const files = ['t/types.js', 'i/import.js', 'm/module.js', 'd/default.js', 'r/require.js'];
  const at = (letter: string) => `./${letter}/*.js`;
  const read = (target: unknown) => subpathsOf(install({ './*': target }, files));
  const all = {
    require: at('r'),
    default: at('d'),
    module: at('m'),
    import: at('i'),
    types: at('t'),
  };
  const { types: _, ...code } = all;
  const { import: __, ...others } = code;
  const { module: ___, ...rest } = others;
  expect([all, code, others, rest].map(read)).toEqual([
    ['types'],
    ['import'],
    ['module'],
    ['default'],
  ]);
  expect(read({ types: null, import: { types: { node: at('t') }, default: at('i') } })).toEqual([
    'import',
  ]);
  expect(read([at('m'), at('d')])).toEqual(['module']);
  expect(read({ types: 5, default: at('d') })).toEqual(['default']);
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

test('four hundred paths are tried at most, in the order of their names', () => {
  const exports = Object.fromEntries(
    Array.from({ length: 405 }, (_, i) => [`./p${1404 - i}`, './a.js']),
  );
  const found = subpathsOf(install(exports, []));
  expect([found.length, found[0], found.at(-1)]).toEqual([400, 'p1000', 'p1399']);
});

test('types of an entry are stated in either way', () => {
  const files = ['dial/package.json', 'lamp/index.js', 'lamp/index.d.ts'];
  const at = (manifest: object) => {
    const installed = install(undefined, files) as unknown as { dir: string };
    writeFileSync(path.join(installed.dir, 'dial/package.json'), '{"types":"./dial.d.ts"}');
    return subpathsOf({ ...installed, manifest } as never);
  };
  expect(at({})).toEqual(['dial']);
  expect(at({ types: 'index.d.ts' })).toEqual(['lamp']);
  expect(at({ typings: 'index.d.ts' })).toEqual(['lamp']);
  expect(at({ typings: 'dist/index.d.ts' })).toEqual([]);
});
