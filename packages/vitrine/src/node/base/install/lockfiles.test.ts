import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLockfiles, readLockfiles } from './lockfiles.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'lockfiles-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text = '') {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it.each([
  ...['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'],
  // Without a lockfile, as libraries like it.
  ...['node_modules/.package-lock.json', 'node_modules/.pnpm/lock.yaml'],
  ...['node_modules/.yarn-state.yml', 'node_modules/.yarn-integrity'],
])('says by %s what is installed', (name) => {
  const before = readLockfiles(root);
  write(name, 'one');
  expect(readLockfiles(root)).not.toBe(before);
  expect(findLockfiles(path.join(root, 'docs'))).toContain(path.join(root, name));
});

it('reads those of the repository behind those of a site, of which one may be old', () => {
  write('docs/package-lock.json', 'old');
  write('docs/yarn.lock', 'own');
  write('pnpm-lock.yaml', 'around');
  expect(readLockfiles(path.join(root, 'docs'))).toMatch(/^old\nown\naround/);
});
