// Tries the behaviours of `e2e/browsers` in Firefox and WebKit, against the built site, and prints a table.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './options.mjs';
import { findOtherBrowsers } from './other-browsers.mjs';
import { ensureInstalled, ROOT } from './run.mjs';

const HELP = `npm run test:browsers -- [options]

  --sample         the behaviours of npm test
  --only TEXT      only those whose name contains it
  --browser NAME   only in this one: firefox or webkit
  --report FILE    write there how many passed and failed
`;
const { values } = readOptions(HELP, {
  options: {
    sample: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    browser: { type: 'string' },
    report: { type: 'string' },
  },
});

ensureInstalled();
const programs = await findOtherBrowsers();

// Node 20 reads no types, so the modules go through Vite, as they do in the unit tests.
const { runnerImport } = await import('vite');
const load = async (file) =>
  (await runnerImport(path.join(ROOT, file), { root: ROOT, configFile: false, logLevel: 'error' }))
    .module;
const { serveVitrine } = await load('e2e/support/temp-site.ts');
const { tryBrowsers } = await load('e2e/browsers/command.ts');

const site = await serveVitrine('preview', '--root', path.join(ROOT, 'flagship'));
const { passed, failed } = await tryBrowsers({
  origin: new URL(site.url).origin,
  firefox: values.browser === 'webkit' ? undefined : programs.firefox,
  webkit: values.browser === 'firefox' ? undefined : programs.webkit,
  sample: values.sample,
  only: values.only,
  print: (text) => console.log(text),
}).finally(() => site.stop());
if (values.report) {
  mkdirSync(path.dirname(values.report), { recursive: true });
  writeFileSync(values.report, JSON.stringify({ passed, failed }));
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
