import { fileURLToPath } from 'node:url';
import { checkDemos } from '../../support/demo-checks/check-demos.ts';
import { listDemoPages } from '../../support/demo-checks/list-demos.ts';
import { SITE } from '../../support/site.ts';
import { test, expect } from '../../support/test.ts';

/** For one demo in its three rounds; it mostly takes half a second. */
const DEMO_MS = 20_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// No list to keep: a demo is checked once a page of the site shows it.
for (const demoPage of listDemoPages(fileURLToPath(SITE))) {
  test(`the demos of ${demoPage.pathname}`, async ({ page }) => {
    test.setTimeout(30_000 + demoPage.demos.length * DEMO_MS);
    expect(await checkDemos(page, demoPage)).toEqual([]);
  });
}
