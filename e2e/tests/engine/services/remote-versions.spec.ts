import { mergeTests, type Page, type Request, type Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { follow, heading, settle, visit } from '../../../support/shell.ts';
import { configFile, pageFile, test as commandTest } from '../../../support/temp-site.ts';
import { expect, test as quietTest } from '../../../support/test.ts';

const REMOTE = 'https://newest.example/versions.json';
const CODE = /\/assets\/remote-versions-[^/]+\.js$/;
const OTHERS = [
  { label: 'v2', href: 'https://v2.kit.example/', package: '@kit/old' },
  { label: 'v1', href: 'https://v1.kit.example/' },
];

const test = mergeTests(commandTest, quietTest).extend<object, { built: Built }>({
  built: [
    async ({ createSite }, use) => {
      const versions = { page: '/versions', remote: REMOTE, others: OTHERS };
      const site = createSite({
        'vitrine.config.ts': configFile(
          ['/', '/versions'],
          `library: { name: 'Kit', version: '3.0.0' }, versions: ${JSON.stringify(versions)},`,
        ),
        'content/index.md': pageFile('Start', 'See all [versions](/versions).\n'),
        'content/versions.md': pageFile('Versions', '::versions{table=stable}\n'),
        'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
      expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
      const file = readFileSync(path.join(site.root, 'dist/versions.json'), 'utf8');
      const { url } = await site.serve('preview');
      await use({ url, file });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ built }, use) => use(built.url),
  allowedOrigins: [new URL(REMOTE).origin],
});
// One worker builds and serves once.
test.describe.configure({ mode: 'default' });

interface Built {
  url: string;
  /** The site's own list. */
  file: string;
}

const isRemote = (request: Request) => request.url() === REMOTE;

type Answer = Parameters<Route['fulfill']>[0] | 'silence';

/** Answers for the other site, and notes what it is asked. */
async function answer(page: Page, reply: Answer): Promise<{ requests: Request[] }> {
  const requests: Request[] = [];
  await page.route(REMOTE, async (route) => {
    requests.push(route.request());
    if (reply !== 'silence')
      await route.fulfill({ ...reply, headers: { 'access-control-allow-origin': '*' } });
  });
  return { requests };
}

const list = (stable: unknown, rest = {}): Answer => ({
  body: JSON.stringify({ stable, ...rest }),
});
const rows = (page: Page) =>
  page
    .locator('table tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent)),
    );
const links = (page: Page) =>
  page
    .locator('table a')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
const goToVersions = (page: Page) => follow(page.locator('main p a[href="/versions"]'));

const BUILT = [
  ['3.0.0 ✓', '', 'These pages'],
  ['v2', '@kit/old', 'v2.kit.example'],
  ['v1', '', 'v1.kit.example'],
];
/** As the documentation of 5.0.0 would write it. */
const NEWEST = [
  { version: '5.0.0', documentation: 'https://kit.example/', notes: 'https://kit.example/5' },
  { version: '4.0.0', documentation: 'https://v4.kit.example/', package: '@kit/core' },
  { version: '3.0.0', documentation: 'https://v3.kit.example/' },
  { version: '2.x', documentation: 'https://v2.kit.example' },
  { version: 'v1.5', documentation: 'http://old.kit.example/1.5/' },
  { version: 'v1', documentation: 'https://elsewhere.kit.example/' },
  { version: 'v0', documentation: 'https://v0.kit.example/#/' },
];
const MERGED = [
  ['5.0.0', '', 'kit.example'],
  ['4.0.0', '@kit/core', 'v4.kit.example'],
  ...BUILT.slice(0, 2),
  ['v1.5', '', 'old.kit.example/1.5'],
  ...BUILT.slice(2),
  ['v0', '', 'v0.kit.example'],
];

test('a remote list is read for the first page that has the table, once for all', async ({
  page,
}) => {
  const { requests } = await answer(page, list(NEWEST));
  const code: Request[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) code.push(request);
  });
  await visit(page, '/');
  await settle(page);
  expect(requests).toEqual([]);
  expect(code).toEqual([]);

  for (const visits of [1, 2]) {
    await goToVersions(page);
    await expect(heading(page)).toHaveText(/^Versions/);
    await expect.poll(() => rows(page), `visit ${visits}`).toEqual(MERGED);
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Start/);
  }
  expect(requests).toHaveLength(1);
  expect(code).toHaveLength(1);
});

test('a remote list adds versions on a first load', async ({ page, built }) => {
  const { requests } = await answer(page, list(NEWEST));
  const answerAnew = async (reply: Answer) => {
    await page.unroute(REMOTE);
    await answer(page, reply);
  };

  await test.step('only versions that the table lacks, in the list’s order', async () => {
    await visit(page, '/versions');
    await expect.poll(() => rows(page)).toEqual(MERGED);
    expect((await links(page)).slice(0, 2)).toEqual([
      'https://kit.example/',
      'https://v4.kit.example/',
    ]);
    await expect(page.locator('table code')).toHaveText(['@kit/core', '@kit/old']);
    expect(requests).toHaveLength(1);
    expect((await requests[0]!.allHeaders()).cookie).toBeUndefined();
  });

  await test.step('a list that names no known version stands above the table; bad entries are left out', async () => {
    const documentation = 'https://v9.kit.example/';
    await answerAnew(
      list([
        { version: '9.0.0', documentation },
        { version: '9.0.0', documentation },
        { version: '<b>8</b>', documentation: 'https://v8.kit.example/' },
        { version: '7.0.0', documentation: 'javascript:alert(1)' },
        { version: '7.1.0', documentation: '/relative' },
        { version: '7.2.0', documentation: 'https://' },
        { version: '7.3.0' },
        { version: ' ', documentation: 'https://v7.kit.example/' },
        { version: 7, documentation: 'https://v7.kit.example/' },
        { version: '6.0.0', documentation: 'https://v6.kit.example/', package: 6 },
        { version: '6.1.0', documentation: 'https://v6.kit.example/', notes: 'data:text/html,x' },
        'no version',
        null,
      ]),
    );
    await page.goto('/versions');
    await expect
      .poll(() => rows(page))
      .toEqual([['9.0.0', '', 'v9.kit.example'], ['<b>8</b>', '', 'v8.kit.example'], ...BUILT]);
  });

  await test.step('this site is known by its address, too', async () => {
    const v4 = { version: 'v4', documentation: 'https://v4.kit.example/' };
    await answerAnew(list([v4, { version: 'v3', documentation: built.url }]));
    await page.goto('/versions');
    await expect.poll(() => rows(page)).toEqual([['v4', '', 'v4.kit.example'], ...BUILT]);
  });

  await test.step('the site’s own file is such a list, and changes nothing', async () => {
    await answerAnew({ body: built.file });
    const answered = page.waitForEvent('requestfinished', isRemote);
    await page.goto('/versions');
    await answered;
    await settle(page);
    expect(await rows(page)).toEqual(BUILT);
  });
});

test.describe('without a list', () => {
  // The browser itself says which request failed.
  test.use({ allowedMessages: [/^error: Failed to load resource: .*404/] });

  test('the table stays as it was built, and it is asked for again on the next visit', async ({
    page,
  }) => {
    const { requests } = await answer(page, {
      status: 404,
      body: JSON.stringify({ stable: NEWEST }),
    });
    const ended = page.waitForEvent('requestfinished', isRemote);
    await visit(page, '/versions');
    await ended;
    await settle(page);
    expect(await rows(page)).toEqual(BUILT);
    expect(requests).toHaveLength(1);
    await expect(page.locator('.app-bar')).toBeVisible();
    const goToStart = async () => {
      await follow(page.locator('nav.drawer a[href="/"]').last());
      await expect(heading(page)).toHaveText(/^Start/);
      await page.unroute(REMOTE);
    };

    await test.step('it is not waited for without end', async () => {
      await goToStart();
      // How long it may take: seconds that nothing happens in.
      await page.evaluate(() => {
        const wait = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => {
          AbortSignal.timeout = wait;
          return wait(milliseconds / 20);
        };
      });
      await answer(page, 'silence');
      const given = page.waitForEvent('requestfailed', isRemote);
      await goToVersions(page);
      expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
      expect(await rows(page)).toEqual(BUILT);
    });

    await goToStart();
    await answer(page, list(NEWEST));
    await goToVersions(page);
    await expect.poll(() => rows(page)).toEqual(MERGED);
  });
});
