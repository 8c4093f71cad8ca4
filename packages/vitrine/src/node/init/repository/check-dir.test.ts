import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDir } from './check-dir.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'check-dir-'));
  mkdirSync(path.join(root, 'apps/docs'), { recursive: true });
  symlinkSync('apps', path.join(root, 'linked'));
  symlinkSync(path.dirname(root), path.join(root, 'away'));
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['docs', 'docs'],
  ['docs/', 'docs'],
  ['./apps/../docs', 'docs'],
  ['apps\\docs', 'apps/docs'],
  ['linked/docs', 'linked/docs'],
  ['.github', '.github'],
  ['my.git', 'my.git'],
  ['node_modules2', 'node_modules2'],
])('%j is the folder %s', (dir, plain) => {
  expect(checkDir(root, dir)).toBe(plain);
});

it.each([
  ...['.', './', '', '..', '../docs', 'docs/../..', '/docs', '\\docs', 'away/docs', 'a\nb'],
  ...['.git', 'docs/.git/x', 'node_modules', 'apps/Node_Modules/docs'],
])('%j is refused', (dir) => {
  expect(() => checkDir(root, dir)).toThrow(
    `--dir expects a folder below this one, such as docs, received "${dir}"`,
  );
});

it.each(['#1', 'what?', 'a*b'])('%j is refused, as no module in it could be loaded', (dir) => {
  expect(() => checkDir(root, dir)).toThrow(
    `The path of the folder has a "${dir.replace(/\w/g, '')}", with which no module in it can be loaded: ${path.join(root, dir)}`,
  );
});
