import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLock } from './lock.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(tmpdir(), 'vitrine-lock-'));
  file = path.join(dir, 'build.lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  fs.rmSync(dir, { recursive: true });
});

const DEAD = '{"pid":0}';
const holderCalled = (user: string) =>
  JSON.stringify({ pid: process.pid, host: hostname(), user, since: new Date().toISOString() });
const systemError = (code: string) => Object.assign(new Error(code), { code });

/** Puts something in the place of a function of the system, for the modules under test too. */
function replace<Name extends 'linkSync' | 'openSync' | 'renameSync' | 'readFileSync'>(
  name: Name,
  implementation: (real: (typeof fs)[Name]) => (...args: never[]) => unknown,
): void {
  const real = fs[name];
  vi.spyOn(fs, name).mockImplementation(implementation(real) as never);
  syncBuiltinESMExports();
}

/** Does something at the moment when the lock of a dead holder is moved away. */
function beforeStaleIsMoved(act: () => void): void {
  replace('renameSync', (rename) => (from: string, to: string) => {
    if (to.endsWith('.stale')) act();
    rename(from, to);
  });
}

const left = () => fs.readdirSync(dir);

test('of two that find the same dead holder, the slower one finds nothing, and takes the lock', () => {
  fs.writeFileSync(file, DEAD);
  let times = 0;
  beforeStaleIsMoved(() => {
    times += 1;
    fs.rmSync(file);
  });
  takeLock(file)();
  expect(times).toBe(1);
  expect(left()).toEqual([]);
});

test('the slower one does not take it from the faster', () => {
  fs.writeFileSync(file, DEAD);
  beforeStaleIsMoved(() => fs.writeFileSync(file, holderCalled('ann')));
  expect(() => takeLock(file)).toThrow('of ann on');
  expect(fs.readFileSync(file, 'utf8')).toContain('"ann"');
  expect(left()).toEqual(['build.lock']);
});

test('nor from a third', () => {
  fs.writeFileSync(file, DEAD);
  replace('renameSync', (rename) => (from: string, to: string) => {
    if (to.endsWith('.stale')) fs.writeFileSync(file, holderCalled('ann'));
    rename(from, to);
    if (to.endsWith('.stale')) fs.writeFileSync(file, holderCalled('bob'));
  });
  expect(() => takeLock(file)).toThrow('of bob on');
  expect(left()).toEqual(['build.lock']);
});

test('what keeps a dead holder’s lock from being moved is told', () => {
  fs.writeFileSync(file, DEAD);
  beforeStaleIsMoved(() => {
    throw systemError('EACCES');
  });
  expect(() => takeLock(file)).toThrow(expect.objectContaining({ code: 'EACCES' }));
  expect(left()).toEqual(['build.lock']);
});

test('a file system without links has locks too', () => {
  replace('linkSync', () => () => {
    throw systemError('EPERM');
  });
  const unlock = takeLock(file);
  expect(left()).toEqual(['build.lock']);
  expect(() => takeLock(file)).toThrow('Another build is at work here');
  unlock();
  expect(left()).toEqual([]);
  replace('openSync', (open) => (...args: Parameters<typeof fs.openSync>) => {
    if (args[0] === file) throw systemError('EROFS');
    return open(...args);
  });
  expect(() => takeLock(file)).toThrow(expect.objectContaining({ code: 'EROFS' }));
  expect(left()).toEqual([]);
});

test('a folder of that name is told', () => {
  fs.mkdirSync(file);
  expect(() => takeLock(file)).toThrow(expect.objectContaining({ code: 'EISDIR' }));
});

test('what another has removed need not be', () => {
  replace('linkSync', (link) => (from: string, to: string) => {
    link(from, to);
    fs.rmSync(from);
  });
  const unlock = takeLock(file);
  replace('readFileSync', (read) => (name: string) => {
    const text = read(name, 'utf8');
    fs.rmSync(name);
    return text;
  });
  unlock();
  expect(left()).toEqual([]);
});

test.each([
  [1234, 'user 1234'],
  [undefined, 'user unknown'],
])('a user without a name is known by a number: %s', (number, user) => {
  vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw systemError('ENOENT');
  });
  syncBuiltinESMExports();
  const { getuid } = process;
  process.getuid = number === undefined ? undefined : () => number;
  try {
    const unlock = takeLock(file);
    expect(fs.readFileSync(file, 'utf8')).toContain(`"user":"${user}"`);
    unlock();
  } finally {
    process.getuid = getuid;
  }
});
