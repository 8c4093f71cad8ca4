import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '../model/entry.ts';
import { CONTENT_DIR } from '../base/folders.ts';
import { problem, type Problem } from '../base/errors.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { writeInPlace } from '../base/files/write.ts';
import { messageOf } from '../base/text.ts';
import { LOG, parseLog, type Commit } from './parse-log.ts';
import { environmentOf, readRepository, type RepositoryState } from './repository.ts';
import { traceFolder } from './trace-files.ts';

/** When each file of the content was last committed. */
export interface CommitDates {
  /** ISO date and time in UTC, by the file's path relative to the site's root. */
  dates: ReadonlyMap<string, string>;
  /** Warnings that say why there are no dates where a maintainer expects some. */
  problems: Problem[];
}

export const NO_DATES: CommitDates = { dates: new Map(), problems: [] };

/** The parts of a site that its history is read for. */
interface HistoryInput {
  root: string;
  cacheDir: string;
  markdown: Pick<Entry, 'source'>[];
  routes?: ReadonlyMap<string, string>;
  /** Dates cached by another version of the engine are read again. */
  engineId: string;
}

/** Settings of the maintainer's own that would change what is read. */
const SETTINGS = ['log.showSignature=false', 'log.follow=false', 'log.showRoot=true'];
const PLAIN = SETTINGS.flatMap((setting) => ['-c', setting]);

/**
 * Reads the history of a site's content with one `git log`, in a process beside this one (and two more for
 * files that were moved there): called before pages are compiled and awaited after, it costs next to nothing.
 * What was read is cached until `HEAD` moves or the engine changes. Without git, outside a repository, and
 * before the first commit there are no dates.
 */
export async function readCommitDates(site: HistoryInput): Promise<CommitDates> {
  const { root } = site;
  const state = readRepository(root);
  if (state === null) return NO_DATES;
  if (state.reason !== '') return withoutDates(state.reason);
  try {
    const dates = await readDates(site, state);
    return state.shallow && dates.size > 0 ? withoutDates(SHALLOW) : { dates, problems: [] };
  } catch (error) {
    return withoutDates(messageOf(error));
  }
}

const SHALLOW =
  'the clone is shallow, and files older than its cut would all get the date of the cut';

function withoutDates(reason: string): CommitDates {
  const found = problem('no-commit-dates', [reason], { severity: 'warning' });
  return { dates: NO_DATES.dates, problems: [found] };
}

async function readDates(
  { root, cacheDir, markdown, routes, engineId }: HistoryInput,
  { head, shallow, prefix }: RepositoryState,
): Promise<ReadonlyMap<string, string>> {
  const file = path.join(cacheDir, 'commit-dates.json');
  // Pages may show files above the site, which a log relative to it leaves out.
  const outside = markdown.flatMap(({ source }) => source ?? []);
  // Beside a page that is listed lie its demos.
  const folders = [...new Set([...(routes?.keys() ?? [])].map((name) => path.posix.dirname(name)))];
  const key = [engineId, head, shallow, ...outside, ...folders].join(' ');
  const kept = readJson<{ key: string; dates: [file: string, date: string][] }>(file);
  if (kept?.key === key) return new Map(kept.dates);
  const log = `${file}.${process.pid}.log`;
  mkdirSync(cacheDir, { recursive: true });
  try {
    const readLog = async (args: string[], input?: string): Promise<Commit[]> => {
      await writeLog(root, log, args, input);
      return parseLog(readFileSync(log, 'utf8'));
    };
    const dates = await traceFolder([CONTENT_DIR, ...folders], prefix, readLog);
    for (const name of outside) {
      const [commit] = await readLog([...LOG, '-1', '--', name]);
      if (commit !== undefined) dates.set(name, commit.date);
    }
    writeJson(file, { key, dates: [...dates] });
    return dates;
  } finally {
    for (const name of [log, `${log}.in`]) rmSync(name, { force: true });
  }
}

/**
 * To a file: a pipe would fill up while this process compiles, and git would wait for it. Its input comes
 * from one for the same reason.
 */
async function writeLog(root: string, log: string, args: string[], input = ''): Promise<void> {
  writeInPlace(`${log}.in`, input);
  const [stdin, stdout] = [openSync(`${log}.in`, 'r'), openSync(log, 'w')];
  try {
    const stdio = [stdin, stdout, 'ignore' as const];
    const git = spawn('git', [...PLAIN, ...args], { cwd: root, env: environmentOf(root), stdio });
    await new Promise<void>((resolve, reject) => {
      git.on('error', reject);
      git.on('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`git log ended with code ${code}`));
      });
    });
  } finally {
    closeSync(stdin);
    closeSync(stdout);
  }
}
