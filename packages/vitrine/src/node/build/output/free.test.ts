import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checksumOf } from '../../base/checksum.ts';
import type { OutputFolder } from './folder.ts';
import { assertFree } from './free.ts';
import type { OutputRecord, Written } from './record.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'free-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const place = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), 'mine');
  }
};
const recordOf = (files: string[], content: string, staged: string[] = []): OutputRecord => ({
  site: '',
  files: new Map(files.map((file) => [file, ['', checksumOf(content)] as Written])),
  pending: { staged, removed: [] },
});
/** What is in the way of new files, where these were written before; `null` for nothing. */
function taken(staged: string[], before: string[] = [], content = 'new'): string | null {
  const folder = { dir, record: recordOf(before, 'old') } as OutputFolder;
  try {
    assertFree(folder, recordOf(staged, content, staged));
    return null;
  } catch (error) {
    return /write (.*), and what is there/.exec(String(error))![1]!.slice(dir.length + 1);
  }
}

it('nothing is in the way in a folder that is not there', () => {
  expect(taken(['a', 'b/c/d', 'b/c/e'])).toBeNull();
});

it('a file is in the way of one that is not the same, unless it was written before', () => {
  place('a', 'b/c');
  expect(taken(['x', 'a'])).toBe('a');
  expect(taken(['b/x', 'b/c'])).toBe('b/c');
  expect(taken(['b/c'], [], 'mine')).toBeNull();
  expect(taken(['b/c', 'a'], ['a', 'b/c'])).toBeNull();
});

it('a file or a link is in the way of a folder, unless it was written before', () => {
  place('a', 'b/c');
  symlinkSync(tmpdir(), path.join(dir, 'link'));
  expect(taken(['a/x'])).toBe('a');
  expect(taken(['b/c/x/y'])).toBe('b/c');
  expect(taken(['link/x'])).toBe('link');
  expect(taken(['a/x', 'b/c/x/y'], ['a', 'b/c'])).toBeNull();
});

it('a folder is in the way of a file while another file lies in it', () => {
  place('a/b', 'a/c/d');
  mkdirSync(path.join(dir, 'empty'));
  expect(taken(['a'])).toBe('a/b');
  expect(taken(['a'], ['a/b'])).toBe('a/c/d');
  expect(taken(['a', 'empty'], ['a/b', 'a/c/d'])).toBeNull();
});
