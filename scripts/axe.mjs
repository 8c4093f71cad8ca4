// Looks at every page of the built flagship with axe, in light and in dark, and prints each finding.
// `npm test` takes a sample of it. Needs a build (npm run build).
/* global window, document, localStorage -- in functions that run in the page */
import { chromium } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { readOptions } from './options.mjs';
import { servePreview } from './preview.mjs';
import { ROOT } from './run.mjs';

const HELP = `npm run axe -- [--only TEXT] [--width PIXELS]

  --only TEXT      only pages whose path contains it, e.g. --only /api/
  --width PIXELS   of the window; 1440 unless told
`;
/** Pages looked at side by side. */
const TABS = 2;
/** The reader's choices, as `browser/preferences/stored-preferences.ts` has them. */
const PREFERENCES_KEY = 'vitrine:preferences';
/** In dark nothing but colours is another. */
const RUNS = { light: {}, dark: { runOnly: ['color-contrast', 'link-in-text-block'] } };

const { values } = readOptions(HELP, {
  options: { only: { type: 'string' }, width: { type: 'string' } },
});
const sitemap = path.join(ROOT, 'flagship/dist/sitemap.xml');
if (!existsSync(sitemap)) {
  console.error('The flagship is not built. Run npm run build first.');
  process.exit(1);
}
const paths = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, address]) => new URL(address).pathname)
  .concat('/404.html', '/offline.html')
  .filter((pathname) => pathname.includes(values.only ?? ''));
if (paths.length === 0) {
  console.error(`No page has "${values.only}" in its path.`);
  process.exit(1);
}

const require = createRequire(path.join(ROOT, 'e2e/package.json'));
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const server = await servePreview();
const browser = await chromium.launch({ executablePath: await findChromium() });
const waiting = [...paths];
let findings = 0;
try {
  await Promise.all(Array.from({ length: TABS }, checkWaiting));
} finally {
  await browser.close();
  server.stop();
}
console.log(`${paths.length} pages in ${Object.keys(RUNS).join(' and ')}, ${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;

/** Takes one page after the other until none waits. */
async function checkWaiting() {
  const context = await browser.newContext({
    viewport: { width: Number(values.width ?? 1440), height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (let pathname = waiting.shift(); pathname !== undefined; pathname = waiting.shift()) {
    try {
      await page.goto(server.url + pathname.slice(1), { waitUntil: 'load' });
      await page.evaluate(axe);
      for (const mode of Object.keys(RUNS))
        report(pathname, mode, await findViolations(page, mode));
    } catch (error) {
      report(pathname, 'page', [error.message.split('\n')[0]]);
    }
  }
  await context.close();
}

/** One line for each element that breaks a rule. */
async function findViolations(page, mode) {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      // As another tab would tell.
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [PREFERENCES_KEY, JSON.stringify({ mode })],
  );
  await page.waitForFunction((wanted) => document.documentElement.dataset.mode === wanted, mode);
  return page.evaluate(async (options) => {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...options,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all }) => {
        const reasons = [...any, ...all].map(({ message }) => message).join('; ');
        return `${id}: ${target.join(' ')}: ${reasons}`;
      }),
    );
  }, RUNS[mode]);
}

function report(pathname, mode, lines) {
  findings += lines.length;
  for (const line of lines) console.error(`${pathname}, ${mode}: ${line}`);
}
