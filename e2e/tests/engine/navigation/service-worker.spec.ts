import { mergeTests, type Page } from '@playwright/test';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { demo, wake } from '../../../support/demos.ts';
import { startFlakyServer, type FlakyServer } from '../../../support/flaky-server.ts';
import {
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
} from '../../../support/shell.ts';
import {
  configFile,
  pageFile,
  test as commandTest,
  type TempSite,
} from '../../../support/temp-site.ts';
import { test as quietTest, expect } from '../../../support/test.ts';

const counter = (label: string) => `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>;
}
`;

const PAGES = ['/', '/guide', '/demos', '/never-visited'];
const ADAPTER = `adapter: './adapter.tsx',`;
const WITH_WORKER = `${ADAPTER} serviceWorker: { host: 'localhost' },`;

const FILES = {
  'vitrine.config.ts': configFile(PAGES, WITH_WORKER),
  'adapter.tsx': `import type { AdapterProvider } from 'vitrine/adapter';
import './kit.css';

export const Provider: AdapterProvider = ({ children }) => <>{children}</>;
`,
  'kit.css': '.demo button { color: rgb(1, 2, 3); }\n',
  'content/index.md': pageFile('Home'),
  'content/guide.md': pageFile('Guide', '## Usage\n\nAbout umbrellas.\n\n![Logo](/logo.svg)\n'),
  'content/demos/index.md': pageFile(
    'Demos',
    '::demo{file=counter.tsx}\n\n::demo{file=framed.tsx iframe}\n',
  ),
  'content/demos/framed.tsx': counter('Framed'),
  'content/demos/counter.tsx': counter('Clicked'),
  'content/application/index.md': `---
layout: blank
---

${pageFile('Application', '::demo{file=application.tsx}')}`,
  'content/application/application.tsx': counter('Pressed'),
  'content/never-visited.md': pageFile('Never visited'),
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
};

/** Files that a later build has replaced, with their new content. */
const LATER = {
  'content/demos/counter.tsx': counter('Pressed'),
  'content/index.md': pageFile('New home'),
  'content/guide.md': pageFile('New guide'),
  'kit.css': '.demo button { color: rgb(4, 5, 6); }\n',
};

interface Published {
  site: TempSite;
  server: FlakyServer;
  /** Serves the site with other files from now on; each set of files is built once. */
  publish: (files?: Record<string, string>) => Promise<void>;
}

const test = mergeTests(commandTest, quietTest).extend<object, { published: Published }>({
  published: [
    async ({ createSite }, use) => {
      const site = createSite(FILES);
      const builds = new Map<string, string>();
      let published = '';
      const server = await startFlakyServer(() => published);
      const publish = async (files = {}) => {
        const key = JSON.stringify(files);
        if (!builds.has(key)) {
          site.write({ ...FILES, ...files });
          const { code, stderr } = await site.run('build');
          expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
          const folder = path.join(site.root, `published-${builds.size}`);
          cpSync(path.join(site.root, 'dist'), folder, { recursive: true });
          builds.set(key, folder);
        }
        published = builds.get(key)!;
      };
      await publish();
      await use({ site, server, publish });
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ published }, use) => use(published.server.url),
});

// One worker builds once, and its tests change what is published.
test.describe.configure({ mode: 'default', timeout: 120_000 });
// A browser reports every request that fails, however well the page deals with it.
// Of a document that is cut off, Chromium says so.
test.use({
  allowedMessages: [
    /^error: Failed to load resource|^warning: Did not find element expected to be parsed/,
  ],
});

const goOffline = ({ server }: Published) => (server.fault = () => 'dropped');
const goOnline = ({ server }: Published) => (server.fault = () => undefined);

test.beforeEach(async ({ published }) => {
  goOnline(published);
  await published.publish();
});

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const isKept = (page: Page, url: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, url);

/** Loads a page and waits until all of it is kept. */
async function visitAndKeep(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expectKept(page, url);
}

async function expectKept(page: Page, url: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const wanted of [url, '/offline.html', '/nav.json']) {
    await expect.poll(() => isKept(page, wanted), wanted).toBe(true);
  }
  const named = await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')].map(({ src }) => fetch(src));
    const documents = await Promise.all(
      frames.map(async (answer) => {
        const text = await (await answer).text();
        return new DOMParser().parseFromString(testHtml(text), 'text/html');
      }),
    );
    const named = [document, ...documents].flatMap((each) => [
      ...each.querySelectorAll<HTMLElement>(
        '[data-module], [data-source], [data-kept], [data-start], iframe',
      ),
    ]);
    return named.flatMap((element) => {
      const { module, preload, source, kept, start } = element.dataset;
      const urls = [module, preload, source, kept, start, element.getAttribute('src')];
      return urls.flatMap((each) => each?.split(' ').filter(Boolean) ?? []);
    });
  });
  for (const asset of named) await expect.poll(() => isKept(page, asset), asset).toBe(true);
}

async function expectShellWorks(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = await html.getAttribute('data-mode');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(html).toHaveAttribute('data-mode', before === 'dark' ? 'light' : 'dark');
}

async function expectDemoAnswers(page: Page, label: string): Promise<void> {
  const frame = demo(page, 'counter');
  await wake(frame);
  await frame.getByRole('button', { name: `${label} 0` }).click();
  await expect(frame.getByRole('button', { name: `${label} 1` })).toBeVisible();
}

test('a page without the shell works without a network', async ({ page, published }) => {
  await page.goto('/application');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const { module, preload } = await page
    .locator('[data-demo]')
    .evaluate(({ dataset }: HTMLElement) => ({ ...dataset }));
  for (const wanted of ['/application', module!, ...preload!.split(' ')]) {
    await expect.poll(() => isKept(page, wanted), wanted).toBe(true);
  }
  goOffline(published);
  await page.reload();
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
});

test('visited pages work without a network, demos and their sources included', async ({
  page,
  published,
}) => {
  await visitAndKeep(page, '/demos');
  await follow(drawer(page).locator('[href="/guide"]'));
  await expect(heading(page)).toHaveText(/^Guide/);
  await expectKept(page, '/guide');
  await expect.poll(() => isKept(page, '/logo.svg')).toBe(true);

  goOffline(published);
  await page.reload();
  await expect(heading(page)).toHaveText(/^Guide/);
  await expectShellWorks(page);
  await expect
    .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(8);
  await markDocument(page);
  await follow(drawer(page).locator('[href="/demos"]'));
  await expect(heading(page)).toHaveText(/^Demos/);
  await expectSameDocument(page);
  await expectDemoAnswers(page, 'Clicked');
  await demo(page, 'counter').getByRole('button', { name: 'Show the source' }).click();
  await expect(demo(page, 'counter').locator('pre')).toContainText('export default');
  await demo(page, 'counter').getByRole('button', { name: 'See more' }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const framed = demo(page, 'framed').frameLocator('iframe').getByRole('button');
  await expect(framed.locator('xpath=ancestor::*[@data-live]')).toBeVisible();
  await framed.click();
  await expect(framed).toHaveText('Framed 1');
  await page.goto('/demos/?from=elsewhere#counter');
  await expectDemoAnswers(page, 'Clicked');
});

test('any other page is the offline page, which lists those that are kept and leads back', async ({
  page,
  published,
}) => {
  await visitAndKeep(page, '/guide');
  await visitAndKeep(page, '/demos');
  goOffline(published);
  await follow(drawer(page).locator('[href="/never-visited"]'));
  await expect(heading(page)).toHaveText(/^No connection/);
  await expect(page).toHaveURL('/never-visited');
  await expect(page.locator('.loading-bar')).toBeHidden();
  await expectShellWorks(page);
  const kept = page.locator('main .prose li');
  await expect(kept).toHaveText(['Demos /demos', 'Guide /guide']);
  await kept.getByRole('link', { name: 'Guide' }).click();
  await expect(heading(page)).toHaveText(/^Guide/);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^No connection/);

  goOnline(published);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(/^Never visited/);
  await expect(page).toHaveURL('/never-visited');

  goOffline(published);
  await page.goto('/nowhere');
  await expect(heading(page)).toHaveText(/^No connection/);
  goOnline(published);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heading(page)).toHaveText(/^Page not found/);
});

test('the search works without a network, without having been opened', async ({
  page,
  published,
}) => {
  const find = async (text: string, href: string) => {
    const field = page.getByRole('combobox', { name: 'Search' });
    // The key is heard once the shell has hydrated.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeVisible({ timeout: 1000 });
    }).toPass();
    await field.fill(text);
    const found = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
    await expect(found.first()).toHaveAttribute('href', href);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  };
  await visitAndKeep(page, '/guide');
  const parts = await page.evaluate(async () => {
    const listed = (await (await fetch('/search.json')).json()) as { texts: { digests: string } };
    return listed.texts.digests.match(/.{8}/g)!.map((digest) => `/assets/search/${digest}.json`);
  });
  for (const part of parts) await expect.poll(() => isKept(page, part)).toBe(true);
  goOffline(published);
  await page.reload();
  await expectShellWorks(page);
  await find('umbrellas', '/guide#usage');
  await find('counter', '/demos#counter');
});

test('all pages can be kept, and those that are not there are dimmed', async ({
  page,
  context,
  published,
}) => {
  const link = (href: string) => drawer(page).locator(`a[href="${href}"]`);
  const group = page.getByRole('group', { name: 'Without a network' });
  const status = group.getByRole('status');
  const openMenu = () => page.getByRole('button', { name: /^Choose the theme/ }).click();
  await visitAndKeep(page, '/guide');

  await test.step('without a network, links to pages that are not there are dimmed', async () => {
    await context.setOffline(true);
    await expect(link('/never-visited')).toHaveCSS('opacity', '0.5');
    await expect(link('/guide')).toHaveCSS('opacity', '1');
    await context.setOffline(false);
    await expect(link('/never-visited')).toHaveCSS('opacity', '1');
  });

  await test.step('where storage is short, the menu says so', async () => {
    await page.evaluate(() => {
      navigator.storage.estimate = () => Promise.resolve({ quota: 9000, usage: 4000 });
    });
    await openMenu();
    await expect(status).toHaveText(/^5 pages, about .+, and only 5 kB are free on this device.$/);
    await expect(group.getByRole('button')).toHaveCount(0);
    await page.reload();
  });

  await test.step('it can be stopped', async () => {
    published.server.fault = (pathname) => (pathname === '/never-visited' ? '500' : undefined);
    await openMenu();
    await expect(status).toHaveText(/^5 pages, about \d+ [kM]B$/);
    await group.getByRole('button', { name: 'Keep all pages on this device' }).click();
    await expect(status).toHaveText('4 of 5 pages');
    await group.getByRole('button', { name: 'Cancel' }).click();
    await expect(status).toHaveText('Stopped: 4 of 5 pages are on this device.');
  });

  await test.step('a request that fails is made again', async () => {
    let failures = 1;
    published.server.fault = (pathname) =>
      pathname === '/never-visited' && failures-- > 0 ? '500' : undefined;
    await group.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toHaveText('All 5 pages are on this device.', { timeout: 20_000 });
    expect(failures).toBeLessThan(0);
  });

  await test.step('all of them are there without a network', async () => {
    goOffline(published);
    await context.setOffline(true);
    await page.goto('/never-visited');
    await expect(heading(page)).toHaveText(/^Never visited/);
    await expect(link('/demos')).toHaveCSS('opacity', '1');
    await page.goto('/demos');
    await expectDemoAnswers(page, 'Clicked');
  });
});

test('a kept page is there when the server fails, and only what is kept', async ({
  page,
  context,
  published,
}) => {
  await visitAndKeep(page, '/guide');
  // How long the worker waits for a silent server: seconds that nothing happens in.
  await context.serviceWorkers()[0]!.evaluate(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = ((act: () => void, ms: number) =>
      wait(act, ms / 20)) as typeof setTimeout;
  });

  for (const fault of ['500', 'stalled'] as const) {
    await test.step(`the server's fault is: ${fault}`, async () => {
      published.server.fault = (pathname) => (pathname === '/guide' ? fault : undefined);
      await page.goto('/guide');
      await expect(heading(page)).toHaveText(/^Guide/);
      await expectShellWorks(page);
    });
  }

  await test.step('parts of files, and what is no read, are left to the browser', async () => {
    goOffline(published);
    const answers = await page.evaluate(async () => {
      const [script] = document.querySelectorAll<HTMLScriptElement>('script[src]');
      const ask = (url: string, init?: RequestInit) =>
        fetch(url, { cache: 'no-store', ...init }).then(
          ({ status }) => status,
          () => 'failed',
        );
      return [
        await ask(script!.src),
        await ask(script!.src, { headers: { range: 'bytes=0-3' } }),
        await ask('/guide', { headers: { accept: 'text/html' } }),
        await ask('/guide', { headers: { accept: 'text/html' }, method: 'POST' }),
        await ask('/sitemap.xml'),
      ];
    });
    expect(answers).toEqual([200, 'failed', 200, 'failed', 'failed']);
  });

  await test.step('a page that was not visited is answered as the server does', async () => {
    published.server.fault = (pathname) => (pathname === '/never-visited' ? '500' : undefined);
    expect((await page.goto('/never-visited'))?.status()).toBe(500);
  });
});

test('only whole and good answers are kept, and what is gone is forgotten', async ({
  page,
  published: { server },
}) => {
  await visitAndKeep(page, '/guide');
  for (const fault of ['500', '404', 'truncated'] as const) {
    server.fault = (pathname) => (pathname === '/demos' ? fault : undefined);
    await page.goto('/demos');
    await page.evaluate(() => fetch('/demos', { headers: { accept: 'text/html' } }));
    server.fault = () => undefined;
    await page.goto('/guide');
    await expectKept(page, '/guide');
    expect(await isKept(page, '/demos'), fault).toBe(false);
  }
  server.fault = (pathname) => (pathname === '/guide' ? '404' : undefined);
  await page.goto('/guide');
  await expect.poll(() => isKept(page, '/guide')).toBe(false);
});

test('a new build is there at the next navigation; pages of both run their own code', async ({
  page,
  published,
}) => {
  await visitAndKeep(page, '/demos');
  await visitAndKeep(page, '/guide');
  const [old] = await cacheNames(page);
  await published.publish(LATER);
  await markDocument(page);
  await follow(drawer(page).locator('.drawer-title'));
  await expect(heading(page)).toHaveText(/^New home/);
  await expectSameDocument(page, false);
  await expectKept(page, '/');
  const names = await cacheNames(page);
  expect(names).toHaveLength(2);
  expect(names[0]).toBe(old);

  // The page of the old build that was not visited since, and whose files are gone from the server.
  goOffline(published);
  await page.goto('/demos');
  await expectDemoAnswers(page, 'Clicked');
  await follow(drawer(page).locator('.drawer-title'));
  await expect(heading(page)).toHaveText(/^New home/);
  await expectShellWorks(page);

  goOnline(published);
  await visitAndKeep(page, '/demos');
  await expectDemoAnswers(page, 'Pressed');
  goOffline(published);
  await page.reload();
  await expectDemoAnswers(page, 'Pressed');
  goOnline(published);

  // A demo alone is no new build: its page goes on with what the others run.
  await published.publish({ ...LATER, 'content/demos/counter.tsx': counter('Hit') });
  await visitAndKeep(page, '/demos');
  await expectDemoAnswers(page, 'Hit');
  expect(await cacheNames(page)).toEqual(names);

  // The third build retires the first.
  await published.publish({ ...LATER, 'kit.css': '.demo button { color: rgb(7, 8, 9); }\n' });
  await visitAndKeep(page, '/demos');
  await expectDemoAnswers(page, 'Pressed');
  const third = await cacheNames(page);
  expect(third).toHaveLength(2);
  expect(third).not.toContain(old);
});

test('a page is not kept without its scripts and styles: the one before it stays', async ({
  page,
  published,
}) => {
  const button = demo(page, 'counter').getByRole('button', { name: /\d/ });
  await visitAndKeep(page, '/demos');
  await expect(button).toHaveCSS('color', 'rgb(1, 2, 3)');
  await published.publish(LATER);
  // In the middle of a deploy: the pages are there, what they name is not.
  published.server.fault = (pathname) => (pathname.startsWith('/assets/') ? '404' : undefined);
  await page.goto('/demos');
  await expect(button).toHaveText('Pressed 0');
  await expect(page.locator('.load-failure')).toBeVisible();
  goOffline(published);
  await page.goto('/demos');
  await expectDemoAnswers(page, 'Clicked');
  await expect(button).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('.load-failure')).toHaveCount(0);

  goOnline(published);
  await visitAndKeep(page, '/demos');
  await expectDemoAnswers(page, 'Pressed');
  await expect(button).toHaveCSS('color', 'rgb(4, 5, 6)');
});

test('one switch takes the worker and all that it kept from every reader', async ({
  page,
  published,
}) => {
  await visitAndKeep(page, '/guide');
  expect(await registrations(page)).toBe(1);
  expect(await cacheNames(page)).not.toEqual([]);
  await published.publish({ 'vitrine.config.ts': configFile(PAGES, ADAPTER) });
  await page.goto('/guide');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.goto('/demos');
  await expectDemoAnswers(page, 'Clicked');
  expect(await registrations(page)).toBe(0);
  goOffline(published);
  await expect(page.goto('/guide')).rejects.toThrow(/ERR_/);
});

test('the dev server takes away the worker that a preview has left', async ({ published }) => {
  published.site.write(FILES);
  const dev = await published.site.serve('dev');
  try {
    const html = await (await fetch(`${dev.url}guide`)).text();
    expect(html).toContain('v-data');
    expect(html).not.toContain('serviceWorkerHost');
    const response = await fetch(`${dev.url}sw.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toMatch(/^self\.vitrine=\{"host":"",/);
  } finally {
    await dev.stop();
  }
});
