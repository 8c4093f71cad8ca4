import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTempDir } from './temp-dir.ts';

afterEach(() => vi.unstubAllEnvs());

it('what a killed process has left goes with the next, what others use or have stays', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'left-'));
  vi.stubEnv('TMPDIR', home);
  const mine = makeTempDir('types');
  const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
  const ofGone = mine.replace(`_${process.pid}_`, `_${gone}_`);
  const kept = [
    path.join(home, 'theirs'),
    ofGone.replace('types', 'classes'),
    ofGone.replace('types-', 'types-other'),
    path.join(home, `vitrine-types-${gone}`),
  ];
  for (const dir of [ofGone, ...kept]) mkdirSync(dir);
  writeFileSync(path.join(kept[0]!, 'a'), '');
  symlinkSync(kept[0]!, path.join(ofGone, 'node_modules'));
  const next = makeTempDir('types');
  expect(existsSync(ofGone)).toBe(false);
  for (const dir of [mine, next, ...kept, path.join(kept[0]!, 'a')])
    expect(existsSync(dir)).toBe(true);
  rmSync(home, { recursive: true });
});
