// Installs Debian's packages where this user may.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Installs packages, as root or by `sudo` where that asks for no password. To unpack them elsewhere would not
 * do: WebKit looks for its processes, and Xvfb for its keyboards, where Debian has them.
 * @returns whether it worked
 */
export async function installPackages(...names) {
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  const install = `${apt} update && ${apt} install -y --no-install-recommends ${names.join(' ')}`;
  const child = spawn(install, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}
