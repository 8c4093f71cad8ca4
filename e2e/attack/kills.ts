import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, drawSeeds, pick, tryAll, type Attack } from './attack.ts';
import {
  build,
  difference,
  looksUnhandled,
  snapshot,
  startBuild,
  withFolder,
  writeFiles,
  type Files,
  type Snapshot,
} from './support/site.ts';
import { counter, countWorkers, page, smallSite } from './support/small-site.ts';

/** What changes from build to build: a page, or a demo and with it the bundles. */
const EDITS: Files[] = [
  { 'content/index.md': page('Home', 'Another [guide](/guide).') },
  { 'content/counter.tsx': counter('Pressed') },
  { 'content/index.md': page('Home', 'None.'), 'content/counter.tsx': counter('Counted') },
  {},
];

/** What is left of earlier builds when one begins. */
const STARTS = {
  all: [],
  'no cache': ['.vitrine'],
  'no output': ['dist'],
  nothing: ['.vitrine', 'dist'],
};

interface Version {
  files: Files;
  clean: Snapshot;
}

/** A build is killed: no file is half there, no page lacks what it loads, and the next build ends well. */
export const kills: Attack = {
  name: 'kills',
  sample: 1,
  full: 200,
  run: (options) =>
    withFolder(async (base) => {
      // All of them for many tries.
      const edits = EDITS.slice(0, 2 + Math.floor(options.count / 10));
      const versions = await buildVersions(path.join(base, 'versions'), edits);
      const workers = countWorkers(options.count);
      // How long a build takes is learned on the way, so that moments are spread over all of it.
      const durations = new Map<string, number>();
      return tryAll(
        drawSeeds(options),
        (seed, _index, worker) =>
          tryKill(path.join(base, String(worker)), versions, durations, createRandom(seed)),
        workers,
      );
    }),
};

async function buildVersions(root: string, edits: readonly Files[]): Promise<Version[]> {
  const versions: Version[] = [];
  for (const edit of edits) {
    remove(root, STARTS.nothing);
    const files = { ...smallSite(), ...edit };
    writeFiles(root, files);
    const { code, output } = await build(root);
    if (code !== 0) throw new Error(output);
    versions.push({ files, clean: snapshot(path.join(root, 'dist')) });
  }
  return versions;
}

function remove(root: string, folders: readonly string[]): void {
  for (const folder of folders) rmSync(path.join(root, folder), { recursive: true, force: true });
}

async function tryKill(
  root: string,
  versions: readonly Version[],
  durations: Map<string, number>,
  random: () => number,
): Promise<string | null> {
  const dist = path.join(root, 'dist');
  const { files, clean } = pick(random, versions);
  const start = pick(random, Object.keys(STARTS)) as keyof typeof STARTS;
  remove(root, STARTS[start]);
  writeFiles(root, files);
  const begun = performance.now();
  const { child, ended } = startBuild(root);
  let delay = random() * (durations.get(start) ?? 3000);
  if (random() < 0.5) await Promise.race([ended, sleep(delay)]);
  else {
    // Files are put in place within few milliseconds, which hardly any other moment meets.
    delay = random() * 8;
    await Promise.race([ended, waitFor(path.join(dist, '.vitrine-output.lock'))]);
    const until = performance.now() + delay;
    while (performance.now() < until);
  }
  child.kill('SIGKILL');
  const { code } = await ended;
  if (code !== null) durations.set(start, performance.now() - begun);
  const left = snapshot(dist);
  const isKnown = (file: string, content: Buffer) =>
    versions.some((version) => version.clean.get(file)?.equals(content));
  const half = [...left].filter(([file, content]) => !isOwn(file) && !isKnown(file, content));
  const missing = listMissing(left);
  const next = await build(root);
  const found = difference(snapshot(dist), clean);
  const isClean = half.length + missing.length + found.length === 0;
  if (isClean && next.code === 0 && !looksUnhandled(next.output)) return null;
  remove(root, STARTS.nothing);
  const names = half.map(([file]) => file);
  return `killed after ${Math.round(delay)} ms from ${start}: half ${names.join(' ')}; missing ${missing.join(' ')}; after it ${found.join(' ')}; code ${next.code} ${next.output.slice(0, 300)}`;
}

async function waitFor(file: string): Promise<void> {
  for (let tries = 0; !existsSync(file) && tries < 60_000; tries += 1) await sleep(1);
}

/** The record of what is written, and the lock. */
const isOwn = (file: string) => file.startsWith('.vitrine-output.');

/** What pages ask for and is not there. */
function listMissing(files: Snapshot): string[] {
  const wanted = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .flatMap(([file, content]) =>
      [...content.toString().matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, asset]) => ({
        file,
        asset: asset!,
      })),
    );
  const missing = wanted.filter(({ asset }) => !files.has(asset));
  return [...new Set(missing.map(({ file, asset }) => `${asset} of ${file}`))];
}
