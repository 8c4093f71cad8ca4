import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf, readGitPlace } from './git-place.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'git-place-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const git = (...args: string[]) => {
  const user = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  const { status, stderr } = spawnSync('git', [...user, ...args], { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
};
const commit = () => git('commit', '--quiet', '--allow-empty', '-m', 'first');

it('knows nothing outside of a repository', () => {
  expect(readGitPlace(root)).toEqual({ top: root, branch: 'main', remote: null });
});

it('finds the top from a folder below it, and the only branch before its first commit', () => {
  git('init', '--quiet', '-b', 'trunk');
  git('remote', 'add', 'origin', 'git@github.com:acme/kit.git');
  const ui = path.join(root, 'packages/ui');
  mkdirSync(ui, { recursive: true });
  const remote = 'git@github.com:acme/kit.git';
  expect(readGitPlace(ui)).toEqual({ top: root, branch: 'trunk', remote });
});

it('is that of the folder within a hook of git, which names another', () => {
  git('init', '--quiet', '-b', 'trunk');
  const ui = path.join(root, 'packages/ui');
  mkdirSync(ui, { recursive: true });
  vi.stubEnv('GIT_DIR', '.git');
  expect(readGitPlace(ui)).toEqual({ top: root, branch: 'trunk', remote: null });
});

it('knows the top of a repository that git refuses to read', () => {
  git('init', '--quiet', '-b', 'trunk');
  writeFileSync(path.join(root, '.git/config'), '[core\n');
  const ui = path.join(root, 'packages/ui');
  mkdirSync(ui, { recursive: true });
  expect(readGitPlace(ui)).toEqual({ top: root, branch: 'main', remote: null });
});

it('has nothing to do with a repository that ignores its folder', () => {
  git('init', '--quiet', '-b', 'trunk');
  git('remote', 'add', 'origin', 'git@github.com:acme/kit.git');
  writeFileSync(path.join(root, '.gitignore'), 'tried/\n');
  const tried = path.join(root, 'tried/kit');
  mkdirSync(tried, { recursive: true });
  expect(readGitPlace(tried)).toEqual({ top: tried, branch: 'main', remote: null });
});

it('takes the branch that is published, not the one that is being worked on', () => {
  git('init', '--quiet', '-b', 'master');
  commit();
  git('checkout', '--quiet', '-b', 'add-docs');
  expect(readGitPlace(root).branch).toBe('master');
  git('update-ref', 'refs/remotes/origin/release/next', 'HEAD');
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/release/next');
  expect(readGitPlace(root).branch).toBe('release/next');
});

it('knows all of it in a worktree', () => {
  git('init', '--quiet', '-b', 'main');
  git('remote', 'add', 'origin', 'https://github.com/acme/kit');
  commit();
  git('worktree', 'add', '--quiet', '-b', 'docs', 'tree');
  const tree = path.join(root, 'tree');
  expect(readGitPlace(tree)).toEqual({
    ...{ top: tree, branch: 'main', remote: 'https://github.com/acme/kit' },
  });
});

it.each([
  ['git@github.com:acme/kit.git', 'https://acme.github.io/kit/'],
  ['https://github.com/acme/my.kit', 'https://acme.github.io/my.kit/'],
  ['https://github.com/acme/kit/', 'https://acme.github.io/kit/'],
  ['https://github.com/Acme/acme.github.io.git', 'https://Acme.github.io/'],
  ['https://gitlab.example/acme/kit', null],
  [null, null],
])('%j is published at %j', (remote, url) => {
  expect(pagesOf(remote)).toBe(url);
});
