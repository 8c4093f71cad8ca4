/** The libraries that are scored, in exact versions and in a folder of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';
import { LIBRARIES, SHARED } from './libraries.mjs';

/** Kept between runs; not in the repository. */
export const FOLDER = path.join(ROOT, 'scripts/scores/.work');

/** Installs all of them, with what they need besides. */
export function installAll() {
  const each = LIBRARIES.map(({ name, version, besides }) => ({ [name]: version, ...besides }));
  installLibraries(Object.assign({}, SHARED, ...each));
}

/**
 * Installs packages unless just those are there. Nothing of theirs is run.
 * @param {Record<string, string>} versions by package
 */
function installLibraries(versions) {
  const manifest = path.join(FOLDER, 'package.json');
  const wanted = `${JSON.stringify({ private: true, dependencies: versions }, null, 2)}\n`;
  const done = path.join(FOLDER, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(manifest, wanted);
  const { status } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'],
    { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm could not install the libraries in ${FOLDER}`);
  writeFileSync(done, wanted);
}
