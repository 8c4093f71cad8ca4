import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFoldersOf, statOf } from './folder.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'folder-'))));
afterEach(() => rmSync(dir, { recursive: true }));

it('a file that cannot be there is none, one that cannot be looked at is an error', () => {
  writeFileSync(path.join(dir, 'a'), '');
  symlinkSync('loop', path.join(dir, 'loop'));
  expect(statOf(path.join(dir, 'a'))!.isFile()).toBe(true);
  expect(statOf(path.join(dir, 'loop'))!.isSymbolicLink()).toBe(true);
  for (const name of ['b', 'a/b', 'n'.repeat(300)]) expect(statOf(path.join(dir, name))).toBeNull();
  expect(() => statOf(path.join(dir, 'loop/b'))).toThrow('ELOOP');
});

it('the folders of a file are told from the innermost', () => {
  expect(listFoldersOf('a/b/c.html')).toEqual(['a/b', 'a']);
  expect(listFoldersOf('c.html')).toEqual([]);
});
