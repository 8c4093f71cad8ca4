import path from 'node:path';
import { LOG, type Change, type Commit } from './parse-log.ts';

/** A commit that added a file, which may have been moved there. */
interface Addition {
  /** Its name today. */
  name: string;
  file: string;
  commit: string;
}

/** Moves of a file that are followed: each costs two runs of git. */
const MOVES = 8;

/**
 * Finds the newest change of each file in a log. A move is no change: the file is looked for under its
 * former name from there on.
 * @param nameOf gives today's name of a file in the log; `undefined` for a file that does not matter
 * @returns the dates by today's names, and the commits among them that added a file
 */
function traceFiles(
  commits: readonly Commit[],
  nameOf: (file: string, commit: string) => string | undefined,
): { dates: Map<string, string>; additions: Addition[] } {
  const dates = new Map<string, string>();
  const additions: Addition[] = [];
  /** Today's names by former names; `undefined` for a name that was another file's. */
  const moved = new Map<string, string | undefined>();
  for (const { hash, date, changes } of commits) {
    for (const { status, file, from } of changes) {
      const name = moved.has(file) ? moved.get(file) : nameOf(file, hash);
      if (from !== undefined) moved.set(file, undefined);
      if (name === undefined || dates.has(name)) continue;
      if (from !== undefined) moved.set(from, name);
      else {
        dates.set(name, date);
        // Stryker disable next-line ConditionalExpression: what added no file moved none, and git is asked in vain
        if (status === 'A') additions.push({ name, file, commit: hash });
      }
    }
  }
  return { dates, additions };
}

type ReadLog = (args: string[], input?: string) => Promise<Commit[]>;

/**
 * When each file of some folders was last changed, by its path as seen from the site.
 * @param prefix the site's folder in its repository, with a slash at its end
 * @param readLog runs git and reads the log that it writes
 */
export async function traceFolder(
  folders: readonly string[],
  prefix: string,
  readLog: ReadLog,
): Promise<Map<string, string>> {
  const [own = '', ...others] = folders.map((folder) => path.posix.join(prefix, folder));
  const isWanted = (file: string) =>
    file.startsWith(`${own}/`) || others.includes(path.posix.dirname(file));
  const inSite = (file: string) =>
    isWanted(file) ? path.posix.relative(prefix || '.', file) : undefined;
  const { dates, ...found } = traceFiles(await readLog([...LOG, '--', ...folders]), inSite);
  let { additions } = found;
  for (let round = 0; round < MOVES; round += 1) {
    // Stryker disable next-line ConditionalExpression: without it git is asked in vain
    if (additions.length === 0) break;
    const moves = await findMoves(additions, readLog);
    const places = new Set([...moves.values()].flat().map(({ from }) => placeOf(from!)));
    // Stryker disable next-line ConditionalExpression: without it git is asked in vain
    if (places.size === 0) break;
    const names = new Map(additions.map((added) => [keyOf(added.commit, added.file), added.name]));
    const log = await readLog([...LOG, '--', ...places]);
    const before = traceFiles(
      log.map(({ changes, ...commit }) => ({
        ...commit,
        // Last: that a former name was deleted says nothing of the file.
        changes: [...changes, ...(moves.get(commit.hash) ?? [])],
      })),
      (file, commit) => names.get(keyOf(commit, file)),
    );
    for (const [name, date] of before.dates) dates.set(name, date);
    additions = before.additions;
  }
  return dates;
}

/**
 * Finds the additions that were moves, by commit. The log of a folder does not show them, because a file from
 * elsewhere is new to the folder.
 */
async function findMoves(additions: Addition[], readLog: ReadLog): Promise<Map<string, Change[]>> {
  const added = new Set(additions.map(({ commit, file }) => keyOf(commit, file)));
  const hashes = new Set(additions.map(({ commit }) => commit));
  const args = [...LOG, '--no-walk', '--stdin', '--diff-filter=R'];
  const commits = await readLog(args, [...hashes].join('\n'));
  return new Map(
    commits.map(({ hash, changes }) => [
      hash,
      changes.filter(({ file }) => added.has(keyOf(hash, file))),
    ]),
  );
}

const keyOf = (commit: string, file: string) => `${commit} ${file}`;

/** Pathspec of a file's folder; of the file alone where the folder is the whole repository. */
function placeOf(file: string): string {
  const folder = path.posix.dirname(file);
  return `:(top,literal)${folder === '.' ? file : folder}`;
}
