import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, tryAll, type Attack } from './attack.ts';
import { build, difference, looksUnhandled, snapshot, writeFiles } from './support/site.ts';
import { smallSite, withBuiltSites } from './support/small-site.ts';

/** Two builds at once in one folder: one of them at least is done, the other says that it is not alone. */
export const pairs: Attack = {
  name: 'pairs of builds',
  sample: 1,
  full: 60,
  run: ({ seed, count }) =>
    withBuiltSites(1, smallSite(), ([site]) => {
      const { root, dist, clean } = site!;
      const random = createRandom(seed);
      return tryAll(Array.from({ length: count }), async (_each, index) => {
        rmSync(path.join(root, '.vitrine'), { recursive: true, force: true });
        if (index % 2 === 0) rmSync(dist, { recursive: true, force: true });
        // Every third time, what a dead build has left.
        if (index % 3 === 0) {
          writeFiles(root, { '.vitrine/build.lock': '' });
          const dead = {
            pid: 2 ** 22 + 1,
            host: 'here',
            user: 'ann',
            since: '2020-01-01T00:00:00Z',
          };
          writeFileSync(path.join(root, '.vitrine/build.lock'), JSON.stringify(dead));
        }
        const one = build(root);
        await sleep(random() * 300);
        const both = await Promise.all([one, build(root)]);
        const found = difference(snapshot(dist), clean);
        const done = both.filter(({ code }) => code === 0).length;
        const refused = both.filter(({ output }) => output.includes('error build-running'));
        const held =
          found.length === 0 &&
          done > 0 &&
          done + refused.length === 2 &&
          !both.some(({ output }) => looksUnhandled(output));
        return held
          ? null
          : `${found.join(' ')} ${both
              .map(({ code, output }) => `${code} ${output}`)
              .join(' | ')
              .slice(0, 600)}`;
      });
    }),
};
