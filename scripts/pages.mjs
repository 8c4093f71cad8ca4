// Loads every page of the built flagship, watches in every setting that nothing of it moves, tries every demo in
// every setting, and every way out of an edited one. `npm test` takes a sample of each. Needs a build (npm run build).
import { findChromium } from './chromium.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, run } from './run.mjs';

const HELP = `npm run test:pages -- [PATHNAME]

  PATHNAME   only the demos of pages whose path contains it, such as /demos/buttons
`;
const { positionals } = readOptions(HELP, { allowPositionals: true });
ensureInstalled();
const env = { ...process.env, PAGES: 'all', CHROMIUM: await findChromium() };
const pathname = positionals.join(' ');
const isWhole = pathname === '';
const everyDemo = 'flagship/every-demo';
const sampled = ['flagship/pages', 'flagship/layout-shift', everyDemo, 'engine/demo/edited-code'];
const specs = (isWhole ? sampled : [everyDemo]).map((name) => `${name}.spec.ts`);
const wanted = isWhole ? [] : ['--grep', `the demos of .*${pathname}`];
run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...specs, ...wanted], {
  env,
});
