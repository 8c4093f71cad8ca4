import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSource } from './find-source.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'source-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function find(manifest: object, files: string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
  return findSource({ name: 'kit', version: '', dir, manifest });
}
const split = {
  exports: { '.': { source: './src/a.ts', types: './dist/a.d.ts', default: './dist/a.js' } },
};

it.each<[object, string[], string[] | null]>([
  [{ exports: './src/index.ts' }, ['src/index.ts'], []],
  [{ exports: { '.': './src/index.tsx' } }, ['src/index.tsx'], []],
  [{ main: 'src/index.ts' }, ['src/index.ts'], []],
  [{ main: './src/index.js' }, ['src/index.js'], []],
  [{ main: 'lib/index.jsx' }, ['lib/index.jsx'], []],
  [{ main: 'lib/src/index.js' }, ['lib/src/index.js'], null],
  [{ exports: null, module: 'a.ts', main: 'b.js' }, ['a.ts'], []],
  [{ module: 'a.mjs', main: 'b.ts' }, ['a.mjs', 'b.ts'], null],
  [{}, ['index.ts'], null],
  [{ main: 'a.ts.js' }, ['a.ts.js'], null],
  [{ main: 'a.d.ts' }, ['a.d.ts'], null],
  [{ exports: { '.': { browser: null, default: './a.ts' } } }, ['a.ts'], []],
  [{ exports: { '.': { node: ['./a.ts'], default: './b.js' } } }, ['a.ts'], []],
  [split, ['src/a.ts'], ['source']],
  // Declarations alone run nothing.
  [split, ['src/a.ts', 'dist/a.d.ts'], ['source']],
  [
    { exports: { '.': { '@acme/dev': { import: './a.ts' }, import: './b.js' } } },
    ['a.ts'],
    ['@acme/dev'],
  ],
  // Paths alone: those that lead nowhere are passed over.
  [{ exports: { './gone': './gone.js', './a': './src/a.ts' } }, ['src/a.ts'], []],
  [{ exports: { './*': './src/*/index.tsx' } }, ['src/a/index.tsx'], []],
  [{ exports: { './*': { source: './src/*.ts', default: './b/*.js' } } }, ['src/a.ts'], ['source']],
  [{ exports: { './s.css': './s.css', './*': './src/*.ts' } }, ['s.css', 'src/a.ts'], []],
  [{ exports: { './*': './dist/*.js' } }, ['dist/a.js', 'src/a.ts'], null],
  [{ exports: { './*': './dist/*.js' } }, ['src/a.ts'], null],
  // Built.
  [split, ['src/a.ts', 'dist/a.js'], null],
  [{ main: 'dist/a.js' }, ['dist/a.js'], null],
  // Neither.
  [{ main: 'dist/a.js' }, ['src/index.ts'], null],
])('%j with %j', (manifest, files, conditions) => {
  expect(find(manifest, files)).toEqual(conditions && { conditions, paths: {} });
});

const paths = (named: object) =>
  writeFileSync(
    path.join(dir, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { paths: named } }),
  );

it('is found where the settings of a repository lead, if what the manifest names is not there', () => {
  const published = { exports: { '.': { import: './index.mjs', require: './index.js' } } };
  paths({
    ...{
      kit: ['gone.ts', 'src/index.ts'],
      'kit/*': ['src/parts/*.tsx'],
      'kit/none': ['src/none.ts'],
    },
    ...{ other: ['src/index.ts'], kitchen: ['src/index.ts'] },
  });
  expect(find(published, [])).toBeNull();
  const at = (file: string) => path.join(dir, file);
  expect(find(published, ['src/index.ts', 'src/parts/knob.tsx'])).toEqual({
    conditions: [],
    paths: { kit: [at('src/index.ts')], 'kit/*': [at('src/parts/*.tsx')] },
  });
  expect(find(published, ['index.mjs'])).toBeNull();
});

it('is not found where they lead out of the package, to what somebody builds', () => {
  paths({ kit: [`../${path.basename(dir)}-dist/index.ts`] });
  expect(find({}, ['src/index.ts'])).toBeNull();
});

it('takes CommonJS for what is built, wherever it lies', () => {
  const findWith = (code: string) => {
    mkdirSync(path.join(dir, 'src'), { recursive: true });
    writeFileSync(path.join(dir, 'src/index.js'), code);
    return findSource({ name: 'kit', version: '', dir, manifest: { main: 'src/index.js' } });
  };
  expect(findWith("module.exports = require('./Button');")).toBeNull();
  expect(findWith("exports.Button = require('./Button');")).toBeNull();
  expect(findWith("export * from './Button';\n// no exports of CommonJS")).not.toBeNull();
});
