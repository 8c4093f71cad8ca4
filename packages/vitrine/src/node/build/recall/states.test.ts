import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStill, lookAt, stateOf, type Question } from './states.ts';

let dir: string;
const at = (name: string) => path.join(dir, name);
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'states-'));
  mkdirSync(at('folder'));
  writeFileSync(at('folder/a.txt'), 'a');
});
afterEach(() => rmSync(dir, { recursive: true }));

const noIgnored = (_file: string) => false;
/** Whether what was seen is as it was, once something was done. */
const isStillAfter = (
  name: string,
  question: Question,
  work: () => void,
  isIgnored = noIgnored,
) => {
  const state = stateOf(lookAt(at(name), question), isIgnored);
  expect(isStill([at(name), question, state], isIgnored)).toBe(true);
  work();
  return isStill([at(name), question, state], isIgnored);
};
const write =
  (name: string, text = '') =>
  () =>
    writeFileSync(at(name), text);

it('the names in a folder are those of its own, or all below it', () => {
  expect(lookAt(dir, 'list')).toEqual([`${at('folder')}/`]);
  expect([...lookAt(dir, 'tree')].sort()).toEqual([`${at('folder')}/`, at('folder/a.txt')]);
  expect(isStillAfter('', 'list', write('folder/b.txt'))).toBe(true);
  expect(isStillAfter('', 'tree', write('folder/c.txt'))).toBe(false);
  expect(isStillAfter('', 'list', write('d.txt'))).toBe(false);
  expect(isStillAfter('', 'file', write('e.txt'))).toBe(true);
});

it('what does not count changes nothing, nor does another content in a list', () => {
  const isIgnored = (file: string) => file === at('ignored.txt');
  expect(isStillAfter('', 'list', write('ignored.txt'), isIgnored)).toBe(true);
  expect(isStillAfter('', 'list', write('counted.txt'), isIgnored)).toBe(false);
  expect(isStillAfter('folder', 'list', write('folder/a.txt', 'other'))).toBe(true);
});

it('a file is as it was while it has the same content, and nothing once it is gone', () => {
  expect(isStillAfter('folder/a.txt', 'file', write('folder/a.txt', 'a'))).toBe(true);
  expect(isStillAfter('folder/a.txt', 'file', write('folder/a.txt', 'b'))).toBe(false);
  expect(isStillAfter('folder/a.txt', 'file', () => rmSync(at('folder/a.txt')))).toBe(false);
  expect(isStillAfter('folder/a.txt', 'file', write('folder/a.txt'))).toBe(false);
});

it.skipIf(process.platform === 'win32')('a pipe in the place of a file is not read', () => {
  const file = at('folder/a.txt');
  const state = stateOf(lookAt(file, 'file'), noIgnored);
  rmSync(file);
  execFileSync('mkfifo', [file]);
  // Says what the file said to whoever reads it, who would wait for ever otherwise.
  const writer = spawn('sh', ['-c', 'printf a > "$1"', 'sh', file]);
  expect(isStill([file, 'file', state], noIgnored)).toBe(false);
  writer.kill();
});
