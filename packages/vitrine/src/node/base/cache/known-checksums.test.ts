import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checksumOf } from '../checksum.ts';
import { readJson, writeJson } from '../files/sealed-json.ts';
import { openKnownChecksums } from './known-checksums.ts';

let dir: string;
const at = (file: string) => path.join(dir, 'files', file);
const record = () => path.join(dir, 'checksums.json');
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-known-'));
  mkdirSync(at(''));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

/** What a build is told of these files, some seconds later than they were written: `kept` of one that it need not read. */
function ask(...files: string[]) {
  const entries = readJson<[string, [string, string]][]>(record()) ?? [];
  writeJson(
    record(),
    entries.map(([file, [state]]) => [file, [state, 'kept']]),
  );
  vi.useFakeTimers({ now: Date.now() + 3_000, toFake: ['Date'] });
  const known = openKnownChecksums(record(), at(''));
  const told = files.map((file) => known.of(at(file)));
  known.save();
  vi.useRealTimers();
  return told;
}

test('a file is read once, and again when it is another', () => {
  writeFileSync(at('a'), 'a');
  writeFileSync(at('b'), 'b');
  expect(ask('a', 'b')).toEqual([checksumOf('a'), checksumOf('b')]);
  expect(ask('a', 'b')).toEqual(['kept', 'kept']);
  writeFileSync(at('b'), 'c');
  expect(ask('a', 'b')).toEqual(['kept', checksumOf('c')]);
  expect(ask('a', 'b')).toEqual(['kept', 'kept']);
});

test('times that somebody has set do not hide a change', () => {
  const then = new Date('2020-01-01');
  writeFileSync(at('a'), 'a');
  utimesSync(at('a'), then, then);
  ask('a');
  writeFileSync(at('a'), 'b');
  utimesSync(at('a'), then, then);
  expect(ask('a')).toEqual([checksumOf('b')]);
});

test('of a file that was written just now nothing is kept: it may change within one step of the clock', () => {
  writeFileSync(at('a'), 'a');
  const known = openKnownChecksums(record(), at(''));
  expect(known.of(at('a'))).toBe(checksumOf('a'));
  known.save();
  expect(ask('a')).toEqual([checksumOf('a')]);
});

test('what is no file has none, and what is gone is forgotten', () => {
  writeFileSync(at('a'), 'a');
  writeFileSync(at('b'), 'b');
  ask('a', 'b');
  rmSync(at('a'));
  symlinkSync(at('b'), at('a'));
  mkdirSync(at('c'));
  expect(ask('a', 'c', 'd')).toEqual([null, null, null]);
  writeFileSync(at('e'), 'e');
  ask('b', 'e');
  expect(readJson(record())).toEqual([
    ['b', [expect.any(String), 'kept']],
    ['e', [expect.any(String), checksumOf('e')]],
  ]);
});

test('a record that is damaged is none', () => {
  writeFileSync(at('a'), 'a');
  ask('a');
  writeFileSync(record(), readFileSync(record(), 'utf8').replace('"a"', '"b"'));
  expect(openKnownChecksums(record(), at('')).of(at('a'))).toBe(checksumOf('a'));
});
