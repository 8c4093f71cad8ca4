import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles, readJson, writeAtomic } from './files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-files-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const at = (file: string) => path.join(dir, file);

describe('readJson', () => {
  it('reads what was written, and nothing from a missing or damaged file', () => {
    writeAtomic(at('a.json'), '{"a":[1]}');
    expect(readJson(at('a.json'))).toEqual({ a: [1] });
    expect(readJson(at('b.json'))).toBeNull();
    writeFileSync(at('a.json'), '{"a":[1');
    expect(readJson(at('a.json'))).toBeNull();
    expect(readJson(dir)).toBeNull();
  });
});

describe('writeAtomic', () => {
  it('makes folders, replaces what was there and leaves nothing else', () => {
    writeAtomic(at('a/b/c.txt'), 'one');
    writeAtomic(at('a/b/c.txt'), new TextEncoder().encode('two'));
    expect(readFileSync(at('a/b/c.txt'), 'utf8')).toBe('two');
    expect(readdirSync(at('a/b'))).toEqual(['c.txt']);
  });

  it('leaves the old file when the new one cannot be written', () => {
    writeFileSync(at('file'), 'old');
    expect(() => writeAtomic(at('file/below.txt'), 'new')).toThrow();
    expect(readFileSync(at('file'), 'utf8')).toBe('old');
  });
});

describe('listFiles', () => {
  beforeEach(() => {
    for (const file of [
      'b.md',
      'a/z.md',
      'a/deep/y.md',
      'node_modules/kit/x.js',
      'out/site/i.html',
    ])
      writeAtomic(at(file), '');
    mkdirSync(at('empty'));
  });

  it('lists files, not folders, relative and sorted', () => {
    expect(listFiles(dir)).toEqual([
      'a/deep/y.md',
      'a/z.md',
      'b.md',
      'node_modules/kit/x.js',
      'out/site/i.html',
    ]);
    expect(listFiles(at('nowhere'))).toEqual([]);
  });

  it('leaves out by name at any depth, or by path', () => {
    expect(listFiles(dir, (name) => name === 'node_modules' || name === 'deep')).toEqual([
      'a/z.md',
      'b.md',
      'out/site/i.html',
    ]);
    expect(listFiles(dir, (_, file) => file === 'out/site' || file === 'a/z.md')).toEqual([
      'a/deep/y.md',
      'b.md',
      'node_modules/kit/x.js',
    ]);
  });
});
