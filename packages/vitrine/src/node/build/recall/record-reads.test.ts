import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIgnored, recordReads } from './record-reads.ts';
import { isStill, type RecordedRead } from './states.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-reads-'));
  writeFileSync(path.join(dir, 'a.txt'), 'a');
  mkdirSync(path.join(dir, 'folder/inner'), { recursive: true });
  writeFileSync(path.join(dir, 'folder/b.txt'), 'b');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

const at = (name: string) => path.join(dir, name);
/** What work reads, by names relative to the folder. */
async function record(work: () => unknown, ignored: string[] = []): Promise<RecordedRead[]> {
  const reads = recordReads();
  await reads.during(async () => void (await work()));
  ignored.map(at).forEach(reads.ignore);
  return reads.list()!.filter(([file]) => file.startsWith(dir));
}
const namesOf = (reads: RecordedRead[]) =>
  reads.map(([file, question]) => `${question} ${path.relative(dir, file)}`).sort();
const areStill = (reads: RecordedRead[], ignored: string[] = []) =>
  reads.every((read) => isStill(read, createIgnored(ignored.map(at))));

test.each<[string, (file: string) => unknown]>([
  ['readFileSync', (file) => fs.readFileSync(file)],
  ['an address', (file) => fs.readFileSync(pathToFileURL(file))],
  ['bytes', (file) => fs.readFileSync(Buffer.from(file))],
  ['a path from here', (file) => fs.readFileSync(path.relative(process.cwd(), file))],
  ['existsSync', (file) => existsSync(file)],
  ['a promise', (file) => readFile(file)],
  ['a callback', (file) => promisify(fs.stat)(file)],
  ['a callback of its own kind', (file) => promisify(fs.exists)(file)],
  ['openSync', (file) => fs.closeSync(fs.openSync(file, 'r'))],
])('a file is recorded when it is read by %s', async (_name, look) => {
  expect(namesOf(await record(() => look(at('a.txt'))))).toEqual(['file a.txt']);
});

test('folders are recorded with their names, or with all below them', async () => {
  const names = await record(() => {
    fs.readdirSync(dir);
    fs.readdirSync(at('folder'), { recursive: true });
    fs.statSync(at('folder'));
  });
  expect(namesOf(names)).toEqual(['file folder', 'list ', 'tree folder']);
});

test('nothing is recorded before or after, nor in folders that do not count', async () => {
  const reads = recordReads();
  fs.readFileSync(at('a.txt'));
  await reads.during(() => Promise.resolve(fs.readFileSync(at('folder/b.txt'))));
  const { native } = fs.realpathSync;
  fs.readFileSync(at('a.txt'));
  expect(namesOf(reads.list()!)).toEqual(['file folder/b.txt']);
  reads.ignore(at('folder'));
  expect(reads.list()).toEqual([]);
  expect(native(at('a.txt'))).toContain('a.txt');
});

test('a function that was taken while it was replaced tells whoever listens later', async () => {
  let taken = fs.readFileSync;
  await record(() => (taken = fs.readFileSync));
  expect(taken(at('a.txt'), 'utf8')).toBe('a');
  expect(namesOf(await record(() => taken(at('a.txt'))))).toEqual(['file a.txt']);
});

test('folders for temporary files are no input', async () => {
  const { mkdtempSync: make } = fs;
  const reads = await record(async () => {
    for (const made of [mkdtempSync(at('a-')), await fs.promises.mkdtemp(at('b-'))]) {
      writeFileSync(path.join(made, 'c.txt'), 'c');
      fs.readFileSync(path.join(made, 'c.txt'));
      fs.statSync(made);
      rmSync(made, { recursive: true });
    }
  });
  expect(namesOf(reads)).toEqual([]);
  expect(fs.mkdtempSync).toBe(make);
});

test('nor is the folder that they lie in, whose names change all the time', async () => {
  const reads = recordReads();
  await reads.during(() => Promise.resolve(fs.readdirSync(tmpdir())));
  expect(reads.list()).toEqual([]);
});

test('of two recordings at once the second knows that it has not seen all', async () => {
  const [first, second] = [recordReads(), recordReads()];
  await first.during(() => second.during(() => Promise.resolve(fs.readFileSync(at('a.txt')))));
  expect(namesOf(first.list()!)).toEqual(['file a.txt']);
  expect(second.list()).toBe(null);
  fs.readFileSync(at('folder/b.txt'));
  expect(namesOf(first.list()!)).toEqual(['file a.txt']);
});

test('work that throws is no longer recorded either', async () => {
  const before = fs.readFileSync;
  const reads = recordReads();
  await expect(reads.during(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(fs.readFileSync).toBe(before);
});

test.each<[string, string[], () => void]>([
  ['another text of the same length', ['a.txt'], () => writeFileSync(at('a.txt'), 'b')],
  ['a longer one', ['a.txt'], () => writeFileSync(at('a.txt'), 'ab')],
  ['a file that is gone', ['a.txt'], () => rmSync(at('a.txt'))],
  ['a folder in its place', ['a.txt'], () => (rmSync(at('a.txt')), mkdirSync(at('a.txt')))],
  ['a file that was not there', ['new.txt'], () => writeFileSync(at('new.txt'), '')],
  ['a new name in a folder', ['folder'], () => writeFileSync(at('folder/new'), '')],
  ['a name less', ['folder'], () => rmSync(at('folder/b.txt'))],
  [
    'a name of another kind',
    ['folder'],
    () => (rmSync(at('folder/b.txt')), mkdirSync(at('folder/b.txt'))),
  ],
])('%s is told', async (_name, files, change) => {
  const look = (file: string) =>
    existsSync(file) && fs.statSync(file).isDirectory() ? fs.readdirSync(file) : existsSync(file);
  const reads = await record(() => files.map(at).forEach(look));
  expect(areStill(reads)).toBe(true);
  change();
  expect(areStill(reads)).toBe(false);
});

test('a file that was changed just before it was read is told by its content', async () => {
  const reads = await record(() => fs.readFileSync(at('a.txt')));
  // As if the clock of the file system had not moved on.
  const { atime, mtime } = fs.statSync(at('a.txt'));
  writeFileSync(at('a.txt'), 'b');
  utimesSync(at('a.txt'), atime, mtime);
  expect(areStill(reads)).toBe(false);
  writeFileSync(at('a.txt'), 'a');
  expect(areStill(reads)).toBe(true);
});

test('a file that had rested is told by size and times, without being read', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  const reads = await record(() => fs.readFileSync(at('a.txt')));
  expect(areStill(reads)).toBe(true);
  utimesSync(at('a.txt'), 1000, 1000);
  expect(areStill(reads)).toBe(false);
});

test('names in a folder below one that does not count are no change', async () => {
  const reads = await record(() => fs.readdirSync(dir), ['output']);
  mkdirSync(at('output'));
  expect(areStill(reads, ['output'])).toBe(true);
  expect(areStill(reads)).toBe(false);
});
