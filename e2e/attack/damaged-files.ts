import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createRandom,
  drawSeeds,
  pick,
  tryAll,
  type Attack,
  type AttackOptions,
} from './attack.ts';
import { build, difference, looksUnhandled, snapshot, writeFiles } from './support/site.ts';
import { countWorkers, smallSite, withBuiltSites, type BuiltSite } from './support/small-site.ts';

/** What happens to a file. */
const DAMAGES = {
  truncate: (file: string, random: () => number) => {
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, Math.floor(random() * content.length)));
  },
  flip: (file: string, random: () => number) => {
    const { atime, mtime } = statSync(file);
    const content = readFileSync(file);
    if (content.length > 0) content[Math.floor(random() * content.length)]! ^= 1 << (random() * 8);
    writeFileSync(file, content);
    utimesSync(file, atime, mtime);
  },
  delete: (file: string) => rmSync(file),
};

/** What the next build has to do: the less is left, the more of the cache it needs. */
const STATES = ['as it was', 'page changed back', 'without output'] as const;

interface Try {
  seed: number;
  file: string;
  damage: keyof typeof DAMAGES;
}

/** One file of the cache or the output is damaged: the next build gives the bytes of a clean one. */
export const damagedFiles: Attack = {
  name: 'damaged files',
  sample: 1,
  full: 300,
  run: (options) =>
    withBuiltSites(countWorkers(options.count), smallSite(), (sites) =>
      tryAll(
        drawTries(options, listFiles(sites[0]!)),
        (each, _index, worker) => tryDamage(sites[worker]!, each),
        sites.length,
      ),
    ),
};

const listFiles = ({ root }: BuiltSite) =>
  ['.vitrine', 'dist'].flatMap((folder) =>
    [...snapshot(path.join(root, folder)).keys()].map((file) => `${folder}/${file}`),
  );

/** None of them twice before all of them were there. */
function drawTries(options: AttackOptions, files: string[]): Try[] {
  const every = files.flatMap((file) =>
    Object.keys(DAMAGES).map((damage) => ({ file, damage: damage as keyof typeof DAMAGES })),
  );
  const order = shuffle(createRandom(options.seed), every);
  return drawSeeds(options).map((seed, index) => ({ seed, ...order[index % order.length]! }));
}

async function tryDamage(site: BuiltSite, { seed, file, damage }: Try): Promise<string | null> {
  const { root, dist, clean, restore } = site;
  const random = createRandom(seed);
  const state = pick(random, STATES);
  const there = listFiles(site);
  // Of another name by now: bundles that were made anew.
  const hit = there.includes(file) ? file : pick(random, there);
  DAMAGES[damage](path.join(root, hit), random);
  if (state === 'without output' && !hit.startsWith('dist/')) {
    rmSync(dist, { recursive: true, force: true });
  }
  if (state === 'page changed back') {
    const guide = path.join(root, 'content/guide.md');
    writeFileSync(guide, `${readFileSync(guide, 'utf8')}\nMore.\n`);
    await build(root);
    writeFiles(root, smallSite());
  }
  const { code, output } = await build(root);
  const found = difference(snapshot(dist), clean);
  if (code === 0 && found.length === 0 && !looksUnhandled(output)) return null;
  restore();
  return `seed ${seed}, ${damage} ${hit} (${state}): code ${code}, ${found.join(' ')} ${output.slice(0, 300)}`;
}

function shuffle<Item>(random: () => number, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
