// What a stranger installs: packages and bytes, and the time from an empty folder to the served documentation of a library.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { packPackage } from '../../scripts/pack/pack-package.mjs';
import { poll } from '../browser.mjs';
import { REPOSITORY, WORK } from '../contenders.mjs';
import { startServer } from '../processes.mjs';
import { record } from '../report.mjs';
import { median } from '../statistics.mjs';
import { findReady, listPackages, sumBytes } from './installed.mjs';

const LIBRARY = 'react-bootstrap';
const LOG = path.join(WORK, 'logs/install.log');
const LIMIT = 300_000;
/** As the issue that asked for the figure found it. */
const ONCE = 134e6;

export async function measureInstall({ runs }) {
  // Outside of the repository, whose packages would be found otherwise.
  const work = mkdtempSync(path.join(tmpdir(), 'vitrine-install-'));
  try {
    const { file } = packPackage('vitrine', work, REPOSITORY);
    const create = packPackage('create-vitrine', work, REPOSITORY);
    const installed = installAlone(path.join(work, 'alone'), file);
    record('install', installed);
    const served = { cold: [], warm: [] };
    for (let run = 0; run < runs; run++) {
      const cache = path.join(work, `cache-${run}`);
      for (const kind of Object.keys(served)) {
        const dir = path.join(work, `${kind}-${run}`);
        const seconds = await serveNew(dir, { vitrine: file, create: create.file, cache });
        record('install', { kind, run, seconds });
        served[kind].push(seconds);
      }
    }
    const from = `Empty folder to the served documentation of ${LIBRARY}`;
    return [
      { name: 'The packed package', value: installed.archiveBytes, unit: 'MB' },
      { name: 'Packages installed, React with them', value: installed.packages, unit: 'packages' },
      { name: 'Installed', value: installed.bytes, unit: 'MB', below: ONCE },
      { name: `${from}, nothing in npm’s cache`, value: median(served.cold), unit: 's', below: 60 },
      { name: `${from}, all in npm’s cache`, value: median(served.warm), unit: 's', below: 60 },
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A project that depends on nothing but the package and what it says that projects have. */
function installAlone(dir, vitrine) {
  mkdirSync(dir);
  const dependencies = { vitrine: `file:${vitrine}`, react: '^19.0.0', 'react-dom': '^19.0.0' };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ private: true, dependencies }));
  run('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir });
  const modules = path.join(dir, 'node_modules');
  const lockfile = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'));
  const packages = listPackages(lockfile).filter(({ folder }) =>
    existsSync(path.join(dir, folder)),
  );
  return {
    archiveBytes: readFileSync(vitrine).length,
    packages: packages.length,
    bytes: sumBytes(modules),
  };
}

/** Seconds from `npm create vitrine` in an empty folder until the dev server has answered with a page of a component. */
async function serveNew(dir, { vitrine, create, cache }) {
  mkdirSync(dir);
  const env = { npm_config_cache: cache };
  const started = performance.now();
  const command = ['exec', '--yes', `--package=file:${create}`, '--', 'create-vitrine'];
  const flags = ['--library', LIBRARY, '--vitrine', `file:${vitrine}`, '--yes'];
  run('npm', [...command, ...flags], { cwd: dir, env: { ...process.env, ...env } });
  const server = startServer({
    command: ['npm', 'run', 'dev', '--', '--port', '0'],
    cwd: path.join(dir, 'docs'),
    env,
    log: LOG,
  });
  try {
    const ready = () => Promise.resolve(findReady(readFileSync(LOG, 'utf8')));
    const address = await poll(ready, { every: 20, limit: LIMIT });
    const page = await fetch(new URL('components/button', address));
    const html = await page.text();
    if (!html.includes('class="btn')) throw new Error('The page of a button has no button.');
    return (performance.now() - started) / 1000;
  } finally {
    await server.stop();
  }
}

function run(command, args, options) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
}
