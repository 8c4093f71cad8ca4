import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSheetFinder } from './find-sheet.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'find-sheet-'));
  add('kit', {
    exports: {
      './a.css': './dist/a.css',
      './b.css': { style: './dist/b.css' },
      './c.css': { own: './dist/a.css' },
      './*.css': './dist/*.css',
    },
  });
  add('plain', {});
});
afterAll(() => rmSync(root, { recursive: true }));

function add(name: string, manifest: object) {
  const dir = path.join(root, 'node_modules', name);
  mkdirSync(path.join(dir, 'dist'), { recursive: true });
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name, ...manifest }));
  for (const file of ['a.css', 'b.css', 'd.css', 'e.scss']) {
    writeFileSync(path.join(dir, 'dist', file), '');
  }
}

it('finds what a package lets through, by any condition', () => {
  const has = createSheetFinder(root);
  const found = ['kit/a.css', 'kit/b.css', 'kit/d.css', 'plain/dist/a.css', 'plain/dist/e.scss'];
  for (const specifier of found) expect(has(specifier, 'content/demo.tsx'), specifier).toBe(true);
  const missing = [
    'kit/c.css',
    'kit/gone.css',
    'kit/dist/a.css',
    'plain/a.css',
    'plain/dist/gone.less',
  ];
  for (const specifier of missing) expect(has(specifier, 'library.css'), specifier).toBe(false);
});

it('asks for no more than style sheets, and knows no aliases', () => {
  expect(createSheetFinder(root)('kit/gone', 'a.tsx')).toBe(true);
  const vite = (resolve: object) => ({ options: { resolve }, plugins: [], key: '' });
  expect(createSheetFinder(root, vite({ alias: { kit: './x' } }))('kit/gone.css', 'a')).toBe(true);
  const has = createSheetFinder(root, vite({ conditions: ['own'] }));
  expect(has('kit/c.css', 'a')).toBe(true);
  expect(has('kit/gone.css', 'a')).toBe(false);
});
