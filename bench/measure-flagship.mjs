// The flagship as its maintainers build it: nothing kept, nothing changed, one demo, a module that demos share, one style
// sheet, and the cache of an earlier build in a new checkout.
import { appendFileSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { VITRINE, WORK } from './contenders.mjs';
import { measureCommand } from './processes.mjs';
import { record } from './report.mjs';
import { setAside } from './set-aside.mjs';
import { buildSite } from './sites.mjs';
import { mapValues, medians } from './statistics.mjs';

const DEMO = 'content/demos/buttons/asynchronous-button.tsx';
/** Five demos import it. */
const MODULE = 'content/demos/drawers/letter.tsx';
const STYLE = 'theme/site.css';
/** What a checkout writes anew: folders of the site whose files are then younger than the cache. */
const CHECKED_OUT = ['content', 'theme', 'public'];
/** A file that was written in the same moment as it was read is not trusted, and read again. */
const PAUSE = 3000;

/** The kinds of builds in the order in which they follow each other, with what comes before each. */
const KINDS = {
  cold: (site) => removeAll(site, ['.vitrine', 'dist']),
  nothing: () => undefined,
  demo: (site, run) => appendFileSync(path.join(site, DEMO), `// Edited ${run}.\n`),
  module: (site, run) => appendFileSync(path.join(site, MODULE), `// Edited ${run}.\n`),
  style: (site, run) => appendFileSync(path.join(site, STYLE), `.edited-${run} { color: red; }\n`),
  restored: (site) => {
    removeAll(site, ['dist']);
    for (const folder of CHECKED_OUT) touchAll(path.join(site, folder));
  },
};

const TARGETS = {
  cold: ['Cold build of the flagship', 12],
  nothing: ['Build of the flagship with nothing changed', 0.5],
  demo: ['One demo of the flagship changed', 1.5],
  module: ['One module that demos of the flagship share changed', 1.5],
  style: ['One style sheet of the flagship changed', 2],
  restored: ['The flagship in a new checkout with its cache', 3],
};

export async function measureFlagship({ contenders, site, runs }) {
  const peers = await measureStories(contenders.slice(1), site);
  const restore = keepFiles([DEMO, MODULE, STYLE].map((file) => path.join(site, file)));
  const rows = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]));
  try {
    for (let run = 0; run < runs; run++) {
      for (const [kind, prepare] of Object.entries(KINDS)) {
        prepare(site, run);
        const row = await build(site);
        record('flagship', { kind, run, ...row });
        rows[kind].push(row);
        await sleep(PAUSE);
      }
      restore();
    }
  } finally {
    restore();
  }
  return Object.entries(TARGETS).flatMap(([kind, [name, target]]) => {
    const { seconds, cpuSeconds, peakBytes } = medians(rows[kind]);
    const isCold = kind === 'cold';
    const of = (key) => (isCold ? { peers: mapValues(peers, (row) => row[key]) } : {});
    return [
      { name: `${name}, wall`, value: seconds, unit: 's', target, ...of('seconds') },
      {
        ...{ name: `${name}, CPU`, value: cpuSeconds, unit: 's', ...of('cpuSeconds') },
        ...(isCold && { target: 19 }),
      },
      {
        ...{ name: `${name}, peak memory`, value: peakBytes, unit: 'MB', ...of('peakBytes') },
        ...(isCold && { target: 900e6 }),
      },
    ];
  });
}

/** Peers that show the same demos as stories, each built once without caches; one that fails is left out. */
async function measureStories(peers, site) {
  const rows = {};
  for (const peer of peers) {
    const dir = path.join(peer.home, 'flagship');
    const stories = peer.writeStories(dir, path.join(site, 'content'));
    try {
      const row = await buildSite(peer, dir);
      record('flagship', { contender: peer.name, kind: 'cold', stories, ...row });
      rows[peer.name] = row;
    } catch (error) {
      console.error(`${peer.title} is left out:`, error);
    }
  }
  return rows;
}

function build(site) {
  const command = [...VITRINE, 'build', '--root', site];
  return measureCommand({ command, cwd: site, log: path.join(WORK, 'logs/flagship.log') });
}

function removeAll(site, folders) {
  for (const folder of folders) setAside(path.join(site, folder));
}

function touchAll(folder) {
  const now = new Date();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), now, now);
  }
}

/** Remembers files, which belong to the repository. They come back also when the run is interrupted. */
function keepFiles(files) {
  const kept = files.map((file) => [file, readFileSync(file)]);
  const restore = () => {
    for (const [file, content] of kept)
      if (!readFileSync(file).equals(content)) writeFileSync(file, content);
  };
  process.once('SIGINT', () => {
    restore();
    process.exit(130);
  });
  return restore;
}
