import type { Page, Request, Route } from '@playwright/test';
import { proxyPublished } from '../../../support/site.ts';
import { findViolations } from '../../../support/axe.ts';
import { testWithServices } from '../../../support/service-site.ts';
import { pageFile } from '../../../support/temp-site.ts';
import { addLink, drawer, follow, heading, settle, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';
/** The address that the flagship's configuration sends views to. */
const PUBLISHED = 'http://vitrine.example';
const CODE = /\/assets\/(?:count-views|google)-[^/]+\.js$/;

/** Lets the browser find the built flagship at its published host. */
async function publish(page: Page): Promise<void> {
  await proxyPublished(page, PUBLISHED);
}

/** Answers for an endpoint and notes the bodies it gets. */
async function takeViews(
  page: Page,
  endpoint: string,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill({ status: 202, body: '' }),
): Promise<{ bodies: () => unknown[]; requests: Request[] }> {
  const requests: Request[] = [];
  await page.route(endpoint, (route) => {
    requests.push(route.request());
    return answer(route);
  });
  return { requests, bodies: () => requests.map((request) => request.postDataJSON() as unknown) };
}

function watchCode(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) requests.push(request);
  });
  return requests;
}

async function goTo(page: Page, path: string, title: RegExp): Promise<void> {
  await follow(drawer(page).locator(`a[href="${path}"]`).first());
  await expect(heading(page)).toHaveText(title);
}

test('the flagship counts nothing anywhere but where it is published', async ({ page }) => {
  const views = await takeViews(page, '/page-views');
  const code = watchCode(page);
  await visit(page, PAGE);
  await goTo(page, '/getting-started/usage', /^Usage/);
  await settle(page);
  expect(views.requests).toEqual([]);
  expect(code).toEqual([]);
});

test.describe('an endpoint of the site', () => {
  test.use({ baseURL: PUBLISHED });
  test.beforeEach(({ page }) => publish(page));

  test('is told the path of each page, and nothing else', async ({ page }) => {
    const { requests, bodies } = await takeViews(page, '/page-views');
    // Readers who allow it are counted too.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'doNotTrack', { get: () => '0' });
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => false });
    });
    await page.context().addCookies([{ name: 'secret', value: '1', url: PUBLISHED }]);
    await visit(page, `${PAGE}?from=mail#roboto-font`);
    await expect.poll(bodies).toEqual([{ path: PAGE }]);
    expect(requests[0]!.method()).toBe('POST');
    expect((await requests[0]!.allHeaders()).cookie).toBeUndefined();

    await goTo(page, '/getting-started/usage', /^Usage/);
    await expect.poll(bodies).toEqual([{ path: PAGE }, { path: '/getting-started/usage' }]);
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Installation/);
    const told = [{ path: PAGE }, { path: '/getting-started/usage' }, { path: PAGE }];
    await expect.poll(bodies).toEqual(told);

    await test.step('hashes, queries and overtaken navigations count for nothing', async () => {
      await follow(page.locator('.toc a').nth(2));
      await follow(await addLink(page, `${PAGE}?mode=dark`));
      await expect(page).toHaveURL(/\?mode=dark$/);
      await follow(await addLink(page, `${PAGE}/`));
      await expect(page).toHaveURL(/\/$/);
      await page.evaluate(() => history.replaceState(null, '', '?page=2'));
      await settle(page);
      await page.evaluate(() => {
        for (const path of ['/getting-started/usage', '/getting-started/faq']) {
          document.querySelector<HTMLElement>(`.drawer a[href="${path}"]`)!.click();
        }
      });
      await expect(heading(page)).toHaveText(/^Frequently Asked Questions/);
      await settle(page);
      expect(bodies()).toEqual([...told, { path: '/getting-started/faq' }]);
    });
  });

  for (const [what, name, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    test(`is told nothing, and no code is loaded, under ${what}`, async ({ page }) => {
      const { requests } = await takeViews(page, '/page-views');
      const code = watchCode(page);
      await page.addInitScript(
        ([key, setting]) => Object.defineProperty(navigator, key, { get: () => setting }),
        [name, value] as const,
      );
      await visit(page, PAGE);
      await goTo(page, '/getting-started/usage', /^Usage/);
      await settle(page);
      expect(requests).toEqual([]);
      expect(code).toEqual([]);
    });
  }

  test.describe('that fails', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource: /] });

    test('with 500 or without a connection changes nothing', async ({ page }) => {
      const answers = [
        (route: Route) => route.fulfill({ status: 500, body: 'no' }),
        (route: Route) => route.abort(),
      ];
      const { bodies } = await takeViews(page, '/page-views', (route) => answers.shift()!(route));
      await visit(page, PAGE);
      await expect.poll(bodies).toHaveLength(1);
      await goTo(page, '/getting-started/usage', /^Usage/);
      await expect.poll(bodies).toHaveLength(2);
      answers.push((route) => route.fulfill({ status: 202, body: '' }));
      await goTo(page, '/getting-started/faq', /^Frequently/);
      await expect.poll(bodies).toHaveLength(3);
    });

    test('and code that does not arrive change nothing', async ({ page }) => {
      const { requests } = await takeViews(page, '/page-views');
      await page.route(CODE, (route) => route.abort());
      await visit(page, PAGE);
      await goTo(page, '/getting-started/usage', /^Usage/);
      await settle(page);
      expect(requests).toEqual([]);
    });
  });
});

const PLAUSIBLE = 'https://plausible.io';
const plausibleTest = testWithServices(
  `analytics: { provider: 'plausible', domain: 'kit.example', host: 'localhost' },`,
);

plausibleTest.describe('Plausible', () => {
  plausibleTest.use({ allowedOrigins: [PLAUSIBLE] });

  plausibleTest('gets events, and none of its code is loaded', async ({ page, url }) => {
    const { requests, bodies } = await takeViews(page, `${PLAUSIBLE}/**`);
    await visit(page, '/guide');
    const event = { name: 'pageview', domain: 'kit.example' };
    const first = { ...event, url: `${url}guide`, referrer: '' };
    await expect.poll(bodies).toEqual([first]);
    await goTo(page, '/', /^Start/);
    await expect.poll(bodies).toEqual([first, { ...event, url, referrer: '' }]);
    expect(requests.map((request) => request.url())).toEqual(
      Array(2).fill(`${PLAUSIBLE}/api/event`),
    );
    // Browsers send a preflight to another origin for every content type but text.
    expect(await requests[0]!.headerValue('content-type')).toMatch(/^text\/plain/);
  });
});

const GOOGLE = 'https://www.googletagmanager.com';
const googleTest = testWithServices(
  `analytics: { provider: 'google', measurementId: 'G-KIT1', host: 'localhost' },`,
  {
    'content/alone/index.md': `---\nlayout: blank\n---\n\n${pageFile('Alone', '::demo{file=alone.tsx}')}`,
    'content/alone/alone.tsx': 'export default () => <main><h1>Alone</h1></main>;\n',
  },
);

googleTest.describe('Google Analytics', () => {
  // One worker builds the site once.
  googleTest.describe.configure({ mode: 'default' });

  const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });
  const button = (page: Page, name: string | RegExp) =>
    question(page).getByRole('button', { name });
  /** The calls of the tag so far, as plain data. */
  const commands = (page: Page) =>
    page.evaluate(() =>
      ((window as any).dataLayer as IArguments[] | undefined)?.map((entry) => ({
        // The tag takes nothing else for a command.
        isArguments: Object.prototype.toString.call(entry) === '[object Arguments]',
        command: JSON.parse(JSON.stringify(Array.from(entry))) as unknown[],
      })),
    );

  googleTest('is not there before the reader agrees, nor when they do not', async ({ page }) => {
    // No other origin is allowed: any request to Google fails the test.
    await visit(page, '/guide');
    await expect(button(page, 'Accept')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await goTo(page, '/', /^Start/);
    await settle(page);
    expect(await commands(page)).toBeUndefined();
    await button(page, 'Decline').click();
    await expect(button(page, 'Analytics: off')).toBeFocused();
    await visit(page, '/guide');
    await expect(button(page, 'Analytics: off')).toBeVisible();
    await settle(page);
    expect(await commands(page)).toBeUndefined();
  });

  googleTest('asks nobody who does not want to be tracked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    await page.addInitScript(() => localStorage.setItem('vitrine:consent', '{"analytics":true}'));
    const code = watchCode(page);
    await visit(page, '/guide');
    await settle(page);
    expect(code).toEqual([]);
    await expect(question(page)).toHaveCount(0);
  });

  googleTest('does not ask on a page without the shell', async ({ page }) => {
    const code = watchCode(page);
    await page.goto('/alone');
    await expect.poll(() => code.length).toBe(2);
    await settle(page);
    await expect(question(page)).toHaveCount(0);
    expect(await commands(page)).toBeUndefined();
  });

  googleTest.describe('once agreed to', () => {
    googleTest.use({ allowedOrigins: [GOOGLE] });

    googleTest('is told of a page without the shell', async ({ page, url }) => {
      await page.addInitScript(() => localStorage.setItem('vitrine:consent', '{"analytics":true}'));
      await page.route(`${GOOGLE}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto('/alone');
      const view = {
        page_location: new URL('/alone', url).href,
        page_path: '/alone',
        page_title: 'Alone - Kit',
      };
      await expect
        .poll(async () => (await commands(page))?.map(({ command }) => command).at(-1))
        .toEqual(['event', 'page_view', view]);
    });

    googleTest('is told of the open page and of those that follow', async ({ page, url }) => {
      const { requests } = await takeViews(page, `${GOOGLE}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      const view = (path: string, title: string) => ({
        isArguments: true,
        command: [
          'event',
          'page_view',
          {
            page_location: new URL(path, url).href,
            page_path: path,
            page_title: `${title} - Kit`,
          },
        ],
      });
      await visit(page, '/');
      await goTo(page, '/guide', /^Guide/);
      await button(page, 'Accept').focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'Analytics: on')).toBeFocused();
      await expect
        .poll(() => requests.map((request) => request.url()))
        .toEqual([`${GOOGLE}/gtag/js?id=G-KIT1`]);
      const [start, config, first] = (await commands(page))!;
      expect(start!.command[0]).toBe('js');
      expect(config).toEqual({
        isArguments: true,
        command: ['config', 'G-KIT1', { send_page_view: false }],
      });
      expect(first).toEqual(view('/guide', 'Guide'));
      await goTo(page, '/quiet', /^Quiet/);
      expect((await commands(page))!.slice(2)).toEqual([
        view('/guide', 'Guide'),
        view('/quiet', 'Quiet'),
      ]);

      // Taken back: nothing more is told.
      await button(page, 'Analytics: on').click();
      await button(page, 'Decline').click();
      await goTo(page, '/guide', /^Guide/);
      expect(await commands(page)).toHaveLength(4);
      await visit(page, '/guide');
      await settle(page);
      expect(await commands(page)).toBeUndefined();
      expect(requests).toHaveLength(1);

      await button(page, 'Analytics: off').click();
      await button(page, 'Accept').click();
      await expect.poll(() => requests.length).toBe(2);
    });
  });
});
