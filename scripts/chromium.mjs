// Finds a Chromium for the browser tests, or installs Debian's.
import { execFileSync } from 'node:child_process';
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

/** Path of a Chromium. Ends the process with a message when there is none and none can be installed. */
export function findChromium() {
  const find = () => CANDIDATES.find((file) => file && existsSync(file));
  const found = find();
  if (found) return found;
  console.log('No Chromium found: installing the Debian package.');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', PACKAGE]]) {
      const [command, ...rest] = [...sudo, 'apt-get', ...args];
      execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
    }
  } catch (error) {
    console.error(
      `Chromium could not be installed (${error.message}). Install it and set CHROMIUM to its path.`,
    );
    process.exit(1);
  }
  return find();
}
