import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { install } from '../../fixtures/exported-files.ts';
import { readPackage } from '../../../base/packages/manifest.ts';
import { writeProject } from '../../fixtures/install.ts';
import { lostPaths } from './lost-paths.ts';
import { subpathsOf } from './subpaths.ts';
import { untypedPaths } from './untyped-paths.ts';

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
    { '.': './kit.js', './dist/*': './dist/*' },
    files.map((file) => `dist/${file}`),
  );
  expect(subpathsOf(installed)).toEqual(['dist/kit.js']);
});

test('a star alone names CommonJS with the declarations that belong to it', () => {
  const files = ['dist/kit.cjs', 'dist/kit.d.cts', 'dist/knob.cjs', 'dist/knob.d.cts'];
  const installed = install({ '.': './dist/kit.cjs', './dist/*': './dist/*' }, files);
  expect(subpathsOf(installed)).toEqual(['dist/kit.cjs', 'dist/knob.cjs']);
});

test('files whose names no import can have are no paths', () => {
  const names = [
    'a"b',
    "it's",
    'a`',
    'a\nb',
    'a\u001b',
    'a#b',
    'a?b',
    'a%41',
    'a\\b',
    'größe',
    'a+b@2',
  ];
  const files = names.map((name) => `lib/${name}.js`);
  expect(subpathsOf(install({ '.': './lib/größe.js', './lib/*': './lib/*.js' }, files))).toEqual([
    'lib/a+b@2',
    'lib/größe',
  ]);
});

const GIVEN = { '.': './index.js', './styles.css': './a.css', './package.json': './package.json' };

test('a pattern that opens the folder of the entry as it is names none of the insides there', () => {
  const files = ['dist/kit.js', 'dist/knob/turn.js', 'lib/knob.js', 'dist/deep/knob.js'];
  const all = { './dist/*': './dist/*', './dist/*.js': './dist/*.js', './lib/*': './lib/*' };
  const read = (exports: object) => subpathsOf(install(exports, files));
  const typed = { types: './lib/*.d.ts', require: './dist/*.js', import: './esm/*.js' };
  const own = { './deep/*': './dist/deep/*.js', './dist/*.js': typed };
  for (const entry of ['./dist/kit.js', { import: { types: './dist/kit.d.ts' } }, ['./dist/a.js']])
    expect(read({ '.': entry, ...all, ...own })).toEqual(['deep/knob', 'lib/knob.js']);
  const named = { './dist': './dist/kit.js', './dist/*': './dist/*' };
  expect(read(named)).toEqual(['dist']);
  const apart = read({ '.': './lib/knob.js', ...all });
  expect(apart).toEqual(expect.arrayContaining(['dist/kit.js', 'dist/knob/turn.js']));
  expect(apart).not.toContain('lib/knob.js');
});

test('source that a pattern opens beside an entry that a compiler made is there for debuggers', () => {
  const files = ['src/kit.ts', 'src/knob.tsx', 'src/kit.js', 'dist/index.js'];
  const read = (entry: unknown, text: string) => {
    const installed = install({ '.': entry, './src/*': './src/*' }, [...files, 'src/index.ts']);
    writeFileSync(path.join(installed.dir, 'dist/index.js'), text);
    return subpathsOf(installed);
  };
  const text = "export * from './kit.js';";
  expect(read('./dist/index.js', text)).toEqual(['src/kit.js']);
  expect(read({ types: './dist/index.d.ts', default: './dist/index.js' }, text)).toEqual([
    'src/kit.js',
  ]);
  // An entry that says nothing, or is source itself, leaves it to them.
  expect(read('./dist/index.js', 'export const version = 1;')).toContain('src/knob.tsx');
  expect(read({ source: './lib/a.ts', default: './dist/index.js' }, text)).toContain('src/kit.ts');
});

test('a pattern for declarations names no module, and one for files names those that another leads to anew', () => {
  const files = ['kit/a.js', 'kit/a.d.ts', 'kit/b.mjs', 'kit/a.css'];
  const patterns = { './*.js': './*.js', './*.mjs': './*.mjs', './*.d.ts': './*.d.ts' };
  const read = (exports: object) => subpathsOf(install(exports, files));
  expect(read({ ...patterns, './*': './*.js' })).toEqual(['kit/a', 'kit/b.mjs']);
  expect(read(patterns)).toEqual(['kit/a.js', 'kit/b.mjs']);
});

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

test('what is not built, or not yet built anew, is named by its source', () => {
  const files = ['src/knob.tsx', 'src/new.tsx', 'dist/knob.d.ts', 'dist/old.d.ts', 'src/own.d.ts'];
  const map = { '@acme/source': './src/*.tsx', types: './dist/*.d.ts', default: './dist/*.js' };
  expect(subpathsOf(install({ './*': map }, files))).toEqual(['knob', 'new', 'old']);
  expect(subpathsOf(install({ './*': map }, files.slice(0, 1)))).toEqual(['knob']);
  const declared = { '@acme/source': './src/*.d.ts', types: './dist/*.d.ts' };
  expect(subpathsOf(install({ './*': declared }, files))).toEqual(['knob', 'old']);
});

test('a pattern that opens all names the modules with types where the entry leaves everything to them', () => {
  const files = ['button.js', 'button.d.ts', 'parts/knob.mjs', 'parts/knob.d.mts', 'plain.js'];
  const others = ['index.js', 'index.d.ts', 'button.test.js', 'button.test.d.ts', '_own.js'];
  const exports = { '.': { types: './index.d.ts', import: './index.js' }, './*': './*' };
  const installed = install(exports, [...files, ...others]);
  const entry = (text: string) => writeFileSync(path.join(installed.dir, 'index.d.ts'), text);
  entry("/** Made from 'parts'. */\nexport declare const version: string;");
  expect(subpathsOf(installed)).toEqual(['button.js', 'parts/knob.mjs']);
  for (const text of ["export * from './button.js';", 'export declare const a: 1;\n'.repeat(40)]) {
    entry(text);
    expect(subpathsOf(installed)).toEqual([]);
  }
});

/** An export map, some of whose paths lead nowhere. */
const LEADING = {
  '.': './gone.js',
  './gone': { source: './src/gone.ts', types: './dist/gone.d.ts', default: './dist/gone.js' },
  './there': { source: './src/there.ts', default: './dist/there.js' },
  './parts/*': './src/parts/*.tsx',
  './dist/*.js': './dist/*.js',
  './none/*': './none/*.js',
  './dist/*': './dist/*',
  './styles.css': './gone.css',
  './style': { import: './gone.js', style: './gone.css' },
  './internal/gone': './gone.js',
  './closed': null,
};
const LED = {
  'kit/package.json': JSON.stringify({ name: '@acme/kit', exports: LEADING }),
  ...{ 'kit/src/there.ts': '', 'kit/src/parts/knob.tsx': '', 'kit/dist/a.js': '' },
};
const lostIn = (dir: string) => lostPaths(readPackage(dir)!);

const GONE = { name: '@acme/kit/gone', file: './src/gone.ts', isTyped: false };

test('paths that lead nowhere are those that lead to code of which nothing is there', () => {
  const root = writeProject(LED, { react: false });
  expect(lostIn(path.join(root, 'kit'))).toEqual([
    GONE,
    { name: '@acme/kit/none/*', file: './none/*.js', isTyped: false },
  ]);
});

test('in an installed package, those of which only types are there count too, and no patterns', () => {
  const half = (name: string) => ({ types: `./${name}.d.ts`, import: `./${name}.js` });
  const exports = {
    ...LEADING,
    '.': half('main'),
    './half': half('half'),
    './only': './half.d.ts',
  };
  const files = {
    ...LED,
    'kit/package.json': JSON.stringify({ name: '@acme/kit', exports }),
    ...{ 'kit/half.d.ts': '', 'kit/main.d.ts': '' },
  };
  const installed = Object.entries(files).map(([file, text]) => [`node_modules/${file}`, text]);
  const root = writeProject(Object.fromEntries(installed), { react: false });
  expect(lostIn(path.join(root, 'node_modules/kit'))).toEqual([
    { name: '@acme/kit', file: './main.js', isTyped: true },
    GONE,
    { name: '@acme/kit/half', file: './half.js', isTyped: true },
  ]);
  // Source is documented before it is built.
  expect(
    lostIn(path.join(writeProject(files, { react: false }), 'kit')).map(({ isTyped }) => isTyped),
  ).toEqual([false, false]);
});

test('nothing leads nowhere in a package without a map', () => {
  for (const map of [undefined, null, './gone.js', { import: './gone.js' }]) {
    const text = JSON.stringify({ name: 'kit', exports: map });
    expect(lostIn(writeProject({ 'package.json': text }, { react: false }))).toEqual([]);
  }
});

test('paths without types are those whose types are neither where the map has them nor beside their code', () => {
  const typed = (name: string) => ({ types: `./${name}.d.ts`, import: `./${name}.js` });
  const exports = {
    '.': { import: { 'types@>=5': './main.d.ts', default: './main.js' } },
    './gone': typed('gone'),
    './elsewhere': { import: { types: './a.d.mts', default: './lib/b.mjs' }, require: './c.cjs' },
    './there': typed('there'),
    './folder': { types: './types/folder.d.ts', default: './folder' },
    './source': { source: './source.tsx', ...typed('dist/source') },
    './code': './code.js',
    './none': { types: null, default: './code.js' },
    './internal/gone': typed('gone'),
    './gone/*': typed('gone/*'),
    './closed': null,
    './package.json': './package.json',
    './style.css': typed('style.css'),
  };
  const files = [
    'main.js',
    'there.d.ts',
    'lib/b.d.mts',
    'source.tsx',
    'code.js',
    'gone.js',
    'folder/index.d.ts',
  ];
  expect(untypedPaths(install(exports, files))).toEqual(['icons', 'icons/gone']);
  expect(untypedPaths(install(exports, files.slice(1)))).toEqual(['icons/gone']);
  for (const map of [undefined, null, './gone.js', typed('gone')])
    expect(untypedPaths(install(map, files))).toEqual([]);
});
