import site from './playwright.config.ts';
import { SITE_BASE, SITE_PORT } from './support/ports.ts';

/** Tests of the flagship that hold wherever it lies: of all that depends on addresses. */
const BELOW = [
  'engine/demo/editor',
  'engine/demo/playground',
  'engine/navigation/not-found',
  'engine/search/local',
  'engine/shell/drawer',
  'engine/navigation/navigation',
  'engine/navigation/service-worker',
  'engine/page/copy-page',
  'engine/page/api-types',
];

/** The tests of what depends on addresses, against the flagship below a path: `npm run test:base`. */
export default {
  ...site,
  testDir: '.',
  testMatch: ['base/*.spec.ts', ...BELOW.map((name) => `tests/${name}.spec.ts`)],
  outputDir: './test-results/base',
  reporter: 'list' as const,
  webServer: {
    command: `npx vitrine preview --root ../flagship --port ${SITE_PORT}`,
    url: `http://localhost:${SITE_PORT}${SITE_BASE}`,
    reuseExistingServer: false,
  },
};
