// Loads every page of the built flagship, and watches in every setting that nothing of it moves: `npm run test:pages`.
// `npm test` takes a sample of both. Needs a build (npm run build).
import { findChromium } from './chromium.mjs';
import { ensureInstalled, run } from './run.mjs';

ensureInstalled();
const env = { ...process.env, PAGES: 'all', CHROMIUM: await findChromium() };
const specs = ['flagship/pages.spec.ts', 'flagship/layout-shift.spec.ts'];
run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...specs], { env });
