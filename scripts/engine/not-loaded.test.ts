import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DIST, ENGINE } from './paths.mjs';

const BIN = 'bin/vitrine.mjs';

/** How many files Node itself has open depends on what it is started by. */
const LIMITS = Array.from({ length: 16 }, (_, index) => 12 + index);

it('a command that may open too few files to be loaded says so', () => {
  const said = LIMITS.map((limit) => {
    const command = ['-c', `ulimit -n ${limit}; exec "$@"`, 'sh', process.execPath];
    const run = spawnSync('sh', [...command, path.join(ENGINE, BIN), '--version'], {
      encoding: 'utf8',
    });
    return `${run.status} ${run.stderr}`;
  });
  const isTold = /^1 error too-many-open-files\n.*EMFILE.*\n {2}Raise the limit/;
  expect(said).toContainEqual(expect.stringMatching(isTold));
  // With fewer, Node cannot even open the file that is the command; from then on no trace of its code is shown.
  const began = said.filter((text) => text.includes(DIST));
  expect(began.filter((text) => !isTold.test(text))).toEqual([]);
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
