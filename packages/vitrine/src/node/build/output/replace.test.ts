import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checksumOf } from '../../base/checksum.ts';
import { listFiles } from '../../base/files/list-files.ts';
import { writeAtomic } from '../../base/files/write.ts';
import type { OutputFolder } from './folder.ts';
import { RECORD_FILE } from '../../base/folders.ts';
import { NOTHING_PENDING, readRecord, type OutputRecord } from './record.ts';
import { listLeftovers, replaceFiles, resume, stagingOf } from './replace.ts';

let root: string;
let dir: string;
let cacheDir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'replace-'));
  dir = path.join(root, 'dist');
  cacheDir = path.join(root, 'cache');
});
afterEach(() => rmSync(root, { recursive: true }));

const recordOf = (files: Record<string, string>, staged: string[], removed: string[]) => ({
  site: 'site',
  files: new Map(
    Object.entries(files).map(([file, text]) => [file, [text, checksumOf(text)] as const]),
  ) as OutputRecord['files'],
  pending: { staged, removed },
});
const EMPTY: OutputRecord = { site: 'site', files: new Map(), pending: NOTHING_PENDING };
const opened = (): OutputFolder => ({
  ...{ dir, cacheDir, record: readRecord(dir) ?? EMPTY, marked: false, isKept: () => false },
});
/** Lets files wait under their numbers. */
const stage = (texts: string[], staging = stagingOf(cacheDir)) =>
  texts.forEach((text, number) => writeAtomic(path.join(staging, String(number)), text));
function replace(files: Record<string, string>, removed: string[] = []) {
  const staged = Object.keys(files);
  stage(Object.values(files));
  replaceFiles(opened(), recordOf(files, staged, removed));
}
const list = () => listFiles(dir, (name) => name === RECORD_FILE);
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');

/** Memory, which is a file system of its own. */
const MEMORY = '/dev/shm';
const hasTwo = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(tmpdir()).dev;

describe.skipIf(!hasTwo)('with the cache on another file system', () => {
  const FILES = { 'a.html': 'a', 'b/c.html': 'c', 'd.html': 'd' };
  beforeEach(() => (cacheDir = mkdtempSync(path.join(MEMORY, 'replace-'))));
  afterEach(() => rmSync(cacheDir, { recursive: true }));

  it('files are put in their places, and nothing is left behind', () => {
    replace(FILES);
    expect(list()).toEqual(Object.keys(FILES));
    expect(read('b/c.html')).toBe('c');
    expect(readdirSync(dir).sort()).toEqual([RECORD_FILE, 'a.html', 'b', 'd.html']);
    expect(readdirSync(cacheDir)).toEqual(['output.json']);
    expect(readRecord(dir)).toMatchObject({ pending: NOTHING_PENDING });
  });

  it('what an earlier build has left there is not taken for new files', () => {
    stage(['x', 'x', 'x', 'x'], path.join(dir, '.vitrine-output.next'));
    replace(FILES);
    expect(read('a.html')).toBe('a');
    expect(listLeftovers(dir)).toEqual([]);
  });

  it('a build that was killed is ended from where its files lie', () => {
    const staged = Object.keys(FILES);
    stage(['a', 'c']);
    expect(() => replaceFiles(opened(), recordOf(FILES, staged, []))).toThrow(/ENOENT.*next.2/);
    expect(list()).toEqual(['a.html', 'b/c.html']);
    writeFileSync(path.join(dir, '.vitrine-output.next/2'), 'd');
    resume(opened());
    expect(list()).toEqual(staged);
    expect(listLeftovers(dir)).toEqual([]);
  });

  it('files that cannot be copied leave the output as it was', () => {
    replace({ 'a.html': 'a' });
    stage(['new']);
    // A folder is no file to copy: it stands for a disk that is full.
    mkdirSync(path.join(stagingOf(cacheDir), '1'));
    const record = recordOf({ 'a.html': 'new' }, ['a.html'], []);
    expect(() => replaceFiles(opened(), record)).toThrow(/EISDIR/);
    expect([list(), read('a.html')]).toEqual([['a.html'], 'a']);
    expect(listLeftovers(dir)).toEqual([]);
    expect(readdirSync(cacheDir)).toEqual(['output.json']);
  });
});

it('what is in the way of the first step ends it, with no file moved', () => {
  mkdirSync(path.join(dir, '.vitrine-output.probe/x'), { recursive: true });
  expect(() => replace({ 'a.html': 'a' })).toThrow(/EISDIR|EPERM/);
  expect(list()).toEqual([]);
  expect(existsSync(stagingOf(cacheDir))).toBe(false);
  // Neither is the folder taken any more.
  resume(opened());
  expect(listLeftovers(dir)).toEqual([]);
  replace({ 'a.html': 'a' });
  expect(list()).toEqual(['a.html']);
});

it('files are no longer wanted that somebody has removed or replaced by now', () => {
  replace({ 'a.html': 'a', 'b.html': 'b', 'c/d.html': 'd', 'e.html': 'e' });
  rmSync(path.join(dir, 'a.html'));
  rmSync(path.join(dir, 'b.html'));
  writeAtomic(path.join(dir, 'b.html/mine'), 'mine');
  rmSync(path.join(dir, 'c'), { recursive: true });
  replace({ 'f.html': 'f' }, ['a.html', 'b.html', 'c/d.html', 'e.html']);
  expect(list()).toEqual(['b.html/mine', 'f.html']);
  expect(existsSync(path.join(dir, 'c'))).toBe(false);
});

it('folders leave with their last file, those with another stay', () => {
  replace({ 'a/b/c/d.html': 'd', 'a/e.html': 'e' });
  replace({}, ['a/b/c/d.html']);
  expect(readdirSync(path.join(dir, 'a'))).toEqual(['e.html']);
});

it('nothing is left over in a folder that is not there', () => {
  expect(listLeftovers(path.join(root, 'none'))).toEqual([]);
});
