import { mergeTests, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findViolations } from '../../../support/axe.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { expectSameDocument, markDocument, settle, visit } from '../../../support/shell.ts';
import {
  APP,
  startSearchService,
  type SearchService,
  type ServiceRecord,
} from '../../../support/search/service.ts';
import {
  configFile,
  pageFile,
  test as commandTest,
  type Files,
} from '../../../support/temp-site.ts';
import { expect, test as quietTest } from '../../../support/test.ts';

const KIT: Files = {
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    version: '1.0.0',
    types: 'index.d.ts',
  }),
  'node_modules/kit/index.d.ts': `import type { ReactElement } from 'react';
export interface ChipProps {
  /** Whether a chip can be removed. */
  removable?: boolean;
}
export declare function Chip(props: ChipProps): ReactElement;
`,
};

const CONTENT: Files = {
  'content/index.md': pageFile('Kit'),
  'content/demos/chips.md': `---
components: Chip
---

# Chips

A chip is small.

## Sizes

${'Chips come in sizes.\n\n'.repeat(12)}
::demo[Small chips]{file=small-chips.tsx}
`,
  'content/demos/small-chips.tsx':
    'export default function SmallChips() { return <b>Small</b>; }\n',
  'content/guide.md': pageFile('Guide', '## Why chips\n\nBecause.\n'),
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const config = (search: object, rest = '') =>
  configFile(
    ['/', '/demos/chips', '/guide', '/api'],
    `api: [{ package: 'kit', route: '/api' }], search: docsearch(${JSON.stringify(search)}), ${rest}`,
  ).replace('{ defineConfig }', '{ defineConfig, docsearch }');

interface Hosted {
  service: SearchService;
  /** The output of `vitrine search-records` for the site. */
  records: ServiceRecord[];
  /** The site that asks the stand-in, and the one that asks Algolia's own hosts. */
  proxiedUrl: string;
  plainUrl: string;
  files: string[];
}

const test = mergeTests(commandTest, quietTest).extend<
  { service: SearchService; plain: boolean },
  { hosted: Hosted }
>({
  hosted: [
    async ({ createSite }, use) => {
      const service = await startSearchService();
      const site = createSite({
        ...KIT,
        ...CONTENT,
        'vitrine.config.ts': config({ ...APP, host: `${service.url}/` }),
      });
      const run = async (...args: string[]) => {
        const { code, stderr } = await site.run(...args);
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      };
      const out = path.join(site.root, 'records.json');
      await run('search-records', '--out', out);
      await run('build');
      const proxied = await site.serve('preview');
      // The bundle is that of the first build.
      site.write({ 'vitrine.config.ts': config(APP, `outDir: 'plain',`) });
      await run('build');
      const plain = await site.serve('preview');
      await use({
        service,
        records: JSON.parse(readFileSync(out, 'utf8')),
        proxiedUrl: proxied.url,
        plainUrl: plain.url,
        files: Object.keys(site.snapshot('dist')),
      });
      await service.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  plain: [false, { option: true }],
  service: async ({ hosted }, use) => {
    hosted.service.reset(hosted.records);
    await use(hosted.service);
  },
  baseURL: async ({ hosted, plain }, use) => use(plain ? hosted.plainUrl : hosted.proxiedUrl),
  // The maintainer configured it; when it is asked is what the tests look at.
  allowedMessages: async ({ hosted }, use) => use([`request to ${hosted.service.url}`]),
});

// One worker builds once, and the stand-in serves one test at a time.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const box = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');
const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' });
const hrefs = (page: Page) =>
  options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function openSearch(page: Page) {
  await visit(page, '/guide');
  await box(page).click();
  await expect(field(page)).toBeFocused();
}

async function searchFor(page: Page, query: string) {
  await field(page).fill(query);
  await expect(status(page)).toContainText(`“${query}”`);
}

/** A record as a crawler would write it. */
function makeRecord(url: string, title: string, content: string | null = null): ServiceRecord {
  const type = content === null ? 'lvl2' : 'content';
  return { url, type, hierarchy: { lvl0: 'More', lvl1: 'Page', lvl2: title }, content };
}

test('asks the service, and only what it has to', async ({ page, service, hosted }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const provider = () => requested.filter((url) => /docsearch-provider/.test(url));
  await visit(page, '/guide');

  await test.step('nothing is loaded or asked before the box has focus', async () => {
    const code = page.waitForResponse(/search-dialog[^/]*\.js$/);
    await box(page).hover();
    await code;
    await settle(page);
    expect(provider()).toEqual([]);
    expect(service.requests).toEqual([]);
    await box(page).focus();
    await expect.poll(provider).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    expect(service.requests).toEqual([]);
  });

  await test.step('asks as the service documents it', async () => {
    await searchFor(page, 'chip');
    expect(service.queries).toHaveLength(1);
    const [{ path: asked, headers, body }] = service.queries as [(typeof service.queries)[number]];
    expect(asked).toBe('/1/indexes/kit%20docs/query');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-algolia-application-id': APP.appId,
      'x-algolia-api-key': APP.apiKey,
    });
    expect(body).toMatchObject({ query: 'chip', hitsPerPage: 20 });
    // The index of the site's own search is neither written nor asked for.
    expect(requested.filter((url) => url.endsWith('search.json'))).toEqual([]);
    expect(hosted.files.filter((file) => file.includes('search.json'))).toEqual([]);
    expect(hosted.files).toContain('dist/nav.json');
  });

  await test.step('a proxy is given no credit', async () => {
    await expect(dialog(page).getByRole('link', { name: /Algolia/ })).toHaveCount(0);
  });

  await test.step('finds nothing: says so; and asks again for nothing it knows', async () => {
    await searchFor(page, 'qqqqzzzz');
    await expect(status(page)).toHaveText('No results for “qqqqzzzz”');
    await expect(dialog(page).getByText('Try fewer or shorter words')).toBeVisible();
    await searchFor(page, 'chip');
    await searchFor(page, 'qqqqzzzz');
    expect(service.queries).toHaveLength(2);
  });
});

test('shows what was found, the component first, and goes to it', async ({ page, service }) => {
  await openSearch(page);
  await searchFor(page, 'chip');
  expect((await hrefs(page)).slice(0, 2)).toEqual(['/demos/chips', '/demos/chips#small-chips']);
  expect(await hrefs(page)).toEqual(expect.arrayContaining(['/api/chip', '/guide#why-chips']));
  // Found by the page's name alone.
  expect(await hrefs(page)).not.toContain('/api/chip#import');
  const first = options(page).first();
  await expect(first).toContainText('A chip is small.');
  await expect(first.locator('mark').first()).toHaveText('Chip');
  const kindOf = (href: string) =>
    options(page)
      .and(page.locator(`[href="${href}"]`))
      .getAttribute('data-kind');
  expect(await kindOf('/demos/chips')).toBe('page');
  expect(await kindOf('/demos/chips#small-chips')).toBe('demo');
  expect(await kindOf('/guide#why-chips')).toBe('heading');

  await searchFor(page, 'removable');
  expect(await kindOf('/api/chip#prop-removable')).toBe('prop');
  await searchFor(page, 'come in sizes');
  expect(await kindOf('/demos/chips#sizes')).toBe('text');

  await searchFor(page, 'small chips');
  await page.keyboard.press('ArrowDown');
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/demos/chips#small-chips');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#small-chips')).toBeInViewport();
  await expectSameDocument(page);
  expect(service.queries.map(({ body }) => body.query)).toHaveLength(4);
});

test('records are shown and followed, whatever is in them', async ({ page, service }) => {
  await test.step('markup in records and matches is shown, never obeyed', async () => {
    const hostile = 'evil<img src=x onerror="window.hacked=1"><script>hacked=1</script>';
    service.records = [
      { ...makeRecord('https://kit.example/guide/#a', hostile), kind: 'heading' },
      { ...makeRecord('https://kit.example/guide/#b', 'B', hostile), kind: 'text' },
      { ...makeRecord('https://kit.example/guide/#c', 'C'), kind: 'heading' },
    ];
    service.records[2]!.hierarchy.lvl1 = hostile;
    await openSearch(page);
    await searchFor(page, 'evil');
    await expect(options(page)).toHaveCount(3);
    await expect(options(page).first().locator('.search-option-title')).toHaveText(hostile);
    await expect(options(page).nth(1).locator('.search-option-text')).toContainText('<img src=x');
    await expect(dialog(page).locator('img, script')).toHaveCount(0);
    expect(await page.evaluate(() => (window as any).hacked)).toBeUndefined();
  });

  await test.step('addresses lose origin and slash; those of other sites stay and say where they lead', async () => {
    const other = `${service.url}/elsewhere/#there`;
    service.records = [
      makeRecord('https://kit.example/guide/', 'Odd one'),
      makeRecord('https://kit.example/guide/#why-chips', 'Odd two'),
      makeRecord('https://kit.example/#kit', 'Odd three'),
      makeRecord('https://kit.example/demos/chips#/a/', 'Odd four'),
      makeRecord(other, 'Odd five'),
      makeRecord('javascript:document.title="hacked"', 'Odd six'),
    ];
    await searchFor(page, 'odd');
    expect((await hrefs(page)).sort()).toEqual(
      ['/guide', '/guide#why-chips', '/#kit', '/demos/chips#/a/', other].sort(),
    );
    const external = options(page).filter({ hasText: 'Odd five' });
    await expect(external).toContainText(new URL(other).host);
    await expect(options(page).filter({ hasText: 'Odd two' })).not.toContainText('kit.example');

    await options(page).filter({ hasText: 'Odd three' }).click();
    await expect(page).toHaveURL('/#kit');
    await box(page).click();
    await searchFor(page, 'odd');
    await external.click();
    await expect(page).toHaveURL(other);
  });
});

test('results of every kind, here and elsewhere, are accessible', async ({ page, service }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  service.records = [...service.records, makeRecord(`${service.url}/#chip`, 'Chip elsewhere')];
  await openSearch(page);
  await searchFor(page, 'chip');
  expect(await options(page).count()).toBeGreaterThan(4);
  for (const mode of ['light', 'dark'] as const) {
    await changePreferences(page, { mode });
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    expect(await findViolations(page), mode).toEqual([]);
  }
});

test.describe('when the service fails', () => {
  test.use({
    allowedMessages: async ({ hosted }, use) =>
      use([`request to ${hosted.service.url}`, /^error: Failed to load resource/]),
  });

  test('says so, keeps the query and tries again', async ({ page, service }) => {
    await test.step('its code does not arrive', async () => {
      await page.route(/docsearch-provider/, (route) => route.abort());
      await openSearch(page);
      await expect(status(page)).toHaveText(
        'The search could not be loaded. Check the connection and try again.',
      );
      await page.unroute(/docsearch-provider/);
      await retry(page).click();
      await searchFor(page, 'chips');
      await expect(options(page).first()).toHaveAttribute('href', '/demos/chips');
      expect(service.queries).toHaveLength(1);
    });

    for (const [index, [what, trouble]] of (
      [
        ['it hangs up', 'drop'],
        ['it answers 503', { status: 503 }],
      ] as const
    ).entries()) {
      await test.step(what, async () => {
        service.trouble = () => trouble;
        // An answer that is known would not be asked for again.
        const query = 'chip'.slice(0, 4 - index);
        await field(page).fill(query);
        await expect(retry(page)).toBeVisible();
        await expect(status(page)).toHaveText(
          'The search service could not be reached. Check the connection and try again.',
        );
        service.trouble = () => undefined;
        await retry(page).click();
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue(query);
        await expect(options(page).first()).toHaveAttribute('href', '/demos/chips');
      });
    }
  });

  test('says plainly why it is refused', async ({ page, service, hosted }) => {
    await openSearch(page);
    const refusals: [what: string, message: string, refuse: () => unknown][] = [
      [
        'a key it does not know',
        'does not accept this site’s key',
        () => (service.apiKey = 'another'),
      ],
      [
        'an index that does not exist',
        'has no index for this site',
        () => (service.indexName = 'another'),
      ],
      ['too many questions', 'is busy', () => (service.trouble = () => ({ status: 429 }))],
    ];
    for (const [index, [what, message, refuse]] of refusals.entries()) {
      await test.step(what, async () => {
        service.reset(hosted.records);
        refuse();
        await field(page).fill('chip'.slice(0, 4 - index));
        await expect(status(page)).toContainText(`The search service ${message}`);
        await expect(dialog(page).locator('.search-message')).toContainText(message);
        expect(service.queries).toHaveLength(1);
      });
    }
    // The rest of the page works.
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
  });
});

test('an answer that comes too late is called off and never shown', async ({ page, service }) => {
  service.trouble = (query) => (query === 'chip' ? { delay: 1500 } : undefined);
  await openSearch(page);
  await field(page).fill('chip');
  await expect.poll(() => service.queries.length).toBe(1);
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(1);
  await searchFor(page, 'guide');
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
  expect((await hrefs(page))[0]).toBe('/guide');
  await expect.poll(() => service.queries[0]?.abandoned).toBe(true);
  await expect(status(page)).toContainText('“guide”');
});

test.describe('with no host configured', () => {
  const MAIN = 'https://testapp1-dsn.algolia.net';
  test.use({
    plain: true,
    // A function: a list of two would be taken for a fixture and its options.
    // oxlint-disable-next-line no-empty-pattern
    allowedMessages: ({}, use) =>
      use([
        /^request to https:\/\/testapp1-(dsn\.algolia\.net|[123]\.algolianet\.com)$/,
        /^error: Failed to load resource: net::ERR_CONNECTION_REFUSED/,
      ]),
  });

  /** Lets Algolia's hosts be answered by the stand-in, or not at all. Returns which were asked. */
  async function routeHosts(page: Page, service: SearchService, isUp: (origin: string) => boolean) {
    const asked: string[] = [];
    await page.route(/algolia/, async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      asked.push(origin);
      if (!isUp(origin)) return route.abort('connectionrefused');
      const response = await route.fetch({ url: service.url + pathname });
      return route.fulfill({ response });
    });
    return asked;
  }

  test('asks Algolia, whose service it says it is, at any of its hosts', async ({
    page,
    service,
  }) => {
    let isUp = (_origin: string) => true;
    const asked = await routeHosts(page, service, (origin) => isUp(origin));
    await openSearch(page);
    await searchFor(page, 'chip');
    expect((await hrefs(page))[0]).toBe('/demos/chips');
    expect(asked).toEqual([MAIN]);
    const credit = dialog(page).getByRole('link', { name: 'Search by Algolia' });
    await expect(credit).toBeVisible();
    await expect(credit).toHaveAttribute('href', /^https:\/\/www\.algolia\.com\//);

    await test.step('the first is out of reach: falls back on the others and stays with the one that answers', async () => {
      isUp = (origin) => origin !== MAIN;
      asked.length = 0;
      await searchFor(page, 'chips');
      expect((await hrefs(page))[0]).toBe('/demos/chips');
      expect(asked).toEqual([MAIN, expect.stringMatching(/-[123]\.algolianet\.com$/)]);
      await searchFor(page, 'guide');
      expect(asked).toHaveLength(3);
      expect(asked[2]).toBe(asked[1]);
    });

    await test.step('says so when all are out of reach', async () => {
      isUp = () => false;
      asked.length = 0;
      await field(page).fill('small');
      await expect(retry(page)).toBeVisible();
      expect(new Set(asked).size).toBe(4);
    });
  });
});
