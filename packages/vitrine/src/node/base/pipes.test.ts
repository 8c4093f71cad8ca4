import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { refusePipes } from './pipes.ts';

it('finds a pipe, as deep as it is asked to look', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vitrine-pipes-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, 'a/node_modules'), { recursive: true });
  writeFileSync(path.join(dir, 'a/file'), '');
  execFileSync('mkfifo', [path.join(dir, 'a/node_modules/pipe')]);
  refusePipes(dir);
  execFileSync('mkfifo', [path.join(dir, 'a/pipe.d.ts')]);
  expect(() => refusePipes(dir)).toThrow(
    `${path.join(dir, 'a/pipe.d.ts')} cannot be used: it is a pipe`,
  );
  refusePipes(dir, 1);
  refusePipes(path.join(dir, 'nowhere'));
});
