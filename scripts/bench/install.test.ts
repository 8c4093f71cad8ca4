import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findReady, listPackages, sumBytes } from '../../bench/install/installed.mjs';

test('packages are what lies in folders of packages, and no links', () => {
  const packages = {
    '': { name: 'project' },
    '../ui': { name: '@acme/ui' },
    'node_modules/@acme/ui': { resolved: '../ui', link: true },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0' },
  };
  expect(listPackages({ packages })).toEqual([
    { name: 'react', folder: 'node_modules/react' },
    { name: '@b/c', folder: 'node_modules/a/node_modules/@b/c' },
  ]);
});

test('bytes are those of files, each of them once', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'installed-'));
  mkdirSync(path.join(dir, 'a/b'), { recursive: true });
  writeFileSync(path.join(dir, 'a/b/one'), 'x'.repeat(1000));
  writeFileSync(path.join(dir, 'two'), 'x'.repeat(24));
  linkSync(path.join(dir, 'two'), path.join(dir, 'a/again'));
  symlinkSync('b/one', path.join(dir, 'a/link'));
  expect(sumBytes(dir)).toBe(1024);
  rmSync(dir, { recursive: true });
});

test('a server is ready when it says so', () => {
  expect(findReady('> dev\n> vitrine dev\n\nReady at ht')).toBe(null);
  expect(findReady('> vitrine dev\n\nReady at http://localhost:4000/ui/\n')).toBe(
    'http://localhost:4000/ui/',
  );
});
