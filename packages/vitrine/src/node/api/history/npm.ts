/** Published packages, fetched with npm's own client. */
import { spawn } from 'node:child_process';
import { z } from 'zod';
import { failure } from '../../base/errors.ts';
import { PACKAGE_NAME } from '../props/gaps/missing-bases.ts';

/** What npm tells of a published version. */
export interface PublishedPackage {
  name: string;
  version: string;
  /** Those that the registry has: names with a version, a range or a tag. */
  peers: Record<string, string>;
  /** All that are published, in the order of time. */
  versions: string[];
}

/** Longest time for one command of npm, in milliseconds. */
const PATIENCE = { view: 30_000, install: 240_000 };
/** Longest answer that is read. */
const MAX_ANSWER = 50_000_000;

/** Without a network the answer comes at once. */
const QUIET = [
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=500',
  '--loglevel=error',
];

/**
 * Asks for a published package.
 * @param wanted a version, a range or a tag such as `latest`
 * @throws VitrineError `version-not-published`, `package-not-published` or `npm-failed`
 */
export async function viewPackage(name: string, wanted: string): Promise<PublishedPackage> {
  const spec = `${name}@${wanted}`;
  const fields = ['name', 'version', 'versions', 'peerDependencies'];
  const { code, stdout } = await runNpm(['view', spec, ...fields, '--json'], PATIENCE.view);
  const answer = parseAnswer(stdout);
  // A range that no version satisfies has an empty answer.
  if (code === 0 && answer.length > 0) {
    const { version = '', versions = [], peerDependencies = {} } = answer.at(-1)!;
    return { name, version, versions: [versions].flat(), peers: ofRegistry(peerDependencies) };
  }
  const error = answer[0]?.error;
  if (code !== 0 && error?.code !== 'E404') {
    throw failure('npm-failed', [`npm view ${spec}`, reasonOf(error?.summary, stdout)]);
  }
  const published = wanted === 'latest' ? [] : await listVersions(name);
  if (published.length === 0) throw failure('package-not-published', [name]);
  const [last = ''] = published.filter((one) => !one.includes('-')).slice(-1);
  throw failure('version-not-published', [name, wanted, last]);
}

/** Stable and other versions; none when there is no such package. */
async function listVersions(name: string): Promise<string[]> {
  const { code, stdout } = await runNpm(['view', name, 'versions', '--json'], PATIENCE.view);
  if (code !== 0) return [];
  try {
    return [JSON.parse(stdout) as string | string[]].flat();
  } catch {
    return [];
  }
}

/**
 * Installs packages into a folder that has a package.json, without running anything of theirs.
 * @returns the name of one that is not published in the wanted version, or `null`
 * @throws VitrineError `npm-failed`
 */
export async function installPackages(dir: string): Promise<string | null> {
  const args = ['install', '--ignore-scripts', '--no-package-lock', '--legacy-peer-deps'];
  const { code, stdout, stderr } = await runNpm(
    [...args, '--prefer-offline'],
    PATIENCE.install,
    dir,
  );
  if (code === 0) return null;
  const [, missing] =
    /No matching version found for ((?:@[\w.~-]+\/)?[\w.~-]+)@/.exec(stderr) ??
    /'((?:@[\w.~-]+\/)?[\w.~-]+)@[^']*'\s+(?:could not be found|is not in this registry)/.exec(
      stderr.replace(/^npm \w+ 404/gm, ''),
    ) ??
    [];
  if (missing !== undefined) return missing;
  throw failure('npm-failed', ['npm install', reasonOf(stderr, stdout)]);
}

const answerSchema = z.object({
  version: z.string().optional(),
  versions: z.union([z.string(), z.array(z.string())]).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  error: z.object({ code: z.string().optional(), summary: z.string().optional() }).optional(),
});

type Answer = z.infer<typeof answerSchema>;

/** A folder, an archive or a repository that a package names as its peer is nobody's to fetch. */
function ofRegistry(peers: Record<string, string>): Record<string, string> {
  const isPlain = ([name, wanted]: [string, string]) =>
    PACKAGE_NAME.test(name) && !/[:/\\]|\.(?:tgz|tar|tar\.gz)$/i.test(wanted.trim());
  return Object.fromEntries(Object.entries(peers).filter(isPlain));
}

/** One answer for a version, several for a range, the newest of which npm does not always name last. */
function parseAnswer(stdout: string): Answer[] {
  try {
    const answers = [JSON.parse(stdout) as unknown].flat();
    return answers.flatMap((one) => answerSchema.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}

/** The first line that says something. */
function reasonOf(...texts: (string | undefined)[]): string {
  const lines = texts.flatMap((text) => text?.split('\n') ?? []);
  const told = lines.map((line) => line.replace(/^npm (error|ERR!)( code)?/, '').trim());
  return told.find((line) => /\w/.test(line)) ?? 'it gave no reason';
}

interface Finished {
  /** `null` when it was ended. */
  code: number | null;
  stdout: string;
  stderr: string;
}

function runNpm(args: string[], patience: number, cwd?: string): Promise<Finished> {
  const isWindows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    // On Windows npm is a script of the shell; names and versions have been checked before.
    const npm = spawn(isWindows ? 'npm.cmd' : 'npm', [...args, ...QUIET], {
      cwd,
      shell: isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      npm[name].setEncoding('utf8').on('data', (text: string) => {
        if (texts[name].length < MAX_ANSWER) texts[name] += text;
      });
    }
    const command = `npm ${args[0]}`;
    const timer = setTimeout(() => {
      npm.kill();
      const seconds = `it did not answer within ${patience / 1000} seconds`;
      reject(failure('npm-failed', [command, seconds]));
    }, patience);
    npm.on('error', (error) => {
      clearTimeout(timer);
      reject(failure('npm-failed', [command, error.message]));
    });
    npm.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, ...texts });
    });
  });
}
