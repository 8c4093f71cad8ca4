import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepLockfiles } from './keep-lockfiles.ts';

let root: string;
const at = (file: string) => path.join(root, file);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lockfiles-'));
  mkdirSync(at('apps/docs'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('makes lockfiles around a site what they were, and touches no other', () => {
  writeFileSync(at('pnpm-lock.yaml'), 'before');
  writeFileSync(at('apps/yarn.lock'), 'same');
  writeFileSync(at('apps/docs/package-lock.json'), 'its own');
  writeFileSync(at('package.json'), 'no lockfile');
  const { mtimeMs, ino } = statSync(at('apps/yarn.lock'));
  const restore = keepLockfiles(at('apps/docs'));
  for (const file of ['pnpm-lock.yaml', 'apps/docs/package-lock.json', 'package.json', 'bun.lock'])
    writeFileSync(at(file), 'after');
  restore();
  expect(readFileSync(at('pnpm-lock.yaml'), 'utf8')).toBe('before');
  expect(statSync(at('apps/yarn.lock'))).toMatchObject({ mtimeMs, ino });
  for (const file of ['apps/docs/package-lock.json', 'package.json', 'bun.lock'])
    expect(readFileSync(at(file), 'utf8')).toBe('after');
});

it('brings back one that is gone', () => {
  writeFileSync(at('package-lock.json'), 'before');
  const restore = keepLockfiles(at('docs'));
  rmSync(at('package-lock.json'));
  restore();
  expect(readFileSync(at('package-lock.json'), 'utf8')).toBe('before');
});
