import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
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
import { counter, page, smallSite } from './support/small-site.ts';

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

/** A build is killed: no file is half there, no page lacks what it loads, and the next build ends well. */
export const kills: Attack = {
  name: 'kills',
  sample: 2,
  full: 200,
  run: ({ seed, count }) =>
    withFolder(async (root) => {
      const random = createRandom(seed);
      const dist = path.join(root, 'dist');
      const versions: { files: Files; clean: Snapshot }[] = [];
      // All of them for many tries.
      for (const edit of EDITS.slice(0, 2 + Math.floor(count / 10))) {
        rmSync(path.join(root, '.vitrine'), { recursive: true, force: true });
        rmSync(dist, { recursive: true, force: true });
        const files = { ...smallSite(), ...edit };
        writeFiles(root, files);
        const { code, output } = await build(root);
        if (code !== 0) throw new Error(output);
        versions.push({ files, clean: snapshot(dist) });
      }
      const known = (file: string, content: Buffer) =>
        versions.some(({ clean }) => clean.get(file)?.equals(content));
      // How long a build takes is learned on the way, so that moments are spread over all of it.
      const durations = new Map<string, number>();

      return tryAll(Array.from({ length: count }), async () => {
        const version = pick(random, versions);
        const start = pick(random, Object.keys(STARTS)) as keyof typeof STARTS;
        for (const folder of STARTS[start])
          rmSync(path.join(root, folder), { recursive: true, force: true });
        writeFiles(root, version.files);
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
        const half = [...left].filter(([file, content]) => !isOwn(file) && !known(file, content));
        const missing = listMissing(left);
        const next = await build(root);
        const found = difference(snapshot(dist), version.clean);
        if (
          half.length + missing.length + found.length === 0 &&
          next.code === 0 &&
          !looksUnhandled(next.output)
        )
          return null;
        for (const folder of STARTS.nothing)
          rmSync(path.join(root, folder), { recursive: true, force: true });
        const names = half.map(([file]) => file);
        return `killed after ${Math.round(delay)} ms from ${start}: half ${names.join(' ')}; missing ${missing.join(' ')}; after it ${found.join(' ')}; code ${next.code} ${next.output.slice(0, 300)}`;
      });
    }),
};

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
