import { expect, test as base } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const E2E = path.resolve(import.meta.dirname, '..');
const COMMAND = path.resolve(E2E, '../packages/vitrine/bin/vitrine.mjs');
/** Below the repository, so that packages resolve as they do for a real site. Ignored by git. */
const WORK = path.join(E2E, '.work');

/** Exit code and output of a command. */
export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A server that `vitrine dev` or `vitrine preview` runs. */
export interface RunningServer {
  /** Address with a trailing slash. */
  url: string;
  /** Everything it has printed until now. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Files by their path relative to the site's root; one whose text is `link: target` is a link of the file system. */
export type Files = Record<string, string>;

const LINK = 'link: ';

/** A small site in a folder of its own. */
export interface TempSite {
  root: string;
  /** Files that hold just that already are left alone, so that no server sees a change. */
  write: (files: Files) => void;
  remove: (file: string) => void;
  /** The bytes of every file below a folder of the site, by path. */
  snapshot: (folder: string) => Record<string, string>;
  /** When the files below a folder of the site were last changed, by path, in milliseconds. */
  times: (folder: string) => Record<string, number>;
  run: (...args: string[]) => Promise<CommandResult>;
  serve: (command: 'dev' | 'preview', ...args: string[]) => Promise<RunningServer>;
}

/** Runs the compiled command until it ends. */
export function runVitrine(...args: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: E2E });
  const result: CommandResult = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (result.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (result.stderr += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...result, code }));
  });
}

/** Runs the compiled command until it says where it listens. */
export function serveVitrine(
  command: 'dev' | 'preview',
  ...args: string[]
): Promise<RunningServer> {
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [COMMAND, command, ...port, ...args], { cwd: E2E });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const url = /(?:Ready|Serving) at (\S+)/.exec(output)?.[1];
      if (url) resolve({ url, output: () => output, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error(`vitrine ${command} ended:\n${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await closed;
}

interface WorkerFixtures {
  /**
   * Makes a site of the given files; it and its servers are gone when the worker ends.
   * @param folder where among them the configuration lies
   */
  createSite: (files: Files, folder?: string) => TempSite;
}

/** Playwright's test, able to make small sites and to run the command on them. Opens no browser. */
export const test = base.extend<object, WorkerFixtures>({
  createSite: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const roots: string[] = [];
      const servers: RunningServer[] = [];
      await use((files, folder) => {
        mkdirSync(WORK, { recursive: true });
        const root = mkdtempSync(path.join(WORK, 'site-'));
        roots.push(root);
        return openSite(root, files, servers, folder);
      });
      for (const server of servers) await server.stop();
      for (const root of roots) rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

function openSite(root: string, files: Files, servers: RunningServer[], folder = ''): TempSite {
  const place = ['--root', path.join(root, folder)];
  const list = (folder: string) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .sort()
      : [];
  const write = (changed: Files) => {
    for (const [name, content] of Object.entries(changed)) {
      const file = path.join(root, name);
      if (content.startsWith(LINK)) {
        mkdirSync(path.dirname(file), { recursive: true });
        if (!existsSync(file)) symlinkSync(content.slice(LINK.length), file);
        continue;
      }
      if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  };
  write(files);
  return {
    root,
    write,
    remove: (file) => rmSync(path.join(root, file), { recursive: true, force: true }),
    snapshot: (folder) =>
      Object.fromEntries(
        list(folder).map((file) => [file, readFileSync(path.join(root, file), 'base64')]),
      ),
    times: (folder) =>
      Object.fromEntries(
        list(folder).map((file) => [file, statSync(path.join(root, file)).mtimeMs]),
      ),
    run: (...args) => runVitrine(...args, ...place),
    serve: async (command, ...args) => {
      const server = await serveVitrine(command, ...args, ...place);
      servers.push(server);
      return server;
    },
  };
}

/**
 * The problems in a command's error output, each as its place and its message; hints, which may be
 * reworded at any time, are left out.
 */
export function readProblems(stderr: string): string[] {
  return stderr
    .split('\n\n')
    .map((block) => block.split('\n'))
    .filter(([, message]) => message?.startsWith('  '))
    .map(([place = '', message = '']) => `${place}: ${message.trim()}`);
}

/** An entry of the page tree, or the path of a page alone. */
type Entry = string | { pathname: string; title?: string; children?: Exclude<Entry, string>[] };

/** A configuration file with what every site must say, and `rest`: further properties as source text. */
export function configFile(pages: Entry[], rest = ''): string {
  const tree = JSON.stringify(
    pages.map((page) => (typeof page === 'string' ? { pathname: page } : page)),
  );
  return `import { defineConfig } from 'vitrine';
export default defineConfig({
  title: 'Kit',
  description: 'A small site for tests.',
  url: 'https://kit.example',
  pages: ${tree},
  ${rest}
});
`;
}

/** A page with nothing wrong. */
export function pageFile(title: string, body = ''): string {
  return `# ${title}\n\nThis page is about ${title}.\n\n${body}`;
}

/** A test of a site that is built once in each worker and served by `preview`, whose address pages are relative to. */
export const testWithPreview = (files: Files) =>
  test.extend<object, { site: TempSite; url: string }>({
    site: [
      async ({ createSite }, use) => {
        const site = createSite(files);
        expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
        await use(site);
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    url: [
      async ({ site }, use) => use((await site.serve('preview')).url),
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: async ({ url }, use) => use(url),
  });
