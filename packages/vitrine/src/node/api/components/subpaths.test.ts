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
