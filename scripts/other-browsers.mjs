// Finds Firefox and WebKit for `npm run test:browsers`, or installs Debian's.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFile, installPackages, UNPACKED } from './debian.mjs';

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

function findFirefox() {
  const own = process.env.FIREFOX;
  return own && existsSync(own) ? own : findFile('/usr/bin/firefox-esr', '/usr/bin/firefox');
}

function findWebKit() {
  const library = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const driver = findFile('/usr/bin/WebKitWebDriver');
  const display = findFile('/usr/bin/Xvfb');
  const browser = findFile(
    ...['4.1', '4.0', '6.0'].map((api) =>
      api === '6.0'
        ? `/usr/lib/${library}/webkitgtk-6.0/MiniBrowser`
        : `/usr/lib/${library}/webkit2gtk-${api}/MiniBrowser`,
    ),
  );
  if (!driver || !display || !browser) return null;
  const env = driver.startsWith(UNPACKED)
    ? {
        LD_LIBRARY_PATH: ['usr/lib', `usr/lib/${library}`]
          .map((folder) => path.join(UNPACKED, folder))
          .join(':'),
      }
    : {};
  return { driver, browser, display, env };
}
