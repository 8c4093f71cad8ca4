import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { MODULES } from './paths.mjs';

const thread = pathToFileURL(path.join(MODULES, 'node/build/stall-thread.js')).href;
const run = (code: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { createStallThread } from '${thread}';\nconst { watch } = createStallThread();\n${code}`,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  );

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
