import { mergeTests, type Page } from '@playwright/test';
import {
  addLink,
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  typesOf,
  visit,
  watchRequests,
} from '../../../support/shell.ts';
import {
  configFile,
  pageFile,
  test as commandTest,
  type RunningServer,
  type TempSite,
} from '../../../support/temp-site.ts';
import { expect, test as quietTest } from '../../../support/test.ts';

/** Paths that end like a file's name, as those of versions and of libraries do. */
const VERSION = '/releases/v1.2';
const LIBRARY = '/guides/next.js';

const test = mergeTests(commandTest, quietTest).extend<
  object,
  { site: TempSite; preview: RunningServer }
>({
  site: [
    async ({ createSite }, use) => {
      const site = createSite({
        'vitrine.config.ts': configFile(
          ['/', VERSION, LIBRARY],
          `serviceWorker: { host: 'localhost' },`,
        ),
        'content/index.md': pageFile('Home', `See [version 1.2](${VERSION}).\n`),
        'content/releases/v1.2.md': pageFile('Version 1.2'),
        'content/guides/next.js.md': pageFile('With Next.js'),
        'public/data.1': 'not a page\n',
      });
      expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
      await use(site);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  preview: [
    async ({ site }, use) => use(await site.serve('preview')),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ preview }, use) => use(preview.url),
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

const isKept = (page: Page, url: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, url);

test('a page with a dot in its path is a page for the host, the router and the service worker', async ({
  page,
  preview,
}) => {
  await visit(page, '/');

  await test.step('the router shows it in place', async () => {
    await markDocument(page);
    await follow(drawer(page).locator(`[href="${VERSION}"]`));
    await expect(heading(page)).toHaveText(/^Version 1\.2/);
    await expect(page).toHaveURL(VERSION);
    await expectSameDocument(page);
  });

  await test.step('one that reads like a file is loaded in full', async () => {
    await follow(drawer(page).locator(`[href="${LIBRARY}"]`));
    await expect(heading(page)).toHaveText(/^With Next\.js/);
    await expectSameDocument(page, false);
  });

  await test.step('a file that reads like a page ends in one full page load', async () => {
    await markDocument(page);
    const requests = watchRequests(page, '/data.1');
    await follow(await addLink(page, '/data.1'));
    await expect(page.getByText('not a page')).toBeVisible();
    expect(typesOf(requests)).toEqual(['fetch', 'document']);
  });

  await test.step('it is there without a network', async () => {
    await visit(page, VERSION);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    for (const url of [VERSION, '/offline.html', '/nav.json']) {
      await expect.poll(() => isKept(page, url), url).toBe(true);
    }
    await preview.stop();
    await page.reload();
    await expect(heading(page)).toHaveText(/^Version 1\.2/);
  });
});

test('the dev server serves it too, and leaves files that are none to Vite', async ({
  request,
  site,
}) => {
  const { url } = await site.serve('dev');
  for (const [path, title] of [
    [VERSION, 'Version 1.2'],
    [`${VERSION}/`, 'Version 1.2'],
    [LIBRARY, 'With Next.js'],
  ] as const) {
    const response = await request.get(new URL(path, url).href);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<title>${title} - Kit</title>`);
  }
  const missing = await request.get(new URL('/releases/v1.3', url).href);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Page not found');
  const file = await request.get(new URL('/nothing.xml', url).href);
  expect(file.status()).toBe(404);
  expect(await file.text()).not.toContain('Page not found');
});
