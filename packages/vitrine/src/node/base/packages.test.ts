import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VitrineError } from './errors.ts';
import { createPackageLookup, findPackage, isDirectory, tryReadPackage } from './packages.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'packages-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

it('finds a package in the folder, or in one above it', () => {
  write('node_modules/kit/package.json', '{"name":"kit","version":"1.0.0"}');
  write('docs/node_modules/kit/package.json', '{"name":"kit","version":"2.0.0"}');
  const versionIn = (dir: string) => findPackage(path.join(root, dir), 'kit')?.version;
  expect(versionIn('docs/pages')).toBe('2.0.0');
  expect(versionIn('other')).toBe('1.0.0');
  expect(findPackage(root, 'absent-of-all')).toBeNull();
});

it('reads of lists of packages those that are lists', () => {
  write(
    'package.json',
    '{"name":"a","version":"1.0.0","dependencies":{"b":"1"},"devDependencies":"c","peerDependencies":null}',
  );
  const { manifest } = tryReadPackage(root)!;
  expect(manifest.dependencies).toEqual({ b: '1' });
  expect(manifest).not.toHaveProperty('devDependencies');
  expect(manifest).not.toHaveProperty('peerDependencies');
});

it('takes a manifest that cannot be read for none, where it is nobody’s fault', () => {
  write('package.json', '{');
  expect(tryReadPackage(root)).toBeNull();
  write('node_modules/broken/package.json', '{');
  expect(() => findPackage(root, 'broken')).toThrow(VitrineError);
});

it('names the nearest package with a name, for each file the same', () => {
  write('package.json', '{"name":"outer","version":"1.0.0"}');
  write('a/package.json', '{"type":"module"}');
  write('b/package.json', '{"name":"inner","version":"1.0.0"}');
  const lookup = createPackageLookup();
  const nameOf = (file: string) => lookup(path.join(root, file))?.manifest.name;
  expect(nameOf('a/x.ts')).toBe('outer');
  expect(nameOf('b/c/x.ts')).toBe('inner');
  expect(nameOf('b/y.ts')).toBe('inner');
  rmSync(path.join(root, 'b/package.json'));
  // It is read once.
  expect(nameOf('b/y.ts')).toBe('inner');
  expect(createPackageLookup()(path.join(root, 'b/y.ts'))?.manifest.name).toBe('outer');
});

it('knows a folder from a file and from nothing', () => {
  write('a', '');
  expect([root, path.join(root, 'a'), path.join(root, 'b')].map(isDirectory)).toEqual([
    true,
    false,
    false,
  ]);
});
