import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFile } from './replace-file.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'vitrine-replace-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const at = (file: string) => path.join(dir, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

it('makes a file, with its folder', () => {
  replaceFile(at('a/b'), 'new');
  expect(read('a/b')).toBe('new');
});

it('leaves a file its permissions, and nothing beside it', () => {
  writeFileSync(at('a'), 'old');
  chmodSync(at('a'), 0o754);
  replaceFile(at('a'), 'new');
  expect([read('a'), statSync(at('a')).mode & 0o777]).toEqual(['new', 0o754]);
  expect(readdirSync(dir)).toEqual(['a']);
});

it('writes where a link leads, and makes what it leads to', () => {
  writeFileSync(at('target'), 'old');
  for (const [link, target] of [
    ['link', 'target'],
    ['dangling', 'later'],
  ] as const) {
    symlinkSync(target, at(link));
    replaceFile(at(link), 'new');
    expect([read(target), lstatSync(at(link)).isSymbolicLink()]).toEqual(['new', true]);
  }
});

it('writes to what is no file', () => {
  execFileSync('mkfifo', [at('pipe')]);
  const opened = openSync(at('pipe'), constants.O_RDWR | constants.O_NONBLOCK);
  replaceFile(at('pipe'), 'new');
  const found = Buffer.alloc(9);
  expect(found.toString('utf8', 0, readSync(opened, found))).toBe('new');
  closeSync(opened);
  expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  mkdirSync(at('folder'));
  expect(() => replaceFile(at('folder'), 'new')).toThrow('EISDIR');
});

it('leaves the old file where the new one cannot be written', () => {
  writeFileSync(at('a'), 'old');
  // A folder has the first name of the new one.
  mkdirSync(at(`a.${process.pid}.tmp/b`), { recursive: true });
  expect(() => replaceFile(at('a'), 'new')).toThrow(at('a'));
  expect(read('a')).toBe('old');
});
