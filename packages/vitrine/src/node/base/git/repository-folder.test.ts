import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findRepositoryFolder, gitEnvironment } from './repository-folder.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'repository-')));
  mkdirSync(path.join(root, 'kit/docs'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('finds the nearest repository, of a worktree too', () => {
  expect(findRepositoryFolder(path.join(root, 'kit/docs'))).toBe(null);
  mkdirSync(path.join(root, '.git'));
  expect(findRepositoryFolder(path.join(root, 'kit/docs'))).toBe(root);
  writeFileSync(path.join(root, 'kit/.git'), 'gitdir: ../.git/modules/kit');
  expect(findRepositoryFolder(path.join(root, 'kit/docs'))).toBe(path.join(root, 'kit'));
});

it('looks no further than the disk that the folder is on, as git does', () => {
  mkdirSync(path.join(root, '.git'));
  const mounted = path.join(root, 'kit/docs');
  const diskOf = (dir: string) => (dir.startsWith(mounted) ? 2 : 1);
  expect(findRepositoryFolder(mounted, diskOf)).toBe(null);
  expect(findRepositoryFolder(path.join(root, 'kit'), diskOf)).toBe(root);
  expect(findRepositoryFolder(path.join(root, 'kit/absent'))).toBe(root);
});

it('takes a repository that variables name only where there is none around the folder', () => {
  vi.stubEnv('GIT_DIR', '.git');
  vi.stubEnv('GIT_INDEX_FILE', '.git/index');
  vi.stubEnv('GIT_CONFIG_COUNT', '0');
  expect(gitEnvironment(root)).toMatchObject({ GIT_DIR: '.git', GIT_CONFIG_COUNT: '0' });
  mkdirSync(path.join(root, '.git'));
  const within = gitEnvironment(path.join(root, 'kit'));
  expect(within).toMatchObject({ GIT_CONFIG_COUNT: '0', PATH: process.env['PATH'] });
  expect(Object.keys(within).filter((name) => /^GIT_(?:DIR|INDEX)/.test(name))).toEqual([]);
});
