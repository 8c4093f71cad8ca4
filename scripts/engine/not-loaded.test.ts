import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE } from './paths.mjs';

const BIN = 'bin/vitrine.mjs';

it('a command that may open too few files to be loaded says so', () => {
  const command = ['-c', 'ulimit -n 20; exec "$@"', 'sh', process.execPath, path.join(ENGINE, BIN)];
  const { status, stderr } = spawnSync('sh', command, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^error too-many-open-files\n {2}Vitrine cannot be loaded: EMFILE.*\n {2}Raise the limit/,
  );
});

it('and so does one of which a part is not there', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-part-'));
  try {
    cpSync(path.join(ENGINE, BIN), path.join(dir, BIN));
    const run = spawnSync(process.execPath, [path.join(dir, BIN)], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(/^error not-loaded\n.*cli\.js.*\n {2}Install vitrine again\.\n/);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
