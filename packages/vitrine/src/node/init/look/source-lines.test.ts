import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceLines } from './source-lines.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'source-lines-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** A library with folders in it, and its site, which finds it by a link. */
function create(manifest: object, ...folders: string[]): string {
  const site = path.join(root, 'docs');
  for (const name of ['docs/node_modules', ...folders])
    mkdirSync(path.join(root, name), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  symlinkSync(root, path.join(site, 'node_modules/kit'));
  return site;
}

it('of a library around the site only what it is made of is read', () => {
  const exports = {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './a.css': './gone/a.css',
  };
  const site = create({ main: './lib/index.cjs', exports }, 'dist', 'lib', 'src', 'test', 'logs');
  expect(sourceLines(site, './node_modules/kit')).toEqual(
    ['lib', 'dist', 'src'].map((name) => `@source './node_modules/kit/${name}';`),
  );
  expect(sourceLines(site, '..')[2]).toBe("@source '../src';");
});

it('any other is read as a whole, and so is one that leads to no folder, or to that of the site', () => {
  const site = create({ main: './docs/index.js', exports: './index.js' });
  expect(sourceLines(site, '..')).toEqual(["@source '..';"]);
  mkdirSync(path.join(root, 'other/src'), { recursive: true });
  expect(sourceLines(site, '../other')).toEqual(["@source '../other';"]);
});
