import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFileStamps } from './file-stamps.ts';

let root: string;
const record = () => path.join(root, 'stamps.json');
const write = (text: string) => writeFileSync(path.join(root, 'a.md'), text);

/** One build: what is remembered of the file, or else read and remembered. */
function look(): 'remembered' | 'read' {
  const stamps = openFileStamps<string>(root, record());
  const known = stamps.recall('a.md');
  const text = readFileSync(path.join(root, 'a.md'), 'utf8');
  if (known === null) stamps.remember('a.md', text);
  else expect(known).toBe(text);
  stamps.save();
  return known === null ? 'read' : 'remembered';
}

/** As if so many milliseconds had passed since the file was written. */
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  root = mkdtempSync(path.join(tmpdir(), 'stamps-'));
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

test('a file that was left alone is remembered', () => {
  write('one');
  later(5_000);
  expect(look()).toBe('read');
  expect(look()).toBe('remembered');
});

test('a file that was just written is read until it has settled', () => {
  write('one');
  expect(look()).toBe('read');
  expect(look()).toBe('read');
  later(5_000);
  expect(look()).toBe('read');
  expect(look()).toBe('remembered');
});

test('another content of the same size and time is read', () => {
  write('one');
  later(5_000);
  look();
  expect(look()).toBe('remembered');
  write('two');
  utimesSync(path.join(root, 'a.md'), 1, 1);
  later(5_000);
  expect(look()).toBe('read');
  // Set back to the same time: only the time of the last change of its record tells.
  write('six');
  utimesSync(path.join(root, 'a.md'), 1, 1);
  later(5_000);
  expect(look()).toBe('read');
  expect(look()).toBe('remembered');
});

test('what holds for the content of a file that was touched is kept, and then the file is not read again', () => {
  write('one');
  later(5_000);
  look();
  const touch = (time: number) => utimesSync(path.join(root, 'a.md'), time, time);
  const recallContent = (text: string) => {
    const stamps = stampsOf();
    expect(stamps.recall('a.md')).toBeNull();
    const known = stamps.recallContent('a.md', (fact) => fact === text);
    stamps.save();
    return known;
  };
  touch(1);
  later(5_000);
  expect(stampsOf().recallContent('b.md', () => true)).toBeNull();
  expect(recallContent('one')).toBe('one');
  expect(look()).toBe('remembered');
  // A file that has not settled is read again, but what is known of it stays.
  touch(2);
  vi.setSystemTime(statSync(path.join(root, 'a.md')).ctimeMs);
  expect(recallContent('one')).toBe('one');
  expect(recallContent('two')).toBeNull();
  write('one');
  later(5_000);
  expect(recallContent('one')).toBeNull();
});

test('a damaged record is made anew', () => {
  write('one');
  later(5_000);
  look();
  writeFileSync(record(), '{');
  expect(look()).toBe('read');
  expect(look()).toBe('remembered');
});

const stampsOf = () => openFileStamps<string>(root, record());

test('the record has the files that were asked for, and is written when it is another', () => {
  for (const name of ['a.md', 'b.md']) writeFileSync(path.join(root, name), name);
  later(5_000);
  const first = stampsOf();
  first.save();
  expect(existsSync(record())).toBe(false);
  for (const name of ['a.md', 'b.md']) {
    expect(first.recall(name)).toBeNull();
    first.remember(name, name);
  }
  first.save();
  const whole = readFileSync(record(), 'utf8');
  utimesSync(record(), 1, 1);
  const same = stampsOf();
  expect(['a.md', 'b.md'].map(same.recall)).toEqual(['a.md', 'b.md']);
  same.save();
  expect(statSync(record()).mtimeMs).toBe(1000);
  const fewer = stampsOf();
  fewer.recall('a.md');
  fewer.save();
  const left = readFileSync(record(), 'utf8');
  expect(left).toContain('a.md');
  expect(left).not.toContain('b.md');
  expect(left.length).toBeLessThan(whole.length);
});

test('what was never looked at, or had not settled, is not remembered', () => {
  write('one');
  const stamps = stampsOf();
  stamps.remember('a.md', 'one');
  stamps.recall('a.md');
  stamps.remember('a.md', 'one');
  stamps.save();
  expect(existsSync(record())).toBe(false);
});

test.each([
  [1_990, null],
  [2_010, 'one'],
])('a file has settled after two seconds, not after %i ms', (age, known) => {
  write('one');
  const { ctimeMs } = statSync(path.join(root, 'a.md'));
  vi.setSystemTime(ctimeMs + 5_000);
  look();
  vi.setSystemTime(ctimeMs + age);
  expect(stampsOf().recall('a.md')).toBe(known);
});

test('facts that other code has read are not used', () => {
  const file = 'page.md';
  writeFileSync(path.join(root, file), 'text');
  const old = new Date(Date.now() - 60_000);
  utimesSync(path.join(root, file), old, old);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const open = (reader: string) => openFileStamps<string>(root, record(), reader);
  const first = open('one');
  expect(first.recall(file)).toBeNull();
  first.remember(file, 'fact');
  first.save();
  expect(open('one').recall(file)).toBe('fact');
  expect(open('two').recall(file)).toBeNull();
  expect(open('two').recallContent(file, () => true)).toBeNull();
  vi.restoreAllMocks();
});
