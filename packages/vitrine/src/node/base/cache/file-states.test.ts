import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUnchanged, stateOf } from './file-states.ts';

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'file-states-'))));
afterEach(() => rmSync(home, { recursive: true }));

describe('a file', () => {
  const write = (name: string, text: string, seconds = 1) => {
    const file = path.join(home, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, seconds, seconds);
    return file;
  };
  const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

  it('is known by its path from the cache, size, time and content', () => {
    const file = write('lib/a.d.ts', 'abc', 7);
    const state = stateOf(path.join(home, 'cache/here'), file);
    expect(state).toEqual(['../../lib/a.d.ts', 3, 7000, digestOf('abc')]);
  });

  it('is as it was by its size and either its time or its content', () => {
    const state = stateOf(home, write('a', 'abc'));
    const isSame = () => isUnchanged(home, state);
    expect(isSame()).toBe(true);
    write('a', 'abc', 2);
    expect(isSame()).toBe(true);
    write('a', 'xyz', 2);
    expect(isSame()).toBe(false);
    // Nobody reads what has neither another size nor another time.
    write('a', 'xyz');
    expect(isSame()).toBe(true);
    write('a', 'abcd');
    expect(isSame()).toBe(false);
    rmSync(path.join(home, 'a'));
    expect(isSame()).toBe(false);
  });

  it('is found from any folder, by whatever path leads there', () => {
    const [, size, time, digest] = stateOf(home, write('a', 'abc'));
    write('b/a', 'other', 2);
    const isSame = (dir: string, name: string) =>
      isUnchanged(path.join(home, dir), [name, size, time, digest]);
    expect(isSame('', 'a')).toBe(true);
    for (const dir of ['gone', 'b', 'b/c']) expect(isSame(dir, 'a'), dir).toBe(false);
    expect(isSame('gone', '../a')).toBe(true);
    expect(isSame('b', '../a')).toBe(true);
    expect(isSame('gone/deep', '../../a')).toBe(true);
    expect(isSame('gone/deep', '../a')).toBe(false);
    expect(isSame('b', 'gone/../../a')).toBe(true);
    expect(isSame('', 'gone/../a')).toBe(true);
    expect(isSame('b', path.join(home, 'a'))).toBe(true);
    const { size: whole, mtimeMs } = statSync(home);
    expect(isUnchanged(path.join(home, 'gone/deep'), ['../..', whole, mtimeMs, ''])).toBe(true);
    // A name that only begins with dots is one as any other.
    expect(isUnchanged(home, stateOf(home, write('..a', 'abc')))).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('is not what a pipe in its place says', () => {
    const file = path.join(home, 'a');
    writeFileSync(file, '');
    const state = stateOf(home, file);
    rmSync(file);
    execFileSync('mkfifo', [file]);
    // Says what the file said to whoever reads it, who would wait for ever otherwise.
    const writer = spawn('sh', ['-c', ': > "$1"', 'sh', file]);
    expect(isUnchanged(home, state)).toBe(false);
    writer.kill();
  });
});
