import type { Page, Route } from '@playwright/test';
import { demo, wake } from '../../../support/demos.ts';
import { onFetch } from '../../../support/routes.ts';
import {
  drawer,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  settle,
  visit,
  waitForShell,
} from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const TEXT = '/getting-started/installation';
const TARGET = '/getting-started/faq';
const WITH_DEMO = '/getting-started/usage';
const DEMO = 'greeting';

type Fault = (route: Route) => Promise<void>;

/** Ways for an answer to fail. A slow one arrives in the end, whole. */
const dropped: Fault = (route) => route.abort();
const broken: Fault = (route) => route.fulfill({ status: 500, body: 'Broken' });
const gone: Fault = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' });
const cut: Fault = async (route) => {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
};
const FAULTS: [what: string, fail: Fault][] = [
  ['dropped', dropped],
  ['answered with 500', broken],
  ['gone after a deploy', gone],
  ['cut in its middle', cut],
];
const slow: Fault = async (route) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  await route.continue();
};

// The browser reports every request that fails; half a script is reported as one that does not parse.
test.use({ allowedMessages: [/^error: Failed to load resource|^uncaught: (?:SyntaxError|$)/] });

/** Counts documents loaded, so that a loop is seen. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++;
  });
  return () => count;
}

/** Lets every answer of a kind fail, in the way that was set last. Returns how many have. */
async function failWith(
  page: Page,
  pattern: string | RegExp,
): Promise<{ fail: Fault; count: number }> {
  const state = { fail: dropped, count: 0 };
  await page.route(pattern, async (route) => {
    await state.fail(route);
    state.count++;
  });
  return state;
}

/** The page can be read, its links lead on, and nothing goes on by itself. */
async function expectReadable(page: Page, title: RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('main .prose').first()).toBeVisible();
  await expect(page.locator('.loading-bar')).toBeHidden();
}

const failureNotice = (page: Page) => page.locator('.load-failure');
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function expectSearchFinds(page: Page): Promise<void> {
  await searchDialog(page).getByRole('combobox').fill('menus');
  const found = searchDialog(page).getByRole('option');
  await expect(found.first()).toHaveAttribute('href', '/demos/menus');
}

test.describe('scripts: the page is read without them, says so and can be loaded anew', () => {
  async function expectTold(page: Page, pattern: RegExp, fail: Fault): Promise<void> {
    const documents = countDocuments(page);
    await page.route(pattern, fail);
    await page.goto(TEXT);
    await expectReadable(page, /^Installation/);
    const notice = failureNotice(page);
    await expect(notice).toHaveText('Part of this page could not be loaded. Reload the page');
    await expect(notice).toHaveAttribute('role', 'alert');
    expect(documents()).toBe(1);
    await notice.getByRole('button').click();
    await expect.poll(documents).toBe(2);
    await expect(notice).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  async function expectLinksWork(page: Page): Promise<void> {
    await follow(page.locator('main a[rel="next"]'));
    await expect(heading(page)).not.toHaveText(/^Installation/);
    await expect(heading(page)).toBeVisible();
  }

  test('that do not arrive', async ({ page }) => {
    for (const [what, pattern, fail] of [
      ['what the first script imports', /\/assets\/shell-[^/]+\.js$/, dropped],
      ['the first script', /\/assets\/entry-[^/]+\.js$/, broken],
      ['all', /\/assets\/[^/]+\.js$/, gone],
    ] as const) {
      await test.step(what, () => expectTold(page, pattern, fail));
    }
    await expectLinksWork(page);
    await expect(failureNotice(page)).toHaveCount(0);
    await waitForShell(page);
  });

  test('that are cut in their middle', async ({ page }) => {
    await expectTold(page, /\/assets\/shell-[^/]+\.js$/, cut);
    await expectLinksWork(page);
    // Half a script may be what the browser has stored: the next page has it too, until loaded anew.
    await failureNotice(page).getByRole('button').click();
    await expect(failureNotice(page)).toHaveCount(0);
    await waitForShell(page);
  });
});

for (const [part, pattern, how, fail] of [
  ['a demo', `**/assets/${DEMO}-*.js`, 'dropped', dropped],
  ['a demo', `**/assets/${DEMO}-*.js`, 'cut in its middle', cut],
  ['the adapter', '**/assets/adapter-client-*.js', 'gone after a deploy', gone],
  ['the adapter', '**/assets/adapter-client-*.js', 'cut in its middle', cut],
  ['what hydrates demos', '**/assets/hydrate-demo-*.js', 'answered with 500', broken],
  ['what hydrates demos', '**/assets/hydrate-demo-*.js', 'cut in its middle', cut],
] as const) {
  test(`the code of ${part}, ${how}: its markup stays, and it can be tried again`, async ({
    page,
  }) => {
    const documents = countDocuments(page);
    await page.route(pattern, fail);
    await visit(page, WITH_DEMO);
    const frame = demo(page, DEMO);
    await frame.scrollIntoViewIfNeeded();
    const message = frame.getByRole('alert');
    await expect(message).toContainText('This demo could not be loaded: ');
    await expect(message).toContainText('Check the connection and try again.');
    await expect(message).toHaveAttribute('data-error', 'demo-load-failed');
    await expect(frame.getByRole('button', { name: 'Greet' })).toBeVisible();
    await expectReadable(page, /^Usage/);
    // The page stays, because a reload would find no site.
    await page.route(WITH_DEMO, (route) => route.abort());
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(frame.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(documents()).toBe(1);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await message.getByRole('button', { name: 'Try again' }).click();
    // In this document or, where the browser does not load a module again, in a new one.
    await expect(async () => {
      await wake(frame);
      await frame.getByLabel('Your name').fill('Ada');
      await frame.getByRole('button', { name: 'Greet' }).click();
      await expect(frame.locator('.demo-content [role="status"]')).toHaveText('Hello, Ada');
    }).toPass();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(documents()).toBeLessThanOrEqual(2);
  });
}

test('the source of a demo: the reader is told, and can try again', async ({ page }) => {
  const source = await failWith(page, '**/assets/sources/**');
  await visit(page, WITH_DEMO);
  const frame = demo(page, DEMO);
  await wake(frame);
  const alert = frame.getByRole('alert');
  await frame.getByRole('button', { name: 'Show the source' }).click();
  for (const [index, [what, fail]] of FAULTS.entries()) {
    await test.step(what, async () => {
      source.fail = fail;
      if (index > 0) await frame.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => source.count).toBe(index + 1);
      await expect(alert).toContainText('The source could not be loaded');
    });
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.locator('pre')).toContainText('export default');
});

test('the whole navigation: that of the page stays, and each toggle asks again', async ({
  page,
}) => {
  const nav = await failWith(page, '**/nav.json');
  await visit(page, TEXT);
  const group = drawer(page).locator('[data-path="/getting-started"]');
  for (const [index, [what, fail]] of FAULTS.entries()) {
    await test.step(what, async () => {
      nav.fail = fail;
      for (let toggles = 0; index > 0 && toggles < 2; toggles++) await group.click();
      await expect.poll(() => nav.count).toBeGreaterThan(index);
      await settle(page);
      await expect(drawer(page).locator('[aria-current="page"]')).toHaveText('Installation');
      await expectReadable(page, /^Installation/);
    });
  }
  await follow(drawer(page).locator(`[href="${TARGET}"]`));
  await expectReadable(page, /^Frequently/);
});

test.describe('a failure of the search is shown, and the reader can try again:', () => {
  test('its worker', async ({ page }) => {
    const worker = await failWith(page, /\/assets\/local-worker-[^/]+\.js$/);
    await visit(page, TEXT);
    await searchButton(page).click();
    const retry = searchDialog(page).getByRole('button', { name: 'Try again' });
    for (const [what, fail] of FAULTS) {
      await test.step(what, async () => {
        await expect(retry).toBeVisible();
        const { count } = worker;
        worker.fail = fail;
        await retry.click();
        await expect.poll(() => worker.count).toBeGreaterThan(count);
        // Half of it may be a script, too, which answers nothing: that takes as long as is waited for any answer.
        await expect(searchDialog(page)).toContainText('could not be loaded', { timeout: 20_000 });
      });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry.click();
    await expectSearchFinds(page);
  });

  for (const [part, pattern, fail] of [
    ['the dialog', /\/assets\/search-dialog-[^/]+\.js$/, dropped],
    ['half of the dialog', /\/assets\/search-dialog-[^/]+\.js$/, cut],
    ['its styles', /\/assets\/search-dialog-[^/]+\.css$/, gone],
  ] as const) {
    test(part, async ({ page }) => {
      await page.route(pattern, fail);
      await visit(page, TEXT);
      await searchButton(page).click();
      await expect(page.locator('.search-box-failure')).toContainText('could not be loaded');
      await expectReadable(page, /^Installation/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The page is loaded anew: the browser may remember the failure.
      await markDocument(page);
      await searchButton(page).click();
      // While the page is exchanged there is none to ask.
      const isMarked = () => page.evaluate(() => 'marked' in window).catch(() => true);
      await expect.poll(isMarked).toBe(false);
      await waitForShell(page);
      await searchButton(page).click();
      await expectSearchFinds(page);
    });
  }
});

test.describe('a document that ends in its middle', () => {
  test.use({
    allowedMessages: [
      /^uncaught: not-a-page: The answer is no page of this site|^warning: Did not find element expected to be parsed/,
    ],
  });

  test('is read as far as it came, and says so', async ({ page }) => {
    const documents = countDocuments(page);
    let short = true;
    await page.route(TEXT, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const end = html.indexOf('</p>', html.indexOf('<h2'));
      expect(end).toBeGreaterThan(0);
      await route.fulfill({ response, body: short ? html.slice(0, end) : html });
    });
    await page.goto(TEXT);
    await expectReadable(page, /^Installation/);
    const notice = page.locator('.load-failure');
    await expect(notice).toBeVisible();
    await settle(page);
    expect(documents()).toBe(1);
    short = false;
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await waitForShell(page);
    await expect(notice).toHaveCount(0);
    await expectReadable(page, /^Installation/);
  });
});

test.describe('slow', () => {
  test.use({ allowedMessages: [] });

  test('everything arrives in the end, with nothing to tell', async ({ page }) => {
    await page.route(/\/assets\/|\.json$/, slow);
    await visit(page, WITH_DEMO);
    await wake(demo(page, DEMO));
    await onFetch(page, TARGET, slow);
    await markDocument(page);
    await follow(drawer(page).locator(`[href="${TARGET}"]`));
    await expect(page.locator('.loading-bar')).toBeVisible();
    await expectReadable(page, /^Frequently/);
    await expectSameDocument(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
