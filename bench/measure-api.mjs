// The API of a large library, read from its types: without a cache, then with it, beside what its authors wrote and what
// peers make of the same components; and of other libraries where they are installed.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS, PACKAGE, readTruth, score } from './api/components.mjs';
import { BENCH, REPOSITORY, VITRINE, WORK } from './contenders.mjs';
import { measureCommand } from './processes.mjs';
import { record } from './report.mjs';
import { medians } from './statistics.mjs';

const PEERS = {
  docgen: 'react-docgen-typescript',
  typedoc: 'TypeDoc',
  storybook: 'Storybook’s react-component-meta',
};

const LIBRARIES = [
  ...['react-bootstrap', 'antd', '@mantine/core', '@chakra-ui/react', '@base-ui/react'],
  ...['react-aria-components', '@radix-ui/themes', '@fluentui/react-components', 'primereact'],
];

export async function measureApi({ runs, peersDir }) {
  const packageDir = path.join(REPOSITORY, 'node_modules', PACKAGE);
  const truth = readTruth(packageDir);
  const own = { cold: [], cached: [] };
  const peers = new Map();
  const modules = path.join(peersDir, 'api');
  const names = existsSync(path.join(modules, 'node_modules')) ? Object.keys(PEERS) : [];
  // In turns, so that a busy minute is everyone's.
  for (let run = 0; run < runs; run++) {
    const { cold, cached } = await readTwice(PACKAGE, REPOSITORY, run);
    own.cold.push(cold);
    own.cached.push(cached);
    for (const peer of names) {
      const row = await readWithPeer(peer, { modules, packageDir, run });
      peers.set(peer, [...(peers.get(peer) ?? []), row]);
    }
  }
  const found = ownRows(JSON.parse(readFileSync(resultOf(PACKAGE), 'utf8')));
  return [
    ...figuresOf(PACKAGE, own, { cpu: 2.5, bytes: 350e6 }),
    ...correctness(`The ten components of ${PACKAGE}`, score(truth, found), true),
    ...[...peers].flatMap(([peer, rows]) => {
      const { cpuSeconds, peakBytes } = medians(rows);
      const read = JSON.parse(readFileSync(foundBy(peer), 'utf8'));
      const title = `The ten components alone, by ${PEERS[peer]}`;
      return [
        { name: `${title}, CPU`, value: cpuSeconds, unit: 's' },
        { name: `${title}, peak memory`, value: peakBytes, unit: 'MB' },
        ...correctness(title, score(truth, read), false),
      ];
    }),
    ...(await measureLibraries(path.join(peersDir, 'libraries'), runs)),
  ];
}

/** Props in the tables of the components, with their defaults. */
function ownRows(docs) {
  return Object.fromEntries(
    docs
      .filter(({ name }) => COMPONENTS.includes(name))
      .map(({ name, props }) => [
        name,
        Object.fromEntries(
          props
            .filter(({ inherited, group }) => !inherited && group === null)
            .map((prop) => [prop.name, prop.default]),
        ),
      ]),
  );
}

function correctness(title, { props, defaults, others }, isOurs) {
  const target = (limits) => (isOurs ? limits : {});
  return [
    { name: `${title}: props found`, value: props, unit: '%', ...target({ atLeast: 97 }) },
    {
      name: `${title}: defaults as written`,
      value: defaults,
      unit: '%',
      ...target({ atLeast: 95 }),
    },
    { name: `${title}: rows that authors do not list`, value: others, unit: '%' },
  ];
}

async function measureLibraries(dir, runs) {
  const installed = LIBRARIES.filter((name) => existsSync(path.join(dir, 'node_modules', name)));
  const figures = [];
  for (const name of installed) {
    const rows = { cold: [], cached: [] };
    for (let run = 0; run < runs; run++) {
      const { cold, cached } = await readTwice(name, dir, run);
      rows.cold.push(cold);
      rows.cached.push(cached);
    }
    figures.push(...figuresOf(name, rows, { cpu: 8, bytes: 700e6 }));
  }
  return figures;
}

function figuresOf(name, rows, { cpu, bytes }) {
  const [cold, cached] = [medians(rows.cold), medians(rows.cached)];
  return [
    { name: `API of ${name}, cold, CPU`, value: cold.cpuSeconds, unit: 's', target: cpu },
    { name: `API of ${name}, cold, peak memory`, value: cold.peakBytes, unit: 'MB', target: bytes },
    { name: `API of ${name}, cached, CPU`, value: cached.cpuSeconds, unit: 's', target: 0.15 },
  ];
}

const slugOf = (name) => name.replace(/\W+/g, '-');
const resultOf = (name) => path.join(WORK, 'api', slugOf(name), 'api.json');
const foundBy = (peer) => path.join(WORK, 'api', `peer-${peer}`, 'found.json');

/** Without a cache, then with it, in a folder that has nothing but the packages of `dir`. */
async function readTwice(name, dir, run) {
  const cwd = path.dirname(resultOf(name));
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd, { recursive: true });
  symlinkSync(path.join(dir, 'node_modules'), path.join(cwd, 'node_modules'));
  const rows = {};
  for (const kind of ['cold', 'cached']) {
    rows[kind] = await measureCommand({
      command: [...VITRINE, 'api', name, '--json', '--out', 'api.json'],
      cwd,
      log: path.join(WORK, `logs/api-${slugOf(name)}-${kind}.log`),
    });
    record('api', { kind, name, run, ...rows[kind] });
  }
  return rows;
}

async function readWithPeer(peer, { modules, packageDir, run }) {
  const cwd = path.dirname(foundBy(peer));
  rmSync(cwd, { recursive: true, force: true });
  mkdirSync(cwd, { recursive: true });
  const script = path.join(BENCH, 'api/read-with-peer.mjs');
  const row = await measureCommand({
    command: [process.execPath, script, peer, modules, packageDir, foundBy(peer)],
    cwd,
    log: path.join(WORK, `logs/api-${peer}.log`),
  });
  record('api', { kind: peer, run, ...row });
  return row;
}
