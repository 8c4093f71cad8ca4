import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sealJson } from '../../base/files/sealed-json.ts';
import { RECORD_FILE } from '../../base/folders.ts';
import {
  formatRecord,
  isInside,
  readCopy,
  readRecord,
  writeCopy,
  type OutputRecord,
  type Pending,
} from './record.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'record-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const record = (pending: Partial<Pending> = {}, names = ['a.html', 'b/c.html']): OutputRecord => ({
  site: 'site',
  files: new Map(names.map((name) => [name, [`digest of ${name}`, 'checksum']])),
  pending: { staged: [], removed: [], ...pending },
});
const place = (text: string) => writeFileSync(path.join(dir, RECORD_FILE), text);

it.each<[string, Partial<Pending>]>([
  ['new files', { staged: ['a.html'] }],
  ['files to be removed', { removed: ['old.html'] }],
  ['both', { staged: ['a.html'], removed: ['old.html'] }],
])('says what is still to be done: %s', (_name, pending) => {
  place(formatRecord(record(pending)));
  expect(readRecord(dir)).toEqual(record(pending));
});

it('is the same text for the same output, and says nothing of what is done', () => {
  const text = formatRecord(record());
  expect(formatRecord(record({}, ['b/c.html', 'a.html']))).toBe(text);
  expect(text).not.toContain('pending');
  place(text);
  expect(readRecord(dir)).toEqual(record());
});

it.each<[string, OutputRecord]>([
  ['a file', record({}, ['../a'])],
  ['a new file', record({ staged: ['../a'] })],
  ['a file to be removed', record({ removed: ['a/../../b'] })],
])('counts for nothing when %s lies outside of the folder', (_name, damaged) => {
  place(formatRecord(damaged));
  expect(readRecord(dir)).toBeNull();
});

it('counts for nothing when it is not there or says nothing of files', () => {
  expect(readRecord(dir)).toBeNull();
  place(sealJson({ site: 'site' }));
  expect(readRecord(dir)).toBeNull();
});

it('has a copy in the cache, which is of one folder', () => {
  expect(readCopy(dir, '/out')).toBeNull();
  writeCopy(dir, '/out', record());
  expect(readCopy(dir, '/out')).toEqual(record());
  expect(readCopy(dir, '/other')).toBeNull();
});

it.each(['a', 'a/b', '.a/b', 'a/.b', '..a/b..', 'a b', 'é/…', '-', 'a..b', '.well-known/a.txt'])(
  '%s lies in the folder',
  (file) => expect(isInside(file)).toBe(true),
);

it.each([
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  './a',
  'a/./b',
  '..',
  '../a',
  'a/..',
  'a\\..\\b',
  '..\\a',
])('"%s" does not lie in the folder', (file) => expect(isInside(file)).toBe(false));

it.skipIf(path.sep === '\\')('a backslash may be part of a name', () => {
  for (const file of ['a\\b', '\\a', 'a\\', 'a\\.\\b']) expect(isInside(file)).toBe(true);
});
