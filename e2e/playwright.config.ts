import { defineConfig } from '@playwright/test';
import { SITE_PORT } from './support/ports.ts';

/** Chromium against the built flagship; fixtures start servers of their own. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // One more than processors, which wait now and then: 6 % less time.
  workers: 3,
  fullyParallel: true,
  timeout: 30_000,
  // A shared machine may stall for seconds. What passes only at its second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    viewport: { width: 1440, height: 900 },
    // A step that waits for longer waits forever, whatever time its test has: a browser that slows its network
    // down was seen to stop it.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx vitrine preview --root ../flagship --port ${SITE_PORT}`,
    url: `http://localhost:${SITE_PORT}/`,
    reuseExistingServer: false,
  },
});
