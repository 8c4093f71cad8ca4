import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findStyleSheet } from './find-style.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'style-'))));
afterEach(() => rmSync(root, { recursive: true }));

function install(manifest: object, files: string[]) {
  const dir = path.join(root, 'node_modules/kit');
  for (const file of ['package.json', ...files]) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: 'kit', ...manifest }));
}

it.each([
  [
    { exports: { '.': './a.js', './layers.css': './l.css', './styles.css': './s.css' } },
    [],
    'kit/styles.css',
  ],
  [{ exports: { '.': './a.js', './*': './*' } }, ['styles.css', 'layout.css'], 'kit/styles.css'],
  [{ exports: { '.': './a.js', './*.css': './*.css' } }, ['index.css'], 'kit/index.css'],
  [{ main: 'a.js' }, ['dist/kit.min.css', 'dist/reset.css'], 'kit/dist/kit.min.css'],
  // Nothing of it can be imported.
  [{ exports: { '.': './a.js' } }, ['styles.css'], null],
  [{ main: 'a.js' }, ['a.js'], null],
])('finds the style sheet of a package like %j', (manifest, files, expected) => {
  install(manifest, files);
  expect(findStyleSheet(root, 'kit')).toBe(expected);
});

it('finds none of a package that is not installed', () => {
  expect(findStyleSheet(root, 'none')).toBe(null);
});
