import type { Browser } from '@playwright/test';
import { readShifts, recordShifts, waitForNav } from '../../support/layout-shift.ts';
import { COMBINATIONS, OPPOSITES, storePreferences } from '../../support/preferences.ts';
import { TAKES_ALL } from '../../support/sample.ts';
import { waitForShell } from '../../support/shell.ts';
import { SITE_PORT } from '../../support/ports.ts';
import { listPages } from '../../support/sitemap.ts';
import { test, expect } from '../../support/test.ts';

/**
 * A page of each kind; of the API those whose part of the navigation ends in view, begins in view, and is
 * scrolled. `pages.spec.ts` looks at more pages in one setting; PAGES=all looks at all of them in every setting.
 */
const KINDS = [
  '/',
  '/getting-started/installation',
  '/demos/buttons',
  '/utils/no-ssr',
  ...['/api', '/api/chip', '/api/fab', '/api/icon-button', '/api/input'],
];
const WIDTHS = [360, 768, 1440];

for (const { mode, direction } of TAKES_ALL ? COMBINATIONS : OPPOSITES) {
  test(`nothing moves: ${mode}, ${direction}`, async ({ browser, page }) => {
    test.setTimeout(TAKES_ALL ? 1_800_000 : 120_000);
    const paths = TAKES_ALL ? await listPages(page.request) : KINDS;
    const tries = paths.flatMap((path) => WIDTHS.map((width) => ({ path, width })));
    // Narrow pages without the navigation differ in little else.
    const wanted = TAKES_ALL
      ? tries
      : tries.filter(({ width }, index) => width > 1000 || index % 4 === 0);
    await Promise.all(
      [1, 2].map(async () => {
        for (let next = wanted.shift(); next; next = wanted.shift()) {
          const found = await loadSlowly(browser, next, { mode, direction });
          expect.soft(found, `${next.path} at ${next.width} px`).toEqual([]);
        }
      }),
    );
  });
}

/** Loads a page with an empty cache, over a line on which it arrives in parts. */
async function loadSlowly(
  browser: Browser,
  { path, width }: { path: string; width: number },
  preferences: (typeof COMBINATIONS)[number],
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: `http://localhost:${SITE_PORT}`,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await storePreferences(page, preferences);
  await page.addInitScript(recordShifts);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 20 },
    // Chromium that slows down what is sent as well was seen to stop for good at one page in a hundred.
    ...{ downloadThroughput: 500_000, uploadThroughput: -1 },
  });
  await page.goto(path);
  // Pages without the shell have no navigation.
  if ((await page.locator('.drawer').count()) > 0) await waitForShell(page);
  await waitForNav(page);
  const found = await readShifts(page);
  await context.close();
  return found;
}
