// Scores what is read from types and code against what the authors of ten libraries wrote themselves. Installs the
// libraries on first use. Needs the engine (npm run build:engine).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readOptions } from './options.mjs';
import { ROOT } from './run.mjs';
import { compare } from './scores/compare.mjs';
import { applyExceptions, readExceptions } from './scores/exceptions.mjs';
import { FOLDER, installAll } from './scores/install.mjs';
import { LIBRARIES } from './scores/libraries.mjs';
import { failures, printScores } from './scores/table.mjs';
import { readExportedComponents } from './scores/truth/exported-components.mjs';
import { readWrittenProps } from './scores/truth/written-props.mjs';

const HELP = `npm run scores -- [--only NAME] [--list [KIND]]

  --only NAME   only libraries whose name contains NAME
  --list        name everything that is not as its authors wrote it, with what was expected and found
`;
const { values } = readOptions(HELP, {
  options: {
    only: { type: 'string', default: '' },
    list: { type: 'boolean' },
  },
});
const chosen = LIBRARIES.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) {
  console.error(`No library is called "${values.only}".`);
  process.exit(1);
}

installAll();
const exceptions = readExceptions();
const scores = [];
for (const library of chosen) scores.push(await scoreLibrary(library));
if (values.list) console.log(scores.flatMap(listMisses).join('\n'));
console.log(printScores(scores));
const missed = scores.flatMap(failures);
const unused = scores.flatMap(({ name, unused: rules }) =>
  rules.map((rule) => `${name}: nothing needs the exception "${rule}"`),
);
for (const text of [...missed, ...unused]) console.error(text);
process.exitCode = missed.length + unused.length > 0 ? 1 : 0;

async function scoreLibrary({ name, source, pathsOf, read, declaredIn }) {
  const modules = path.join(FOLDER, 'node_modules');
  const components = readExportedComponents(FOLDER, pathsOf?.(modules) ?? [name]);
  const truth = [
    ...components.map((component) => ({ name: component, props: [], complete: false })),
    ...(await read(modules, components)),
  ];
  const folders = declaredIn?.map((folder) => path.join(modules, folder)) ?? [];
  const written = readWrittenProps(folders, components);
  const { totals, misses } = compare(truth, extract(name), written);
  return { name, source, totals, ...applyExceptions(misses, exceptions[name] ?? []) };
}

function extract(name) {
  const command = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
  const args = [command, 'api', name, '--json', '--root', FOLDER];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`vitrine api ${name} failed:\n${stderr}`);
  return JSON.parse(stdout);
}

function listMisses({ name, misses }) {
  return misses.map(({ kind, at, expected, found }) => {
    const shown = expected === '' ? '' : `\n    ${oneLine(expected)}\n    ${oneLine(found)}`;
    return `${name}  ${kind}  ${at}${shown}`;
  });
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').slice(0, 160);
}
