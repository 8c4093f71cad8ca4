import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from './paths.mjs';

const merged = new Map();

/** Notes of which packages modules are merged, whose licenses go with them. */
export const noteLicenses = {
  name: 'note-licenses',
  generateBundle(_options, bundle) {
    for (const { moduleIds = [] } of Object.values(bundle)) {
      for (const id of moduleIds) {
        const [dir, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
        if (dir !== undefined) merged.set(name, dir);
      }
    }
  },
};

/** Writes the licenses of all packages that were merged since. */
export function writeLicenses() {
  const texts = [...merged]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, dir]) => {
      const { license, version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
      const file = readdirSync(dir).find((each) => /^licen[cs]e/i.test(each));
      const text =
        file === undefined ? '' : `\n${readFileSync(path.join(dir, file), 'utf8').trim()}\n`;
      return `${name} ${version} (${license})\n${text}`;
    });
  const head = 'The code of Vitrine contains code of these packages:\n\n';
  writeFileSync(path.join(DIST, 'licenses.txt'), head + texts.join(`\n${'-'.repeat(80)}\n\n`));
}
