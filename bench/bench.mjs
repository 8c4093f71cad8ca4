// Measures Vitrine, and the peers that are installed, and prints every figure beside its target.
import { parseArgs } from 'node:util';
import path from 'node:path';
import { findContenders, REPOSITORY } from './contenders.mjs';
import { formatTable } from './report.mjs';

/** The sections in the order in which they run; each resolves to its figures. */
const SECTIONS = {
  build: async (run) => (await import('./measure-build.mjs')).measureBuilds(run),
  load: async (run) => (await import('./measure-load.mjs')).measureLoads(run),
  nav: async (run) => (await import('./measure-nav.mjs')).measureNavigations(run),
  search: async (run) => (await import('./measure-search.mjs')).measureSearches(run),
  theme: async (run) => (await import('./measure-theme.mjs')).measureThemes(run),
  edit: async (run) => (await import('./measure-edit.mjs')).measureEdits(run),
  dev: async (run) => (await import('./measure-dev.mjs')).measureDevServers(run),
  api: async (run) => (await import('./measure-api.mjs')).measureApi(run),
  agents: async (run) => (await import('./measure-agents.mjs')).measureAgents(run),
};

const HELP = `npm run bench -- [options]

  --only ${Object.keys(SECTIONS).join(',')}   sections to run (default: all)
  --pages N         pages of the corpus (default: 1000)
  --runs N          repetitions; the median counts (default: 3)
  --peers LIST      starlight,vitepress2 or none (default: those that are installed)
  --peers-dir DIR   what bench/setup-peers.sh has prepared (default: $VITRINE_BENCH_PEERS)
  --site DIR        the flagship (default: flagship)
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(SECTIONS).join(',') },
    pages: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    peers: { type: 'string' },
    'peers-dir': { type: 'string', default: process.env.VITRINE_BENCH_PEERS },
    site: { type: 'string', default: path.join(REPOSITORY, 'flagship') },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(HELP);
} else {
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0) throw new Error(`No such section: ${unknown.join(', ')}`);
  const peers = values.peers === 'none' ? [] : (values.peers?.split(',') ?? null);
  const run = {
    contenders: findContenders(values['peers-dir'], peers),
    pages: readNumber('pages', 10),
    runs: readNumber('runs', 1),
    site: path.resolve(values.site),
  };
  const figures = [];
  let failed = false;
  for (const name of Object.keys(SECTIONS).filter((section) => wanted.includes(section))) {
    try {
      figures.push(...(await SECTIONS[name](run)));
    } catch (error) {
      // The figures of the other sections have taken their time too.
      console.error(`${name} failed:`, error);
      failed = true;
    }
  }
  console.log(`\n${formatTable(figures, run.contenders.slice(1))}`);
  process.exit(failed ? 1 : 0);
}

function readNumber(name, least) {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least) {
    throw new Error(`--${name} expects a whole number from ${least}, received "${values[name]}"`);
  }
  return number;
}
