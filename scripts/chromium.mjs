// Finds a Chromium for the browser tests, or installs Debian's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Chromium without its window: the tests take half the time. */
const PACKAGE = 'chromium-headless-shell';

const CANDIDATES = [
  process.env.CHROMIUM,
  `/usr/bin/${PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium. To install one takes a while, in a process of its own: whoever calls has other things
 * to do meanwhile. Ends this process with a message when there is none and none can be installed.
 */
export async function findChromium() {
  const find = () => CANDIDATES.find((file) => file && existsSync(file));
  const found = find();
  if (found) return found;
  console.log('No Chromium found: installing the Debian package.');
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo apt-get';
  const install = `${apt} update && ${apt} install -y --no-install-recommends ${PACKAGE}`;
  const child = spawn(install, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  const installed = find();
  if (code === 0 && installed) return installed;
  console.error('Chromium could not be installed. Install it and set CHROMIUM to its path.');
  process.exit(1);
}
