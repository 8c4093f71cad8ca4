import { expect, it } from 'vitest';
import { packageFiles, writeProject } from '../../fixtures/install.ts';
import { findPackage } from '../../../base/packages/find-package.ts';
import { findMissingEntry } from './missing-entry.ts';

function find(manifest: object, ...files: string[]): string | null {
  const texts = Object.fromEntries(files.map((file) => [file, '']));
  const plain = { main: undefined, types: undefined, ...manifest };
  return findMissingEntry(findPackage(writeProject(packageFiles('kit', texts, plain)), 'kit')!);
}

it.each<[object, string[], string | null]>([
  [{ types: 'dist/a.d.ts', main: 'dist/a.js' }, [], 'dist/a.d.ts'],
  [{ types: 'dist/a.d.ts', main: 'dist/a.js' }, ['dist/a.js'], 'dist/a.d.ts'],
  [{ typings: 'a.d.ts', main: 'a.js' }, ['a.d.ts'], 'a.js'],
  [{ main: 'dist/a.js' }, [], 'dist/a.js'],
  [{ module: './a.mjs', main: './a.js' }, ['a.js'], './a.mjs'],
  [{ main: './dist' }, ['dist/index.js'], null],
  [{ main: 'a', types: 'a' }, ['a.js'], null],
  [{ exports: './src/index.ts' }, ['src/index.tsx'], './src/index.ts'],
  [{ exports: { '.': './a.js', './far': './far.js' } }, ['a.js'], null],
  [
    { exports: { '.': { import: { default: './a.js', types: './a.d.ts' } } } },
    ['other.js'],
    './a.d.ts',
  ],
  [{ exports: { './*': './src/*.tsx' } }, ['src/a.ts'], null],
  [{ exports: { '.': { types: null, default: './a.js' } } }, ['a.js'], null],
  [{}, [], null],
])('%j with %j', (manifest, files, missing) => {
  expect(find(manifest, 'index.ts', ...files)).toBe(missing);
});
