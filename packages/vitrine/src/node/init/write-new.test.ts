import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeNew } from './write-new.ts';

it('writes what is not there, and follows no link', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-new-'));
  const at = (name: string) => path.join(dir, name);
  writeFileSync(at('mine'), 'mine');
  symlinkSync(at('elsewhere'), at('link'));
  expect(writeNew(dir, { mine: 'new', link: 'new', 'a/b': 'new' })).toEqual(['a/b']);
  expect(readFileSync(at('mine'), 'utf8')).toBe('mine');
  expect(readFileSync(at('a/b'), 'utf8')).toBe('new');
  expect(existsSync(at('elsewhere'))).toBe(false);
  writeFileSync(at('file'), '');
  expect(() => writeNew(dir, { 'file/a': 'new' })).toThrow('EEXIST');
  rmSync(dir, { recursive: true });
});

it('leaves no half of a file, which the next run would take for the author’s', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-new-'));
  const file = path.join(dir, 'a/b');
  expect(() => writeNew(dir, { 'a/b': null as never })).toThrow(
    expect.objectContaining({ path: file }),
  );
  expect(existsSync(file)).toBe(false);
  rmSync(dir, { recursive: true });
});
