// Measures Vitrine, and the peers that are installed, and prints every figure beside its target.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../scripts/options.mjs';
import { findContenders, PEERS_DIR, REPOSITORY, takePart } from './contenders.mjs';
import { formatMissing, formatTable } from './report.mjs';

/** The sections in the order in which they run; each resolves to its figures. */
const SECTIONS = {
  flagship: async (run) => (await import('./measure-flagship.mjs')).measureFlagship(run),
  build: async (run) => (await import('./measure-build.mjs')).measureBuilds(run),
  scale: async (run) => (await import('./scale/measure.mjs')).measureScale(run),
  load: async (run) => (await import('./load/measure.mjs')).measureLoads(run),
  nav: async (run) => [
    ...(await (await import('./measure-nav.mjs')).measureNavigations(run)),
    ...(await (await import('./nav/measure-pages.mjs')).measurePages(run)),
  ],
  input: async (run) => (await import('./input/measure.mjs')).measureInputs(run),
  search: async (run) => (await import('./measure-search.mjs')).measureSearches(run),
  theme: async (run) => (await import('./measure-theme.mjs')).measureThemes(run),
  edit: async (run) => (await import('./measure-edit.mjs')).measureEdits(run),
  dev: async (run) => (await import('./dev/measure.mjs')).measureDevServers(run),
  api: async (run) => (await import('./measure-api.mjs')).measureApi(run),
  agents: async (run) => (await import('./measure-agents.mjs')).measureAgents(run),
  install: async (run) => (await import('./install/measure.mjs')).measureInstall(run),
};

const HELP = `npm run bench -- [options]

  --only ${Object.keys(SECTIONS).join(',')}   sections to run (default: all)
  --pages N         pages of the corpus (default: 1000)
  --components N    components of the library of "scale" (default: 2000)
  --runs N          repetitions; the median counts (default: 3)
  --peers LIST      starlight,vitepress2,storybook10,hugo or none (default: those that are installed)
  --peers-dir DIR   what bench/setup-peers.sh has prepared (default: $VITRINE_BENCH_PEERS, bench/.work/peers)
  --site DIR        the flagship (default: flagship)
  --compare REF     measure that commit and the working tree in turns, and print what differs
  --out FILE        also write the table there
  --json FILE       also write the figures there
`;

const { values } = readOptions(HELP, {
  options: {
    only: { type: 'string', default: Object.keys(SECTIONS).join(',') },
    pages: { type: 'string', default: '1000' },
    components: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '3' },
    peers: { type: 'string' },
    'peers-dir': { type: 'string', default: process.env.VITRINE_BENCH_PEERS ?? PEERS_DIR },
    site: { type: 'string', default: path.join(REPOSITORY, 'flagship') },
    compare: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'string' },
  },
});

if (values.compare !== undefined) {
  const { compareWith } = await import('./compare/compare.mjs');
  const args = [
    '--only',
    listSections().join(','),
    '--pages',
    values.pages,
    '--components',
    values.components,
  ];
  printTable(compareWith(values.compare, { args, runs: readNumber('runs', 1) }));
} else {
  const peers = values.peers === 'none' ? [] : (values.peers?.split(',') ?? null);
  const { contenders, missing } = findContenders(values['peers-dir'], peers);
  const run = {
    pages: readNumber('pages', 10),
    components: readNumber('components', 100),
    runs: readNumber('runs', 1),
    site: path.resolve(values.site),
    peersDir: path.resolve(values['peers-dir']),
  };
  const figures = [];
  let failed = false;
  for (const name of listSections()) {
    try {
      const part = { ...run, contenders: takePart(contenders, name) };
      figures.push(...(await SECTIONS[name](part)));
    } catch (error) {
      // The figures of the other sections have taken their time too.
      console.error(`${name} failed:`, error);
      failed = true;
    }
  }
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
  printTable(formatTable(figures, contenders.slice(1)) + formatMissing(missing));
  process.exit(failed ? 1 : 0);
}

/** The sections that are wanted, in their order. */
function listSections() {
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0) throw new Error(`No such section: ${unknown.join(', ')}`);
  return Object.keys(SECTIONS).filter((section) => wanted.includes(section));
}

function printTable(table) {
  console.log(`\n${table}`);
  if (values.out) writeFileSync(values.out, `${table}\n`);
}

function readNumber(name, least) {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`--${name} expects a whole number from ${least}, received "${values[name]}"`);
  }
  return number;
}
