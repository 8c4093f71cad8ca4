import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VitrineError } from '../errors.ts';
import { isRunning, takeLock } from './lock.ts';
import { processStart } from './process-start.ts';

let dir: string;
let file: string;
let other: ChildProcess;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-lock-'));
  file = path.join(dir, 'cache/build.lock');
  other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  other.kill();
  rmSync(dir, { recursive: true });
});

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const NOW = 0;
const MINUTE = 60_000;

/** Leaves the lock of another, and says whether it can be taken. */
function tryWith(text: string): string {
  takeLock(file)();
  writeFileSync(file, text);
  try {
    takeLock(file)();
  } catch (error) {
    return (error as VitrineError).problems[0]!.message;
  } finally {
    rmSync(file, { force: true });
  }
  expect(readdirSync(path.dirname(file))).toEqual([]);
  return 'taken';
}

const holder = (pid: number | undefined, age: number, host = hostname()) =>
  JSON.stringify({ pid, host, user: 'ann', since: ago(age) });

test('one at a time holds it, and it is gone when given back', () => {
  const unlock = takeLock(file);
  const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string };
  expect({ pid, host }).toEqual({ pid: process.pid, host: hostname() });
  expect(() => takeLock(file)).toThrow(
    new RegExp(
      `Another build is at work here: process ${pid} of .+ on .+, since 20.+Z \\(.*build.lock\\)`,
    ),
  );
  unlock();
  expect(readdirSync(path.dirname(file))).toEqual([]);
  takeLock(file)();
});

test('a holder that is alive is named', () => {
  expect(tryWith(holder(other.pid, NOW))).toMatch(
    new RegExp(
      `^Another build is at work here: process ${other.pid} of ann on ${hostname()}, since`,
    ),
  );
});

test('a holder that is gone loses it', async () => {
  const gone = new Promise((resolve) => other.once('close', resolve));
  other.kill();
  await gone;
  expect(tryWith(holder(other.pid, NOW))).toBe('taken');
});

test('a process that is younger than the lock is another', () => {
  expect(tryWith(holder(other.pid, MINUTE))).toBe('taken');
  expect(tryWith(holder(process.pid, 24 * 60 * MINUTE))).toBe('taken');
});

test('a holder on another machine is believed for a while', () => {
  expect(tryWith(holder(other.pid, MINUTE, 'elsewhere'))).toContain('on elsewhere');
  expect(tryWith(holder(other.pid, 16 * MINUTE, 'elsewhere'))).toBe('taken');
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(tryWith(holder(other.pid, 15 * MINUTE, 'elsewhere'))).toBe('taken');
  expect(tryWith(holder(other.pid, 15 * MINUTE - 1, 'elsewhere'))).toContain('on elsewhere');
  vi.useRealTimers();
});

test.each(['', '{', 'null', '{}', '{"pid":"1"}', '{"pid":1}'])(
  'a lock that says %s is nobody’s',
  (text) => {
    expect(tryWith(text)).toBe('taken');
  },
);

test.each([0, -1])('the number %i is no process', (pid) => {
  expect(tryWith(holder(pid, NOW))).toBe('taken');
});

test('what another has taken meanwhile is not given back', () => {
  const unlock = takeLock(file);
  writeFileSync(file, holder(other.pid, NOW));
  unlock();
  expect(readFileSync(file, 'utf8')).toContain(String(other.pid));
});

test('the start of a process is known to the second', () => {
  const started = Date.now() - process.uptime() * 1000;
  expect(Math.abs(processStart(process.pid)! - started)).toBeLessThan(2000);
  expect(processStart(2 ** 30)).toBeNull();
});

test('another user’s process is one as well', () => {
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  expect(isRunning(1)).toBe(true);
  kill.mockImplementation(() => {
    throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  });
  expect(isRunning(1)).toBe(false);
  kill.mockReset();
  expect(isRunning(process.pid)).toBe(true);
});
