import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const E2E = path.resolve(import.meta.dirname, '../..');
export const COMMAND = path.resolve(E2E, '../packages/vitrine/bin/vitrine.mjs');
/** Below the repository, so that packages resolve as they do for a real site. Ignored by git. */
const WORK = path.join(E2E, '.work');

export type Files = Record<string, string>;
/** The bytes of files, by their path. */
export type Snapshot = Map<string, Buffer>;

/** A folder of its own, which is gone afterwards. */
export async function withFolder<Result>(work: (dir: string) => Promise<Result>): Promise<Result> {
  mkdirSync(WORK, { recursive: true });
  const dir = mkdtempSync(path.join(WORK, 'attack-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export function writeFiles(dir: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Every file below a folder; links as such. A folder that is missing, or a file in its place, has none. */
export function snapshot(dir: string): Snapshot {
  const found: Snapshot = new Map();
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
      const file = `${folder}${entry.name}`;
      if (entry.isDirectory()) visit(`${file}/`);
      else if (entry.isFile()) found.set(file, readFileSync(path.join(dir, file)));
      else found.set(file, Buffer.from('a link'));
    }
  };
  try {
    visit('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return found;
}

/** Files of which the bytes are not the same, or which only one of both has. */
export function difference(a: Snapshot, b: Snapshot): string[] {
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].filter((name) => !same(a.get(name), b.get(name))).sort();
}

const same = (a: Buffer | undefined, b: Buffer | undefined) =>
  a !== undefined && b !== undefined && a.equals(b);

export interface Ended {
  code: number | null;
  output: string;
}

/** Starts `vitrine build`. */
export function startBuild(
  root: string,
  options: SpawnOptions = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [COMMAND, 'build', '--root', root], {
    ...options,
    stdio: 'pipe',
  });
  return { child, ended: readEnd(child) };
}

/** Waits for a process, with everything it has printed. */
export function readEnd(child: ChildProcess): Promise<Ended> {
  let output = '';
  const read = (data: Buffer) => (output += data.toString());
  child.stdout!.on('data', read);
  child.stderr!.on('data', read);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

export const build = (root: string): Promise<Ended> => startBuild(root).ended;

/** Lines of a stack trace, or of an error that nobody has put into words. */
export const looksUnhandled = (output: string) =>
  /^\s+at .+:\d+|node:internal|^Error:/m.test(output);

/** A line that ends in the code of an error, after a file or by itself. */
export const namesError = (output: string) => /^(?:.* )?error [\w-]+$/m.test(output);
