// Finds Firefox and WebKit for `npm run test:browsers`, or installs Debian's.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** Packages of the browsers that are not there. */
const listMissing = () => [
  ...(findFirefox() ? [] : PACKAGES.firefox),
  ...(findWebKit() ? [] : PACKAGES.webkit),
];

/** Installs what is missing, which takes a minute. Whether it worked is for `findOtherBrowsers` to say. */
export async function installOtherBrowsers() {
  const missing = listMissing();
  if (missing.length === 0) return;
  console.log(`Installing the Debian packages of other browsers: ${missing.join(', ')}.`);
  await installPackages(...missing);
}

/** Programs of both browsers. Ends this process with a message when one is not there and cannot be installed. */
export async function findOtherBrowsers() {
  await installOtherBrowsers();
  const missing = listMissing();
  if (missing.length > 0) {
    console.error(
      `Browsers could not be installed. Install the packages ${missing.join(', ')}, then run this again.`,
    );
    process.exit(1);
  }
  return { firefox: findFirefox(), webkit: findWebKit() };
}

const findFile = (...files) => files.find((file) => file && existsSync(file));

const findFirefox = () => findFile(process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox');

/** Its driver, a browser that the driver starts, and a display for it; `undefined` without one of them. */
function findWebKit() {
  const libraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const driver = findFile('/usr/bin/WebKitWebDriver');
  const display = findFile('/usr/bin/Xvfb');
  const folders = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  const browser = findFile(...folders.map((folder) => `${libraries}/${folder}/MiniBrowser`));
  return driver && display && browser ? { driver, browser, display } : undefined;
}
