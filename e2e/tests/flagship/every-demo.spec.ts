import { fileURLToPath } from 'node:url';
import { checkDemos } from '../../support/demo-checks/check-demos.ts';
import { listDemoPages } from '../../support/demo-checks/list-demos.ts';
import { isSampled, takeSample } from '../../support/sample.ts';
import { SITE } from '../../support/site.ts';
import { test, expect } from '../../support/test.ts';

/** For one demo in its three rounds; it mostly takes half a second. */
const DEMO_MS = 20_000;

/** One of so many pages is opened; each of its demos is mounted once, and of so many one in every setting. */
const EVERY_PAGE = 6;
const EVERY = 6;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// No list to keep: a demo is checked once a page of the site shows it.
const PAGES = listDemoPages(fileURLToPath(SITE));
let before = 0;
for (const { demos, ...demoPage } of takeSample(PAGES, EVERY_PAGE)) {
  const first = before;
  before += demos.length;
  test(`the demos of ${demoPage.pathname}`, async ({ page }) => {
    test.setTimeout(30_000 + demos.length * DEMO_MS);
    const sampled = demos.map((demo, at) => ({ ...demo, once: !isSampled(first + at, EVERY) }));
    expect(await checkDemos(page, { ...demoPage, demos: sampled })).toEqual([]);
  });
}
