import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findRepositoryFolder, gitEnvironment } from '../../base/git/repository-folder.ts';

/** Where a project lies in its git repository. */
export interface GitPlace {
  /** The folder that hosts run workflows of; the project's own outside of a repository. */
  top: string;
  /** The branch that is published. */
  branch: string;
  /** Address that it is pushed to. */
  remote: string | null;
}

/** Asks git itself: in a worktree or a submodule, `.git` is a file that leads elsewhere. */
export function readGitPlace(root: string): GitPlace {
  const own: GitPlace = { top: root, branch: 'main', remote: null };
  const settings = { cwd: root, env: gitEnvironment(root), encoding: 'utf8' } as const;
  // It lies in the folder of a repository, and is no part of it.
  const isIgnored = spawnSync('git', ['check-ignore', '--quiet', '.'], settings).status === 0;
  if (isIgnored) return own;
  const ask = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, settings);
    return (status === 0 && stdout.trim()) || null;
  };
  const up = ask('rev-parse', '--show-cdup');
  const heads = (ask('branch', '--list', '--format=%(refname:short)') ?? '').split('\n');
  const published = ask('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
  return {
    // Git may refuse to read what is somebody else's, as in containers, and be missing.
    top: up === null ? (findRepositoryFolder(root) ?? root) : path.resolve(root, up),
    branch:
      published?.replace(/^[^/]*\//, '') ??
      ['main', 'master'].find((name) => heads.includes(name)) ??
      // Before the first commit it is in no list.
      ask('symbolic-ref', '--short', 'HEAD') ??
      own.branch,
    remote: ask('config', '--get', 'remote.origin.url'),
  };
}

/** GitHub Pages of a repository there. */
export function pagesOf(remote: string | null): string | null {
  const [, owner, repository] =
    /github\.com[:/]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(remote ?? '') ?? [];
  if (owner === undefined) return null;
  const isWhole = repository === `${owner.toLowerCase()}.github.io`;
  return `https://${owner}.github.io/${isWhole ? '' : `${repository}/`}`;
}
