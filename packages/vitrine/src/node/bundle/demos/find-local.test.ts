import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLocalFinder } from './find-local.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'local-')));
  for (const file of [
    ...['content/a.tsx', 'content/row.ts', 'content/row.tsx', 'content/deep/index.ts'],
    ...['content/b.mts', 'content/c.json', 'content/d.css', 'theme/adapter.tsx', 'own/e.ts'],
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const find = (specifier: string, importer = 'content/a.tsx', vite?: object) =>
  createLocalFinder(root, vite as never)(specifier, importer);

it.each([
  ['./row', 'content/row.ts'],
  ['./row.tsx', 'content/row.tsx'],
  ['./row.js', 'content/row.ts'],
  ['./deep', 'content/deep/index.ts'],
  ['./c.json', 'content/c.json'],
  ['./c', 'content/c.json'],
])('%s is a module of the site', (specifier, file) => {
  expect(find(specifier)).toBe(file);
});

it.each(['../row', '../deep/index.ts'])('%s is one, from where it stands', (specifier) => {
  expect(find(specifier, 'content/deep/b.tsx')).toBe(
    `content/${specifier.slice(3).replace(/row$/, 'row.ts')}`,
  );
});

it.each([
  ...[
    'kit',
    '@kit/row',
    './none',
    './b',

    './d.css',
    './row?raw',
    '.',
    './row.ts#x',
  ],
  // It may be in what every page runs.
  '../theme/adapter.tsx',
])('%s is none that demos alone share', (specifier) => {
  expect(find(specifier)).toBeNull();
});

it('an alias leads to one, too', () => {
  const vite = { options: { resolve: { alias: { '@': path.join(root, 'content') } } } };
  expect(find('@/row', 'content/a.tsx', vite)).toBe('content/row.ts');
});

it('a link is none: the bundler knows the file by another name', () => {
  symlinkSync(path.join(root, 'own/e.ts'), path.join(root, 'content/linked.ts'));
  symlinkSync(path.join(root, 'own'), path.join(root, 'content/folder'));
  expect([find('./linked'), find('./folder/e')]).toEqual([null, null]);
});
