import { execFile, spawnSync } from 'node:child_process';
import { gitEnvironment } from '../base/git/repository-folder.ts';

/** Messages in English, because one is looked for; no download of what a partial clone has left out. */
export const environmentOf = (root: string): NodeJS.ProcessEnv => ({
  ...gitEnvironment(root),
  // Stryker disable next-line StringLiteral: where tests run, git speaks English anyway
  ...{ LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1' },
});

/** What the dates of commits follow from. */
export interface RepositoryState {
  head: string;
  shallow: boolean;
  /** The site's folder in the repository, with a slash at its end; empty at the top. */
  prefix: string;
  /** Why a repository that is there cannot be read; empty when it can. */
  reason: string;
}

const QUESTION = ['rev-parse', '--is-shallow-repository', 'HEAD', '--show-prefix'];

/**
 * The repository that the site lies in, or `null` when there is none to read. Waited for, some
 * milliseconds, so that the log is under way before the caller keeps this process busy.
 */
export function readRepository(root: string): RepositoryState | null {
  const options = { cwd: root, env: environmentOf(root), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('git', QUESTION, options);
  return parseState(status === 0, stdout ?? '', stderr ?? '');
}

/** The same, as text and without waiting for it. */
export function describeRepository(root: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('git', QUESTION, { cwd: root, env: environmentOf(root) }, (error, stdout, stderr) =>
      resolve(JSON.stringify(parseState(error === null, stdout, stderr))),
    );
  });
}

function parseState(isRead: boolean, stdout: string, stderr: string): RepositoryState | null {
  const [shallow, head = '', prefix = ''] = stdout.split('\n');
  if (isRead) return { head, shallow: shallow === 'true', prefix, reason: '' };
  // No git at all, nothing committed yet, or not a repository.
  if (stderr === '' || stdout !== '' || stderr.includes('not a git repository')) return null;
  const reason = stderr.split('\n')[0]!.replace('fatal: ', '');
  return { head: '', shallow: false, prefix: '', reason };
}
