import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SiteVite } from '../../config/vite/options.ts';
import { siteOptions } from './site-options.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-options-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
const read = (options?: SiteVite['options']) =>
  siteOptions(root, options && { options, plugins: [], key: '' });

it('without any leaves all to the bundler', () => {
  expect(read()).toEqual({ define: {}, resolve: { tsconfigPaths: false } });
  expect(read({})).toEqual(read());
});

it('resolves by the paths of TypeScript where it is configured', () => {
  write('tsconfig.json', '{}');
  expect(read().resolve).toEqual({ tsconfigPaths: true });
});

it('adds conditions to those of the bundler, which it would leave out', () => {
  const { resolve, environments } = read({ resolve: { conditions: ['own'], alias: { a: 'b' } } });
  expect(resolve).toEqual({
    ...{ tsconfigPaths: false, alias: { a: 'b' } },
    conditions: ['own', ...defaultClientConditions],
  });
  expect(environments!.ssr!.resolve!.conditions).toEqual(['own', ...defaultServerConditions]);
});

it('passes on what a site says of constants, styles and packages', () => {
  const options = {
    define: { A: '1' },
    css: { devSourcemap: true },
    optimizeDeps: { include: ['a'] },
  };
  expect(read(options)).toMatchObject(options);
});

it.each([
  ['production', '"from the mode"'],
  ['test', '"from development"'],
])('as constants, has the variables of files for %s that code may know', (mode, value) => {
  vi.stubEnv('NODE_ENV', mode);
  write('.env', 'VITE_KIT=plain\nVITE_BOTH=both\nSECRET=no');
  write('.env.production', 'VITE_KIT="from the mode"');
  write('.env.development', 'VITE_KIT="from development"');
  expect(read({ define: { 'import.meta.env.VITE_BOTH': '"own"' } }).define).toEqual({
    'import.meta.env.VITE_KIT': value,
    'import.meta.env.VITE_BOTH': '"own"',
  });
});
