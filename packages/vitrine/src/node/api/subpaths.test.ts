import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from './fixtures/install.ts';
import { subpathsOf } from './subpaths.ts';

const install = (exports: unknown, files: string[]) => {
  const dir = tempDir();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
  return { name: 'icons', dir, manifest: { name: 'icons', exports } } as never;
};

test('a star alone names no declarations, source maps and styles', () => {
  const files = [
    'kit.js',
    'kit.d.ts',
    'kit.d.mts',
    'kit.js.map',
    'kit.css',
    'logo.svg',
    'NOTES.md',
  ];
  const installed = install(
    { '.': './dist/kit.js', './dist/*': './dist/*' },
    files.map((file) => `dist/${file}`),
  );
  expect(subpathsOf(installed)).toEqual(['dist/kit.js']);
});

test('insides of a package and of its command line, and keys that no import can name, are left out', () => {
  const files = ['internal/a.js', 'cli/run.js', 'parts/cli/run.js', 'client/a.js'];
  const installed = install({ './*': './*', './tools/* ': './client/*' }, files);
  const named = { './internal/a': './internal/a.js', './cli/run': './cli/run.js' };
  expect(subpathsOf(installed)).not.toContain('tools/a.js ');
  expect(subpathsOf(install({ ...named, './client': './client/a.js' }, files))).toEqual(['client']);
});
