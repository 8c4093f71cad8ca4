import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePlaygroundModules } from './write-modules.ts';

test('modules are written once, and again when damaged; those of earlier texts are removed', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-modules-'));
  const cacheDir = path.join(root, '.vitrine');
  const folder = path.join(cacheDir, 'playgrounds');
  const file = path.join(folder, 'a.jsx');
  const write = (...names: string[]) =>
    writePlaygroundModules(
      root,
      cacheDir,
      names.map((name) => ({ file: `.vitrine/playgrounds/${name}.jsx`, code: `code of ${name}` })),
    );
  write('a', 'b');
  utimesSync(file, 1000, 1000);
  write('a');
  expect(readdirSync(folder)).toEqual(['a.jsx']);
  expect(statSync(file).mtimeMs, 'left alone').toBe(1_000_000);
  for (const damaged of ['', 'code of b', 'code of a ']) {
    writeFileSync(file, damaged);
    write('a');
    expect(readFileSync(file, 'utf8')).toBe('code of a');
  }
  rmSync(root, { recursive: true });
});
