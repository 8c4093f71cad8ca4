// Shared by the other scripts. Uses Node alone, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the repository; ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked dependencies unless node_modules holds just those. */
export function ensureInstalled() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  if (existsSync(installed) && matchesLockfile(installed)) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

function matchesLockfile(installed) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = read(path.join(ROOT, 'package-lock.json'));
  const present = read(installed);
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) =>
      name === '' ||
      link ||
      optional ||
      !name.includes('node_modules/') ||
      present[name]?.version === version,
  );
}
