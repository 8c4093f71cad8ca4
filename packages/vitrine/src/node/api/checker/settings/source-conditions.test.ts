import path from 'node:path';
import { expect, it } from 'vitest';
import { writeProject } from '../../fixtures/install.ts';
import { sourceConditions } from './source-conditions.ts';

const conditions = (files: Record<string, object>) => {
  const texts = Object.entries(files).map(([file, one]) => [file, JSON.stringify(one)]);
  const root = writeProject({ ...Object.fromEntries(texts), 'kit/src/index.ts': '' });
  return sourceConditions(path.join(root, 'kit'));
};
const settings = (customConditions: unknown, more: object = {}) => ({
  ...more,
  compilerOptions: { customConditions },
});

it('are those of the settings, of what they extend only where they name none', () => {
  const base = { 'base.json': settings(['@acme/source']), 'package.json': { workspaces: ['kit'] } };
  const of = (tsconfig: object) => conditions({ ...base, 'kit/tsconfig.json': tsconfig });
  expect(of({ extends: '../base.json' })).toEqual(['@acme/source', 'source']);
  expect(of({ ...settings(['dev', 5]), extends: '../base.json' })).toEqual(['dev', 'source']);
  expect(of(settings('dev', { extends: ['../gone.json', '../base.json'] }))).toEqual([
    ...['@acme/source', 'source'],
  ]);
  expect(of({ extends: './tsconfig.json' })).toEqual(['source']);
  expect(conditions({})).toEqual(['source']);
});

it('are those that lead to source in a package that is not built, whatever the settings say', () => {
  const entry = { types: './dist/index.d.ts', import: { live: './src/index.ts' } };
  const of = (exports: unknown) => conditions({ 'kit/package.json': { name: 'kit', exports } });
  expect(of({ '.': entry })).toEqual(['source', 'live']);
  const native = { gone: './lib/index.ts', native: './src/index.ts' };
  expect(of({ '.': { ...native, ...entry } })).toEqual(['source', 'native']);
  expect(of({ '.': { ...native, source: './src/index.ts' } })).toEqual(['source']);
  expect(of({ '.': { ...entry, types: './src/index.ts' } })).toEqual(['source']);
});
