// Tries to break the engine in every way that `e2e/attack` knows, and prints a table of tried and held.
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalled, ROOT, run } from './run.mjs';

const HELP = `npm run attack -- [options]

  --seed N      draws other tries (default: 1)
  --only NAME   only those whose name contains it; may be given more than once
  --count N     so many of each
  --from N      goes on after so many of the long kinds
  --sample      those of npm test
`;
const { values } = readOptions(HELP, {
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    count: { type: 'string' },
    from: { type: 'string', default: '0' },
    sample: { type: 'boolean', default: false },
  },
});

const chromium = findChromium();
ensureInstalled();
run(process.execPath, [path.join(ROOT, 'scripts/build-engine.mjs')]);
process.env.CHROMIUM = await chromium;

// Node 20 reads no types, so the modules go through Vite, as they do in the unit tests.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(path.join(ROOT, 'e2e/attack/command.ts'), {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
});
const held = await module.runAttacks({
  seed: Number(values.seed),
  only: values.only,
  count: values.count === undefined ? null : Number(values.count),
  from: Number(values.from),
  sample: values.sample,
  print: (text) => console.log(text),
});
process.exit(held ? 0 : 1);
