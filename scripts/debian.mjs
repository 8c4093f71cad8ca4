// Installs Debian's packages, or unpacks them into a folder where this user may not install.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Lasts as long as what is installed beside it. */
export const UNPACKED = path.join(ROOT, 'node_modules/.cache/browsers');

/**
 * Installs packages, as root or by `sudo` where that asks for no password. Without either they are unpacked
 * into `UNPACKED`, with all that they need and that is missing.
 * @returns whether it worked
 */
export async function installPackages(...names) {
  const isRoot = process.getuid?.() === 0;
  const maySudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
  if (!isRoot && !maySudo()) return unpackPackages(names);
  const apt = isRoot ? 'apt-get' : 'sudo -n apt-get';
  return runShell(
    `${apt} update && DEBIAN_FRONTEND=noninteractive ${apt} install -y --no-install-recommends ${names.join(' ')}`,
  );
}

async function unpackPackages(names) {
  mkdirSync(UNPACKED, { recursive: true });
  const list = `apt-get install --simulate --no-install-recommends ${names.join(' ')} | sed -n 's/^Inst \\([^ ]*\\).*/\\1/p'`;
  if (!(await runShell(`apt-get download $(${list})`, { cwd: UNPACKED }))) return false;
  const archives = readdirSync(UNPACKED).filter((file) => file.endsWith('.deb'));
  for (const archive of archives) {
    if (!(await runShell(`dpkg -x '${archive}' . && rm '${archive}'`, { cwd: UNPACKED })))
      return false;
  }
  return archives.length > 0;
}

async function runShell(command, options = {}) {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...options,
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** The first of these files of the system that is there, installed or unpacked. */
export function findFile(...files) {
  const candidates = files.flatMap((file) => [file, path.join(UNPACKED, file)]);
  return candidates.find((file) => existsSync(file));
}
