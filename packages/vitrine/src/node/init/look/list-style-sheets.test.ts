import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listStyleSheets } from './list-style-sheets.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'sheets-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
}
const list = (exports?: unknown) => {
  const manifest = exports === undefined ? {} : { exports };
  return listStyleSheets({ dir, name: 'kit', version: '1.0.0', manifest }).map(
    ({ specifier, file }) => [specifier, path.relative(dir, file)],
  );
};

it('of a package without exports are all, but for modules, sources and what is installed', () => {
  write('a.css', 'dist/b.css', 'dist/c.module.css', 'src/d.css', 'node_modules/e/e.css');
  write('.cache/f.css', 'module.css', 'g.scss', 'my-src/h.css', 'src-of/i.css', 'x.src/j.css');
  expect(list()).toEqual([
    ['kit/a.css', 'a.css'],
    ['kit/module.css', 'module.css'],
    ['kit/dist/b.css', 'dist/b.css'],
    ['kit/my-src/h.css', 'my-src/h.css'],
    ['kit/src-of/i.css', 'src-of/i.css'],
    ['kit/x.src/j.css', 'x.src/j.css'],
  ]);
});

it('of thousands are those that lie the least deep', () => {
  write(...Array.from({ length: 405 }, (_, index) => `cjs/${1000 + index}.css`), 'kit.css');
  write('z/kit.css', 'a/b/kit.css');
  const found = list().map(([specifier]) => specifier);
  expect(found).toHaveLength(400);
  expect(found[0]).toBe('kit/kit.css');
  expect(list().some(([, file]) => file === 'a/b/kit.css')).toBe(false);
});

it('are those that exports name, by any condition, and that are there', () => {
  write('dist/a.css', 'dist/b.css', 'dist/c.js', 'dist/e.css', 'open.css');
  const exports = {
    '.': './dist/c.js',
    './a.css': './dist/a.css',
    './b.css': { types: './b.d.ts', browser: { style: './dist/b.css' } },
    './gone.css': './dist/gone.css',
    './script.css': './dist/c.js',
    './none.css': { default: null },
    './*.css': './*.css',
    './d': './dist/a.css',
    './styles': { types: './e.d.ts', default: './dist/e.css' },
    './code': { style: './dist/e.css', default: './dist/c.js' },
  };
  const { './*.css': _, ...closed } = exports;
  const named = [
    ['kit/a.css', 'dist/a.css'],
    ['kit/b.css', 'dist/b.css'],
    ['kit/styles', 'dist/e.css'],
  ];
  expect(list(closed)).toEqual(named);
  expect(list(exports)).toEqual([...named, ['kit/open.css', 'open.css']]);
  expect(list({ './*': './*' })).toHaveLength(4);
  for (const other of [{ './*': null }, './dist/c.js', ['./a.css'], null])
    expect(list(other), JSON.stringify(other)).toEqual([]);
});

it('are those that a pattern lets through, by the name that it gives them', () => {
  write('dist/a.css', 'dist/deep/b.css', 'dist/a.module.css', 'styles/c.css', 'dist/.css');
  expect(list({ './*': './dist/*' })).toEqual([
    ['kit/a.css', 'dist/a.css'],
    ['kit/deep/b.css', 'dist/deep/b.css'],
  ]);
  expect(list({ './styles/*': { types: './types/*.d.ts', default: './styles/*' } })).toEqual([
    ['kit/styles/c.css', 'styles/c.css'],
  ]);
  expect(list({ './themes/*': './dist/*.css' })).toEqual([
    ['kit/themes/a', 'dist/a.css'],
    ['kit/themes/deep/b', 'dist/deep/b.css'],
  ]);
  // What is named is not there a second time.
  expect(list({ './a.css': './dist/a.css', './dist/*': './dist/*' })).toEqual([
    ['kit/a.css', 'dist/a.css'],
    ['kit/dist/deep/b.css', 'dist/deep/b.css'],
  ]);
  for (const other of [{ './*/*': './dist/*' }, { './*': './dist/a.css' }, { './a': './dist/*' }])
    expect(list(other), JSON.stringify(other)).toEqual([]);
});
