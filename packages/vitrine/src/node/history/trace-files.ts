import path from 'node:path';
import { LOG, type Change, type Commit } from './parse-log.ts';

/** A change of a file as the log has it: by its name at the time. */
interface Addition {
  /** The file's name today. */
  name: string;
  file: string;
  commit: string;
}

/** How often a file is followed to where it was before. */
const MOVES = 8;

/**
 * Goes back through a log for the newest change of each file. To be moved is none: what was done before,
 * under the former name, counts.
 * @param nameOf today's name of a file that the log has; `undefined` when it does not matter
 * @returns the dates by today's names, and the changes among them by which a file was added
 */
function traceFiles(
  commits: readonly Commit[],
  nameOf: (file: string, commit: string) => string | undefined,
): { dates: Map<string, string>; additions: Addition[] } {
  const dates = new Map<string, string>();
  const additions: Addition[] = [];
  /** Today's names of files under their former ones; nothing for a name that was another file's. */
  const moved = new Map<string, string | undefined>();
  for (const { hash, date, changes } of commits) {
    for (const { status, file, from } of changes) {
      const name = moved.has(file) ? moved.get(file) : nameOf(file, hash);
      if (from !== undefined) moved.set(file, undefined);
      if (name === undefined || dates.has(name)) continue;
      if (from !== undefined) moved.set(from, name);
      else {
        dates.set(name, date);
        if (status === 'A') additions.push({ name, file, commit: hash });
      }
    }
  }
  return { dates, additions };
}

type ReadLog = (args: string[], input?: string) => Promise<Commit[]>;

/**
 * When each file of a folder was last changed, by its path in the site.
 * @param prefix the site's folder in its repository, with a slash at its end
 * @param readLog runs git and reads the log that it writes
 */
export async function traceFolder(
  folder: string,
  prefix: string,
  readLog: ReadLog,
): Promise<Map<string, string>> {
  const inSite = (file: string) =>
    file.startsWith(prefix) ? file.slice(prefix.length) : undefined;
  const { dates, ...found } = traceFiles(await readLog([...LOG, '--', folder]), inSite);
  let { additions } = found;
  for (let round = 0; round < MOVES && additions.length > 0; round += 1) {
    const moves = await findMoves(additions, readLog);
    const places = new Set([...moves.values()].flat().map(({ from }) => placeOf(from!)));
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
 * Which files were not new when they were added, by commit. A log of a folder does not tell: to it, what comes
 * from elsewhere is new.
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

/** The folder that a file was in, for git; of a file at the top of the repository, the file alone. */
function placeOf(file: string): string {
  const folder = path.posix.dirname(file);
  return `:(top,literal)${folder === '.' ? file : folder}`;
}
