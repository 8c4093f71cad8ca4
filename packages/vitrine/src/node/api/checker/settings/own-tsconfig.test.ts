import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOwnTsconfig, listTsconfigs } from './own-tsconfig.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'own-tsconfig-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, object>): void {
  for (const [name, settings] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(settings));
  }
}
const listed = (dir: string) =>
  listTsconfigs(path.join(root, dir)).map((file) => path.relative(root, file));

it('follows from the list, the one that counts, and what both extend, round in circles too', () => {
  write({
    'kit/tsconfig.json': {
      ...{ extends: '../base', files: [] },
      references: [{ path: './tsconfig.node.json' }, { path: './tsconfig.app.json' }],
    },
    'kit/tsconfig.node.json': {},
    'kit/tsconfig.app.json': {
      extends: ['../base.json', '@acme/tsconfig/react', '@acme/gone'],
      compilerOptions: { jsx: 'react-jsx' },
    },
    'base.js': {},
    'base.json': { extends: './kit/tsconfig.app.json' },
    'node_modules/@acme/tsconfig/react.json': {},
  });
  expect(findOwnTsconfig(path.join(root, 'kit'))).toBe(path.join(root, 'kit/tsconfig.app.json'));
  expect(listed('kit')).toEqual([
    ...['kit/tsconfig.json', 'base.json', 'kit/tsconfig.app.json'],
    'node_modules/@acme/tsconfig/react.json',
  ]);
});

it('is of no installed package, and of none without settings', () => {
  write({ 'node_modules/kit/tsconfig.json': {} });
  expect(listed('node_modules/kit')).toEqual([]);
  expect(listed('kit')).toEqual([]);
});

it('is the nearest above in the workspace, where the package has none', () => {
  write({
    'package.json': { workspaces: ['kits/*'] },
    'tsconfig.json': {
      files: [],
      references: [{ path: './other' }, { path: './kits/form/lib.json' }],
    },
    'other/tsconfig.json': { compilerOptions: { jsx: 'react-jsx' } },
    'kits/form/lib.json': {},
    'kits/form/package.json': {},
    'kits/grid/package.json': {},
    'plain/jsconfig.json': { compilerOptions: { paths: {} } },
    'plain/kit/package.json': {},
  });
  const found = (dir: string) => path.relative(root, findOwnTsconfig(path.join(root, dir)) ?? root);
  expect(found('kits/form')).toBe('kits/form/lib.json');
  expect(listed('kits/form')).toEqual(['tsconfig.json', 'kits/form/lib.json']);
  expect(found('kits/grid')).toBe('tsconfig.json');
  expect(found('plain/kit')).toBe('plain/jsconfig.json');
});

it('is nothing from outside the workspace', () => {
  write({
    'tsconfig.json': {},
    'repository/.git/HEAD': {},
    'repository/kit/package.json': {},
  });
  expect(findOwnTsconfig(path.join(root, 'repository/kit'))).toBeNull();
});
