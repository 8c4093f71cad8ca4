// Runs the unit tests and builds the flagship on every version of Node that the engine supports, and prints a table.
// Each has to build without a message and to the same bytes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installNode, NODES } from './nodes/install-node.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, ROOT, run } from './run.mjs';

const FLAGSHIP = path.join(ROOT, 'flagship');
const HELP = `npm run test:nodes -- [VERSION …]

  VERSION   of Node, e.g. 26.10.0 (default: ${NODES.join(', ')})
`;
const { positionals: versions } = readOptions(HELP, { options: {}, allowPositionals: true });
ensureInstalled();
run(process.execPath, ['scripts/build-engine.mjs']);
run('npm', ['run', '--silent', 'icons', '-w', 'flagship']);

const rows = (versions.length > 0 ? versions : NODES).map((version) => {
  const program = installNode(version);
  return { node: version, ...testUnits(program), ...buildFlagship(program) };
});
const [{ bytes }] = rows;
for (const row of rows) row.bytes = row.bytes === bytes ? 'same' : 'different';
console.table(rows);
const holds = (row) =>
  row.passed > 0 && row.failed === 0 && row.said === '' && row.bytes === 'same';
process.exit(rows.every(holds) ? 0 : 1);

function testUnits(program) {
  const report = path.join(ROOT, 'test-results/nodes.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  spawn(
    program,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    'inherit',
  );
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return { passed, failed };
}

/** From nothing: what another Node has put into the cache would be taken from there. */
function buildFlagship(program) {
  for (const dir of ['dist', '.vitrine'])
    rmSync(path.join(FLAGSHIP, dir), { recursive: true, force: true });
  const vitrine = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
  const { stderr, status } = spawn(program, [vitrine, 'build', '--root', 'flagship'], 'pipe');
  return {
    said: status === 0 ? stderr.trim() : `${status}: ${stderr.trim()}`,
    bytes: digestOf(path.join(FLAGSHIP, 'dist')),
  };
}

/** Programs that tests start are of the same version. */
function spawn(program, args, stdio) {
  const env = {
    ...process.env,
    PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}`,
  };
  return spawnSync(program, args, { cwd: ROOT, env, stdio, encoding: 'utf8' });
}

function digestOf(dir) {
  const hash = createHash('sha256');
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
