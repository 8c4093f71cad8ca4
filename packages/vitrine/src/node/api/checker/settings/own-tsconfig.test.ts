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
