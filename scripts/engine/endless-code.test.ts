import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MODULES } from './paths.mjs';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-endless-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Threads start anew from a file alone, not from code of the command line. */
function run(code: string) {
  const file = path.join(dir, 'run.mjs');
  const thread = pathToFileURL(path.join(MODULES, 'node/build/stall-thread.js')).href;
  writeFileSync(
    file,
    `import { createStallThread } from '${thread}';\nconst { watch } = createStallThread();\n${code}`,
  );
  return spawnSync(process.execPath, [file], { encoding: 'utf8', timeout: 60_000 });
}

it('a process that stands still is ended, with the reason', () => {
  const { signal, stderr } = run(`watch('It stands still.', 300); for (;;);`);
  expect(stderr).toBe('It stands still.\n');
  expect(signal).toBe('SIGKILL');
});

it('one that has nothing left to do ends by itself', () => {
  const { status, stderr } = run(`watch('It stands still.', 60_000);`);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('one that goes on is left alone, and so is one that stands still when the code has ended', () => {
  const { status, signal, stderr } = run(`
const end = watch('It stands still.', 1000);
setTimeout(() => {
  end();
  const until = Date.now() + 1600;
  while (Date.now() < until);
}, 1800);`);
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' });
});
