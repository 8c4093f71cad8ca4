/** A commit of a log. */
export interface Commit {
  hash: string;
  /** In UTC, such as `2026-11-21T06:40:32Z`. */
  date: string;
  changes: Change[];
}

/** A change of one file in a commit. */
export interface Change {
  /** Git's letter, such as `A`, `M` or `D`; `R` for a file that was only moved. */
  status: string;
  file: string;
  /** The former path of a file that was moved. */
  from?: string;
}

/** Begins a commit's entry. A control character: paths are not expected to begin with one. */
const COMMIT = '\u0001';

/** Arguments of `git log` whose output `parseLog` reads. A file that was moved and changed counts as new. */
export const LOG = ['log', '-z', '--format=%x01%ct %H', '--name-status', '-M100%', '--no-relative'];

/** The commits of a log, newest first: its entries end with NUL, and a line break stands before a first file. */
export function parseLog(log: string): Commit[] {
  const commits: Commit[] = [];
  const entries = log.split('\0').values();
  for (const entry of entries) {
    if (entry.startsWith(COMMIT)) {
      const [time, hash = ''] = entry.slice(1).split(' ');
      const date = new Date(Number(time) * 1000).toISOString().replace('.000Z', 'Z');
      commits.push({ hash, date, changes: [] });
      continue;
    }
    const status = entry.trimStart().charAt(0);
    if (status === '') continue;
    const file: string = entries.next().value ?? '';
    const change =
      status === 'R' ? { status, from: file, file: entries.next().value ?? '' } : { status, file };
    commits.at(-1)!.changes.push(change);
  }
  return commits;
}
