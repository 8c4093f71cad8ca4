import type { Page } from '@playwright/test';
import { DEVELOPMENT, expect, expectServed, testWithDevServer } from '../../support/dev-server.ts';
import { heading, markDocument, expectSameDocument } from '../../support/shell.ts';
import { configFile, pageFile, type Files } from '../../support/temp-site.ts';

const application = (title: string) => `import { useState } from 'react';

export default function Application() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>${title}</h1>
      <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
      <a href="/">Home</a>
    </main>
  );
}
`;
const blank = (title: string) =>
  `---\nlayout: blank\n---\n\n${pageFile(title, '::demo{file=application.tsx}\n')}`;

const SITE: Files = {
  'vitrine.config.ts': configFile(['/', '/examples']),
  'content/index.md': pageFile('Home', 'Open the [application](/examples/application).\n'),
  'content/examples/index.md': pageFile('Examples'),
  'content/examples/application/index.md': blank('An application'),
  'content/examples/application/application.tsx': application('Ready'),
};
const APPLICATION = '/examples/application';

const test = testWithDevServer(SITE);

// One server, whose files the tests change in turn.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.afterEach(async ({ dev, page }) => {
  await page.close();
  dev.site.write(SITE);
  await expectServed(page, APPLICATION, 'Ready');
});

const overlay = (page: Page) => page.locator('vite-error-overlay');
const button = (page: Page, count: number) =>
  page.getByRole('button', { name: `Pressed ${count} times` });

const waitForConnection = (page: Page) =>
  page.waitForEvent('console', (message) => message.text() === '[vite] connected.');

/** Loads the page and waits until it answers and hears of changes. */
async function visitLive(page: Page): Promise<void> {
  const connected = waitForConnection(page);
  await page.goto(APPLICATION);
  await connected;
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
  await markDocument(page);
}

/** Asked for by an effect of the shell, so it comes after hydration. */
async function waitForDevShell(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const requests = performance.getEntriesByType('resource');
    return requests.some(({ name }) => name.endsWith('/nav.json'));
  });
}

test('a blank page is served complete, answers, and is exchanged as it is edited', async ({
  page,
  request,
  dev,
}) => {
  const html = await (await request.get(APPLICATION)).text();
  expect(html).toContain('<title>An application - Kit</title>');
  expect(html).toContain('<h1>Ready</h1>');
  expect(html).not.toContain('class="app-bar');
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  );
  await page.route(/hot-blank-page/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await visitLive(page);
  // Later it would be told that it missed the edits that its demo has heard of, and be loaded anew.
  expect(sent.join('\n'), 'listens before its demo answers').toContain('vitrine:listening');
  await button(page, 0).click();
  await expect(button(page, 1)).toBeVisible();

  await test.step('an edited demo keeps its state', async () => {
    dev.site.write({ 'content/examples/application/application.tsx': application('Edited') });
    await expect(page.getByRole('heading')).toHaveText('Edited');
    await expect(button(page, 1)).toBeVisible();
  });

  await test.step('edits of other pages leave it alone', async () => {
    dev.site.write({ 'content/index.md': pageFile('Start') });
    await expectServed(page, '/', '<title>Start - Kit</title>');
    // The demo's own change comes after the page's, by the same way.
    dev.site.write({ 'content/examples/application/application.tsx': application('Later') });
    await expect(page.getByRole('heading')).toHaveText('Later');
    await expect(button(page, 1)).toBeVisible();
    await expectSameDocument(page);
  });

  await test.step('edited prose is there at once', async () => {
    dev.site.write({ 'content/examples/application/index.md': blank('Another name') });
    await expect(page).toHaveTitle('Another name - Kit');
    await expect(button(page, 0)).toBeVisible();
  });
});

test('a link leads to a blank page and back, and a page may become one and again one with the shell', async ({
  page,
  dev,
}) => {
  await page.goto('/');
  await waitForDevShell(page);
  await page.locator('main').getByRole('link', { name: 'application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready');
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
  await expect(page.locator('.app-bar')).toHaveCount(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Home/);
  await waitForDevShell(page);
  const connected = waitForConnection(page);
  await page.goForward();
  await connected;
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();

  await test.step('with the shell and without it again', async () => {
    const asPage = pageFile('An application', '::demo{file=application.tsx}\n');
    const again = waitForConnection(page);
    dev.site.write({ 'content/examples/application/index.md': asPage });
    await expect(page.locator('.app-bar')).toBeVisible();
    await again;
    await waitForDevShell(page);
    await expect(heading(page).first()).toHaveText(/^An application/);
    dev.site.write({ 'content/examples/application/index.md': blank('An application') });
    await expect(page.locator('.app-bar')).toHaveCount(0);
    await expect(button(page, 0)).toBeVisible();
  });

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toHaveText(/^Home/);
});

test.describe('mistakes', () => {
  test.use({
    allowedMessages: async ({ dev: _dev }, use) =>
      use([...DEVELOPMENT, /^error: \[vite\] /, /^error: Failed to load resource/]),
  });

  test('in a blank page are shown, and gone when corrected', async ({ page, dev }) => {
    await visitLive(page);

    await test.step('those in its header, with file and line', async () => {
      const file = 'content/examples/application/index.md';
      dev.site.write({ [file]: blank('An application').replace('file=', 'flie=') });
      await expect(overlay(page)).toContainText(`${file}:9 error`);
      const connected = waitForConnection(page);
      dev.site.write({ [file]: blank('Mended') });
      await expect(page).toHaveTitle('Mended - Kit');
      await connected;
      await expect(overlay(page)).toHaveCount(0);
      await expect(button(page, 0)).toBeVisible();
      await expect(page.locator('.demo-content[data-live]')).toBeVisible();
    });

    await test.step('those in its demo', async () => {
      const file = 'content/examples/application/application.tsx';
      dev.site.write({ [file]: 'export default function Application() {\n' });
      await expect(overlay(page)).toContainText('application.tsx');
      await page.reload();
      await expect(page.getByText('This demo could not be loaded')).toBeVisible();
      dev.site.write({ [file]: application('Corrected') });
      await expect(page.getByRole('heading')).toHaveText('Corrected');
      await expect(page.getByText('This demo could not be loaded')).toHaveCount(0);
      await expect(overlay(page)).toHaveCount(0);
      await expect(page.locator('.demo-content[data-live]')).toBeVisible();
    });
  });
});
