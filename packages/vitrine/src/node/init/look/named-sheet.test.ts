import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkNamedSheet, readNamedSheet } from './named-sheet.ts';

let root: string;
let site: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'named-sheet-'));
  site = path.join(root, 'docs');
  for (const dir of ['src', 'docs']) {
    mkdirSync(path.join(root, dir), { recursive: true });
  }
  write('src/styles.css');
  write('src/styles.ts');
  write('docs/own.css');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text = '') => writeFileSync(path.join(root, file), text);
const install = (name: string, manifest: object, ...files: string[]) => {
  const dir = `docs/node_modules/${name}`;
  mkdirSync(path.join(root, dir, 'dist'), { recursive: true });
  write(`${dir}/package.json`, JSON.stringify({ name, ...manifest }));
  for (const file of files) write(`${dir}/${file}`);
};

it('takes a file of the project as the site imports it', () => {
  for (const css of [
    'src/styles.css',
    './src/styles.css',
    'src\\styles.css',
    `${root}/src/styles.css`,
  ])
    expect(readNamedSheet(root, site, css)).toBe('../src/styles.css');
  expect(readNamedSheet(root, site, 'docs/own.css')).toBe('./own.css');
});

it('takes what may be a file of a package as it is', () => {
  expect(readNamedSheet(root, site, '@acme/ui/styles.css')).toBe('@acme/ui/styles.css');
  expect(readNamedSheet(root, site, 'kit/styles')).toBe('kit/styles');
});

it.each([
  './src/styles.ts',
  './gone.css',
  '../gone.css',
  '/gone.css',
  'C:\\gone.css',
  'gone.css',
  '',
])('refuses a path without a style sheet: %s', (css) => {
  expect(() => readNamedSheet(root, site, css)).toThrow(
    `--css expects a style sheet, as src/styles.css in this folder or @acme/ui/styles.css of a package, received "${css}"`,
  );
});

it('refuses a style sheet that its package does not have, and names those that it has', () => {
  install(
    'kit',
    { exports: { './a.css': './dist/a.css', './b': { style: './dist/b.css' } } },
    'dist/a.css',
    'dist/b.css',
  );
  for (const css of ['kit/a.css', 'kit/b', '../src/styles.css', './own.css']) {
    expect(checkNamedSheet(site, css)).toBe(undefined);
  }
  expect(() => checkNamedSheet(site, 'kit/c.css')).toThrow(
    '--css names a style sheet that kit does not have: kit/c.css. It has kit/a.css, kit/b',
  );
  expect(() => checkNamedSheet(site, '@acme/ui/a.css')).toThrow(
    '--css names a package that is not installed: @acme/ui',
  );
  install('sass-kit', { exports: { './theme.scss': './dist/a.scss' } }, 'dist/a.scss');
  expect(checkNamedSheet(site, 'sass-kit/theme.scss')).toBe(undefined);
  expect(() => checkNamedSheet(site, 'sass-kit/a.css')).toThrow('kit/a.css. It has none');
});
