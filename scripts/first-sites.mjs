// Writes a new site for each of the ten libraries whose API reference is scored, as a newcomer does, and checks and builds
// it: what any of the three says but advice is a failure. Installs the libraries on first use. Needs the engine.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './options.mjs';
import { ROOT } from './run.mjs';
import { FOLDER, installAll } from './scores/install.mjs';
import { LIBRARIES } from './scores/libraries.mjs';

const HELP = `npm run test:init -- [--only NAME]

  --only NAME   only libraries whose name contains NAME
`;
const { values } = readOptions(HELP, { options: { only: { type: 'string', default: '' } } });
const chosen = LIBRARIES.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) {
  console.error(`No library is called "${values.only}".`);
  process.exit(1);
}
installAll();
const failed = chosen.filter(({ name }) => !tryLibrary(name));
console.log(`${chosen.length - failed.length} of ${chosen.length} libraries have a first site.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Whether a site of the library can be written, type-checks and builds. */
function tryLibrary(name) {
  const dir = path.join(FOLDER, 'sites', name.replace(/^@/, '').replaceAll('/', '-'));
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const manifest = { name: 'first-site', private: true, type: 'module' };
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ ...manifest, dependencies: { [name]: '*' } }),
  );
  const site = path.join(dir, 'docs');
  const started = performance.now();
  const steps = [
    [dir, 'init', '--library', name, '--yes'],
    [site, 'check', '--types'],
    [site, 'build'],
  ];
  for (const [cwd, ...args] of steps) {
    const { status, stdout, stderr } = runVitrine(cwd, args);
    if (status === 0) continue;
    console.error(`${name}: vitrine ${args.join(' ')} failed\n${stdout}${stderr}`);
    return false;
  }
  console.log(`${name}  ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return true;
}

function runVitrine(cwd, args) {
  const command = path.join(ROOT, 'packages/vitrine/bin/vitrine.mjs');
  return spawnSync(process.execPath, [command, ...args], { cwd, encoding: 'utf8' });
}
