import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { InstalledPackage, PackageManifest } from '../../base/packages/manifest.ts';
import { tempDir } from '../fixtures/install.ts';
import { createResolver, entryOf, resolveImport } from './resolve-import.ts';

/** A folder with these files, all of them empty but for a manifest. */
function folder(...files: string[]): string {
  const dir = tempDir();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), file.endsWith('package.json') ? '{}' : '');
  }
  return dir;
}

const under = (dir: string, file: string | null) =>
  file && path.relative(dir, file).replaceAll(path.sep, '/');

const dir = folder(
  ...['index.js', 'main.js', 'module.js', 'dist/a.js', 'dist/b.js', 'dist/b.mjs', 'lib/index.js'],
);
const entry = (manifest: PackageManifest, key?: string) =>
  under(dir, entryOf({ name: 'kit', dir, manifest } as InstalledPackage, key));

test('what an import of a package runs: by its export map, as a module, by its main file', () => {
  const [main, module] = ['./main.js', './module.js'];
  expect(entry({ main, module, exports: './dist/a.js' })).toBe('dist/a.js');
  expect(entry({ main, module, exports: { '.': './dist/a.js' } })).toBe('dist/a.js');
  expect(entry({ main, module, exports: { import: './dist/a.js' } })).toBe('dist/a.js');
  expect(entry({ main, module, exports: [{ import: './dist/a.js' }, './index.js'] })).toBe(
    'dist/a.js',
  );
  expect(entry({ main, module, exports: { '.': null } })).toBe('module.js');
  expect(entry({ main, module, exports: { './a': './dist/a.js' } })).toBe('module.js');
  expect(entry({ main, module, exports: null })).toBe('module.js');
  expect(entry({ main })).toBe('main.js');
  expect(entry({})).toBe('index.js');
  expect(entry({ main: './gone.js' })).toBeNull();
});

test('of several conditions, that of development leads, then those of modules, whatever their order', () => {
  const conditions = ['development', 'import', 'module', 'default', 'node', 'require', 'source'];
  const files = [
    'lib/index.js',
    'dist/a.js',
    'dist/b.js',
    'dist/b.mjs',
    'index.js',
    'main.js',
    'module.js',
  ];
  const all = conditions.map((name, i) => [name, `./${files[i]!}`] as const);
  for (const i of all.keys())
    expect(entry({ exports: Object.fromEntries(all.slice(i).toReversed()) })).toBe(files[i]);
  expect(entry({ exports: { types: './main.js' } })).toBe('index.js');
  const nested = { import: { types: './main.js' }, require: { default: './dist/a.js' } };
  expect(entry({ exports: { '.': nested } })).toBe('dist/a.js');
  expect(entry({ exports: { '.': { import: false, require: './dist/a.js' } } })).toBe('dist/a.js');
});

test('a path under a package is that of its export map, else a file of the same path', () => {
  expect(entry({ exports: { './a': './dist/b.js' } }, './a')).toBe('dist/b.js');
  expect(entry({ exports: { './b': './dist/b' } }, './b')).toBe('dist/b.mjs');
  expect(entry({ exports: { '.': './index.js' } }, './dist/a')).toBe('dist/a.js');
  expect(entry({ main: './main.js' }, './dist/a.js')).toBe('dist/a.js');
  expect(entry({ exports: { './none/*': null } }, './none/a')).toBeNull();
  expect(entry({ main: './lib/' })).toBe('lib/index.js');
  expect(entry({ main: './main.js' }, './dist')).toBeNull();
});

test('what is not in the folder of the package is none of its files', () => {
  const outer = folder('kit/index.js', 'other.js');
  const installed = {
    name: 'kit',
    dir: path.join(outer, 'kit'),
    manifest: { main: '../other.js' },
  };
  expect(entryOf(installed as unknown as InstalledPackage)).toBeNull();
});

test('an ending may be left out, and a folder stands for its index', () => {
  const endings = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];
  const all = [...endings, ...endings.map((ending) => `/index${ending}`)];
  for (const i of all.keys()) {
    const root = folder(...all.slice(i).map((ending) => `knob${ending}`));
    expect(under(root, resolveImport(path.join(root, 'a.js'), './knob'))).toBe(`knob${all[i]}`);
  }
});

test('source may be called by the file that a compiler makes of it', () => {
  const root = folder('a.ts', 'b.tsx', 'c/index.ts', 'd.js', 'd.ts', 'f-part.ts');
  const of = (specifier: string) => under(root, resolveImport(path.join(root, 'x.ts'), specifier));
  expect(['./a.js', './a.mjs', './a.cjs', './a.jsx', './a'].map(of)).toEqual(
    Array.from({ length: 5 }, () => 'a.ts'),
  );
  expect([of('./b.js'), of('./c.js'), of('./d.js'), of('./f.js'), of('./f.js-part')]).toEqual([
    ...['b.tsx', 'c/index.ts', 'd.js', null, null],
  ]);
});

test('an import of a package leads to its entry or to a path under it', () => {
  const root = folder(
    'node_modules/kit/package.json',
    'node_modules/kit/index.js',
    'node_modules/kit/dist/deep/a.js',
    'node_modules/@acme/kit/package.json',
    'node_modules/@acme/kit/index.js',
    'node_modules/@acme/kit/b.js',
  );
  const of = (specifier: string) =>
    under(path.join(root, 'node_modules'), resolveImport(path.join(root, 'x.js'), specifier));
  expect(of('kit')).toBe('kit/index.js');
  expect(of('kit/dist/deep/a')).toBe('kit/dist/deep/a.js');
  expect(of('@acme/kit')).toBe('@acme/kit/index.js');
  expect(of('@acme/kit/b.js')).toBe('@acme/kit/b.js');
  for (const none of [
    'none',
    '@acme',
    '@acme/none',
    'node:fs',
    'kit:index',
    '/kit',
    '',
    'kit/none',
  ])
    expect(of(none), none).toBeNull();
});

test('a pattern fits a name that its star may stand for, even if for nothing', () => {
  const root = folder('tone.ts', 'a/a.ts', 'a$&.ts');
  const of = (specifier: string, patterns: Record<string, string[]>) =>
    under(root, resolveImport(path.join(root, 'x.ts'), specifier, { base: root, patterns }));
  expect(of('tone', { 'ton*e': ['tone'] })).toBe('tone.ts');
  expect(of('tone', { 'x*e': ['tone'] })).toBeNull();
  expect(of('tone', { 't*x': ['tone'] })).toBeNull();
  expect(of('@/a', { '@/*': ['*/*'] })).toBe('a/a.ts');
  expect(of('@/a$&', { '@/*': ['*'] })).toBe('a$&.ts');
  // Among patterns that begin alike, a name for itself goes first.
  expect(of('tone', { tone: ['tone'], 't*': ['a/a'] })).toBe('tone.ts');
  expect(of('tone', { 't*': ['a/a'], 'to*': ['tone'], '*': ['a/a'] })).toBe('tone.ts');
});

test('an import from one folder is looked for once', () => {
  const root = folder('a.js', 'deep/b.js');
  const resolve = createResolver({ base: root, patterns: { kit: ['a.js'] } });
  const of = (from: string, specifier: string) =>
    under(root, resolve(path.join(root, from), specifier));
  expect([of('x.js', './a.js'), of('x.js', './b.js'), of('deep/x.js', './b.js')]).toEqual([
    ...['a.js', null, 'deep/b.js'],
  ]);
  expect(of('x.js', 'kit')).toBe('a.js');
  rmSync(path.join(root, 'a.js'));
  writeFileSync(path.join(root, 'b.js'), '');
  expect([of('y.js', './a.js'), of('y.js', './b.js'), of('deep/y.js', './../a.js')]).toEqual([
    ...['a.js', null, null],
  ]);
});
