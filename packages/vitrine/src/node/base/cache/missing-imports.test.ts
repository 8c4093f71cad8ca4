import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingImports } from './missing-imports.ts';

let home: string;
beforeEach(() => (home = realpathSync(mkdtempSync(path.join(tmpdir(), 'missing-imports-')))));
afterEach(() => rmSync(home, { recursive: true }));

const KIT = 'node_modules/kit';

/** What is missing to these files of a package, seen from where all are installed. */
function missing(files: Record<string, string>, others: Record<string, string> = {}) {
  const all: Record<string, string> = { [`${KIT}/package.json`]: '{ "name": "kit" }' };
  for (const [name, text] of Object.entries(files)) all[`${KIT}/${name}`] = text;
  for (const [name, text] of Object.entries({ ...all, ...others })) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), text);
  }
  const names = Object.keys(files).filter((name) => !name.startsWith('there/'));
  const found = missingImports(names.map((name) => path.join(home, KIT, name)));
  const seen = (one: string) => path.relative(path.join(home, 'node_modules'), one);
  return {
    packages: found.packages.map(([dir, name]) => `${seen(dir)}: ${name}`),
    folders: found.folders.map(seen),
    manifests: found.manifests.map(seen),
  };
}
const NOTHING = { packages: [], folders: [], manifests: [] };

test.each([
  [`import { a } from 'peer';`, 'peer'],
  [`export * from "@acme/peer/parts";`, '@acme/peer'],
  [`export declare const a: import('peer').A;`, 'peer'],
  [`/// <reference types="peer" />`, 'peer'],
  [`import 'peer';`, 'peer'],
])('%s asks for a package', (text, name) => {
  expect(missing({ 'index.d.ts': text })).toEqual({ ...NOTHING, packages: [`kit: ${name}`] });
});

test.each(['node:fs', 'fs', '#inner', '/root', 'https://x.dev/a.js'])('%s is none', (name) => {
  expect(missing({ 'index.d.ts': `import '${name}';` })).toEqual(NOTHING);
});

test('types of code that has none yet come as another package, or where it says that they lie', () => {
  const peer = { 'node_modules/peer/package.json': '{ "types": "dist/types/index.d.ts" }' };
  expect(missing({ 'index.d.ts': `import 'peer';` }, peer)).toEqual({
    packages: ['kit: @types/peer'],
    folders: ['peer'],
    manifests: ['peer/package.json'],
  });
  const exports = { './*': { types: './dist/types/*.d.ts', default: './dist/*.js' } };
  const others = {
    'node_modules/peer/package.json': JSON.stringify({ exports }),
    'node_modules/peer/dist/types/a/b.js': '',
    'node_modules/@types/peer/package.json': '{}',
  };
  expect(missing({ 'index.d.ts': `import 'peer/a';` }, others)).toEqual({
    packages: [],
    folders: ['peer', 'peer/dist/types', 'peer/dist', '@types/peer'],
    manifests: ['peer/package.json', '@types/peer/package.json'],
  });
  // Whoever runs it has no types to wait for.
  expect(missing({ 'index.js': `require('peer')` }, others)).toEqual(NOTHING);
});

test('a path under a package of which other files were read comes as a file of it', () => {
  const files = {
    'index.d.ts': `import 'kit/a'; import 'kit/b.js'; import 'kit/c'; import 'kit/d/e'; import 'kit';`,
    'dist/a.d.ts': '',
    'b.d.ts': '',
    'c/index.d.ts': '',
    'd/f.d.ts': '',
  };
  expect(missing(files)).toEqual({
    packages: ['kit: @types/kit'],
    folders: ['kit/d', 'kit'],
    manifests: ['kit/package.json'],
  });
});

test('a file beside is found with any ending that types have, or code where code asks', () => {
  const there = {
    'there/a.d.ts': '',
    'there/b.tsx': '',
    'there/c.js': '',
    'there/d.css': '',
    'there/e/index.d.ts': '',
    'there/f/index.js': '',
    'there/g/package.json': '',
    'there/h/h.d.ts': '',
  };
  const missingTo = (importer: string) =>
    [...'abcdefghi'].flatMap((name) => {
      const ending = { a: '.js', c: '.js', d: '.css' }[name] ?? '';
      const text = `export * from './there/${name}${ending}';`;
      return missing({ ...there, [importer]: text }).folders.map((folder) => `${name}: ${folder}`);
    });
  const never = ['h: kit/there', 'i: kit/there'];
  expect(missingTo('index.js')).toEqual(never);
  expect(missingTo('index.d.ts')).toEqual(['c: kit/there', 'f: kit/there', ...never]);
});

test('of a file whose folder is missing, the nearest one above is told', () => {
  const { folders } = missing({ 'index.d.ts': `export * from './parts/dial/dial.js';` });
  expect(folders).toEqual(['kit']);
});
