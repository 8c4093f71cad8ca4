import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pick, tryAll, type Attack } from './attack.ts';
import { build, difference, looksUnhandled, snapshot, writeFiles } from './support/site.ts';
import { smallSite, withBuiltSite } from './support/small-site.ts';

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
  file: string;
  damage: keyof typeof DAMAGES;
  state: (typeof STATES)[number];
}

/** One file of the cache or the output is damaged: the next build gives the bytes of a clean one. */
export const damagedFiles: Attack = {
  name: 'damaged files',
  sample: 4,
  full: 300,
  run: ({ seed, count }) =>
    withBuiltSite(({ root, dist, clean }) => {
      const random = createRandom(seed);
      const files = ['.vitrine', 'dist'].flatMap((folder) =>
        [...snapshot(path.join(root, folder)).keys()].map((file) => `${folder}/${file}`),
      );
      const every = files.flatMap((file) =>
        Object.keys(DAMAGES).map((damage) => ({ file, damage: damage as keyof typeof DAMAGES })),
      );
      const tries = shuffle(random, every)
        .slice(0, count)
        .map((each): Try => ({ ...each, state: pick(random, STATES) }));
      return tryAll(tries, async ({ file, damage, state }) => {
        const target = path.join(root, file);
        // Of another name by now: bundles that were made anew.
        if (statSync(target, { throwIfNoEntry: false })) DAMAGES[damage](target, random);
        if (state === 'without output' && !file.startsWith('dist/')) {
          rmSync(path.join(root, 'dist'), { recursive: true, force: true });
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
        // The next try begins with a clean site.
        for (const folder of ['.vitrine', 'dist']) {
          rmSync(path.join(root, folder), { recursive: true, force: true });
        }
        await build(root);
        return `${damage} ${file} (${state}): code ${code}, ${found.join(' ')} ${output.slice(0, 300)}`;
      });
    }),
};

function shuffle<Item>(random: () => number, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
