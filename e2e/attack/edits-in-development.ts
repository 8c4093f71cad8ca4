import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, drawSeeds, tryAll, type Attack } from './attack.ts';
import { editFiles, writeEditedSite } from './support/edited-site.ts';
import { COMMAND, looksUnhandled, namesError, withFolder } from './support/site.ts';

const STEPS = 3;
const PATHS = [
  '/',
  '/guide',
  '/more',
  '/api',
  '/api/dial',
  '/api/knob',
  '/api/use-turn',
  '/logo.svg',
];
/** Milliseconds that a change may take to be served on a busy machine; one that never comes takes longer. */
const PATIENCE = 20_000;

/** Files of a site and of the source that it documents come, change and go: what is served is as by a new server. */
export const editsInDevelopment: Attack = {
  name: 'edits under the development server',
  sample: 1,
  full: 100,
  run: (options) => tryAll(drawSeeds(options), (seed) => withFolder((dir) => tryEdits(dir, seed))),
};

async function tryEdits(base: string, seed: number): Promise<string | null> {
  const random = createRandom(seed);
  const dir = path.join(base, 'edited');
  const server = await serve(writeEditedSite(dir));
  const done: string[] = [];
  try {
    await readPages(server.url);
    for (let step = 0; step < STEPS; step++) {
      done.push(editFiles(dir, random));
      const wanted = await readNew(dir, path.join(base, 'fresh'));
      // The one that runs goes on with what it could read.
      if (wanted === null) continue;
      const found = await settle(() => readPages(server.url), wanted);
      const story = `seed ${seed}, after ${done.join('; then ')}`;
      if (found !== null) return `${story}: ${found}`;
      if (looksUnhandled(server.output())) return `${story}: ${server.output()}`;
    }
    return null;
  } finally {
    await server.stop();
  }
}

type Pages = Record<string, string>;

/** What a server answers that has seen nothing else; `null` when the site cannot be read. */
async function readNew(from: string, dir: string): Promise<Pages | null> {
  rmSync(dir, { recursive: true, force: true });
  cpSync(from, dir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => path.basename(file) !== '.vitrine',
  });
  const server = await serve(path.join(dir, 'site')).catch((error: Error) => {
    if (namesError(error.message)) return null;
    throw error;
  });
  if (server === null) return null;
  try {
    await readPages(server.url);
    return await readPages(server.url);
  } finally {
    await server.stop();
  }
}

/** Waits until pages are as they should be. @returns what is not, after a while */
async function settle(read: () => Promise<Pages>, wanted: Pages): Promise<string | null> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const pages = await read();
    const other = PATHS.find((each) => pages[each] !== wanted[each]);
    if (other === undefined) return null;
    if (Date.now() > end) return describeDifference(other, pages[other]!, wanted[other]!);
    await sleep(200);
  }
}

/** Characters around the first difference that are told. */
const AROUND = 300;

function describeDifference(name: string, is: string, wanted: string): string {
  const at = is.split('').findIndex((character, index) => character !== wanted[index]);
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `${name} is\n${part(is)}\nof a new server:\n${part(wanted)}`;
}

/** Status, title and content of each, without the times and the folder that addresses of modules have. */
async function readPages(url: string): Promise<Pages> {
  const pages: Pages = {};
  for (const each of PATHS) {
    const response = await fetch(new URL(each, url), { headers: { accept: 'text/html' } });
    const html = await response.text();
    const [title = ''] = /<title>[^<]*/.exec(html) ?? [];
    const [main = html] = /<main [^]*<\/main>/.exec(html) ?? [];
    const text = `${title} ${main}`
      // Of a file that is gone the one that runs knows where it was.
      .replace(/Failed to load url [^<]*/g, 'Failed to load')
      .replace(/[?&][tv]=\w+/g, '')
      .replace(/\/(?:edited|fresh)\//g, '/');
    pages[each] = `${response.status} ${text}`;
  }
  return pages;
}

interface Server {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

function serve(root: string): Promise<Server> {
  const child = spawn(process.execPath, [COMMAND, 'dev', '--root', root, '--port', '0']);
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const url = /http:\/\/localhost:\d+\//.exec(output)?.[0];
      if (url !== undefined) resolve({ url, output: () => output, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(output)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
}
