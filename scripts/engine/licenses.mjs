import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Notes of which packages modules are merged, whose licenses go with them: a plugin, and what writes the licenses. */
export function collectLicenses() {
  const merged = new Map();
  const plugin = {
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
  return { plugin, write: (dist) => writeLicenses(dist, merged) };
}

function writeLicenses(dist, merged) {
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
  writeFileSync(path.join(dist, 'licenses.txt'), head + texts.join(`\n${'-'.repeat(80)}\n\n`));
}
