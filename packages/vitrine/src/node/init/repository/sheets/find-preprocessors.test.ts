import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { readRepository } from '../read-repository.ts';
import { findPreprocessors } from './find-preprocessors.ts';

it('finds what compiles the style sheets of a library', () => {
  expect(findPreprocessors([{ devDependencies: { react: '^19.0.0' } }, {}])).toEqual({});
  expect(
    findPreprocessors([
      { devDependencies: { sass: '^1.80.0', less: '3.0.0' } },
      { dependencies: { less: '~4.2.0' }, devDependencies: { stylus: 'catalog:' } },
    ]),
  ).toEqual({ sass: '^1.80.0', less: '~4.2.0', stylus: '*' });
});

it.runIf(process.platform !== 'win32')('installs it where the site would not find it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'preprocessors-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const manifest = { name: 'kit', exports: './index.tsx', devDependencies: { less: '^4.2.0' } };
  write('kit/package.json', JSON.stringify(manifest));
  write('kit/index.tsx', 'export const Panel = () => null;');
  write('bin/npm', '#!/bin/sh\necho installed > asked\n');
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}`);
  try {
    for (const isThere of [false, true]) {
      write('docs/package.json', '{"dependencies":{}}');
      if (isThere) write('node_modules/less/package.json', '{"name":"less","version":"4.2.0"}');
      const [site, folder] = ['docs', 'kit'].map((name) => path.join(root, name));
      readRepository(site!, root, { name: 'kit', spec: '*', folder: folder! });
      const written = readFileSync(path.join(site!, 'package.json'), 'utf8');
      expect(written.includes('"less": "^4.2.0"')).toBe(!isThere);
    }
    expect(readFileSync(path.join(root, 'docs/asked'), 'utf8')).toBe('installed\n');
  } finally {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  }
});
