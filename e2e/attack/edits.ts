import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createRandom, drawSeeds, tryAll, type Attack } from './attack.ts';
import { editFiles, writeEditedSite } from './support/edited-site.ts';
import {
  build,
  difference,
  looksUnhandled,
  snapshot,
  withFolder,
  type Ended,
  type Snapshot,
} from './support/site.ts';

/** Edits in a row, each followed by a build. */
const STEPS = 3;
/** What a build keeps for the next one. */
const KEPT = ['.vitrine', 'dist'];

/** Files of a site and of the source that it documents come, change and go: each build is as one of nothing. */
export const edits: Attack = {
  name: 'edits of a workspace',
  sample: 1,
  full: 100,
  run: (options) => tryAll(drawSeeds(options), (seed) => withFolder((dir) => tryEdits(dir, seed))),
};

async function tryEdits(dir: string, seed: number): Promise<string | null> {
  const random = createRandom(seed);
  const root = writeEditedSite(dir);
  const first = await build(root);
  if (first.code !== 0) return `seed ${seed}: ${first.output}`;
  const done: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    done.push(editFiles(dir, random));
    const before = snapshot(path.join(root, 'dist'));
    const after = await build(root);
    const output = snapshot(path.join(root, 'dist'));
    const fresh = await buildFromNothing(root);
    const wanted = fresh.code === 0 ? fresh.files : before;
    const found = difference(output, wanted);
    const isSame = found.length === 0 && said(after) === said(fresh);
    if (!isSame || looksUnhandled(after.output))
      return `seed ${seed}, after ${done.join('; then ')}: ${found.join(' ')}\n${said(after)}\nfrom nothing:\n${said(fresh)}`;
  }
  return null;
}

/** Builds without what was kept, which is there again afterwards. */
async function buildFromNothing(root: string): Promise<Ended & { files: Snapshot }> {
  for (const name of KEPT) renameSync(path.join(root, name), path.join(root, `.kept-${name}`));
  const ended = await build(root);
  const files = snapshot(path.join(root, 'dist'));
  for (const name of KEPT) {
    rmSync(path.join(root, name), { recursive: true, force: true });
    renameSync(path.join(root, `.kept-${name}`), path.join(root, name));
  }
  return { ...ended, files };
}

/** What a build has to say, without how much it has written and how long that took. */
function said({ code, output }: Ended): string {
  const lines = output.split('\n');
  return [code, ...lines.filter((line) => !/^\d+ pages?, \d+ of/.test(line))].join('\n').trim();
}
