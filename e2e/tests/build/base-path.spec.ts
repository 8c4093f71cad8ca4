import { mergeTests, type Page } from '@playwright/test';
import { BASE_SITE } from '../../support/base-path/site.ts';
import { demo } from '../../support/demos.ts';
import { openEditor, preview, PREVIEW_TIMEOUT, showing, writeCode } from '../../support/editor.ts';
import { findForgotten } from '../../support/base-path/find-forgotten.ts';
import { drawer, expectSameDocument, heading, markDocument, visit } from '../../support/shell.ts';
import { testWithPreview } from '../../support/temp-site.ts';
import { expect as baseExpect, test as quietTest } from '../../support/test.ts';

const expect = baseExpect.configure({ timeout: PREVIEW_TIMEOUT });
const test = mergeTests(testWithPreview(BASE_SITE), quietTest);

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('every address of every file begins with the path of the site', ({ site }) => {
  const files = Object.entries(site.snapshot('dist'))
    .map(([file, bytes]) => [file.slice('dist/'.length), Buffer.from(bytes, 'base64').toString()])
    // What was written, for the next build.
    // As its authors wrote it: the notice places its links.
    .filter(([file]) => file !== '.vitrine-output.json' && file !== 'announcements.json') as [
    file: string,
    text: string,
  ][];
  const names = files.map(([file]) => file);
  expect(names).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'offline.html', 'sw.js', 'search.json']),
  );
  const known = [...new Set(names.map((name) => name.split('/')[0]!.replace(/\.html$/, '')))];
  const texts = files.filter(([file]) =>
    /\.(?:html|css|js|json|xml|txt|webmanifest|conf)$/.test(file),
  );
  const forgotten = texts.flatMap(([file, text]) => findForgotten(file, text, '/ui/', known));
  // Parts of the search index: who fetches them adds the base.
  expect(forgotten.filter((each) => !/\.js: \/assets\/search\/\$\{/.test(each))).toEqual([]);
  const links = files
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([, text]) => text.replace(/(`+)[^]*?\1/g, '').match(/\]\(<?\/[^)\s>]*/g) ?? []);
  expect(links).toContain('](/ui/guide.md');
  expect(links.filter((link) => !/^\]\(<?\/ui\//.test(link))).toEqual([]);
  const index = texts.find(([file]) => file === 'index.html')![1];
  for (const text of [
    ...[
      'href="/ui/guide"',
      'href="/ui/guide?a=b"',
      'src="/ui/picture.svg"',
      'url(/ui/picture.svg)',
    ],
    ...[
      'srcset="/ui/picture.svg 1x, /ui/picture.svg 2x"',
      'content="https://acme.example/ui/picture.svg"',
    ],
    ...[
      'href="/ui/ui"',
      'rel="canonical" href="https://acme.example/ui/"',
      '&lt;a href=&quot;/a&quot;&gt;',
    ],
  ])
    expect(index).toContain(text);
  expect(index).not.toContain('/ui/ui/');
  const read = (name: string) => files.find(([file]) => file === name)![1];
  expect(read('_redirects')).toBe('/ui/old /ui/guide#size 301!\n');
  expect(read('_headers')).toContain('\n/ui/assets/*\n  Cache-Control: public');
  expect(read('vercel.json')).toContain('"destination": "/ui/guide#size"');
  expect(read('llms.txt')).toContain('(https://acme.example/ui/guide.md)');
});

const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test('navigation, history and the page for an unknown address stay below it', async ({ page }) => {
  await page.goto('/');
  expect(pathOf(page)).toBe('/ui/');
  await visit(page, '/ui/');
  await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(heading(page)).toHaveText('Guide');
  expect(pathOf(page).replace(/\/$/, '')).toBe('/ui/guide');
  await expect(drawer(page).getByRole('link', { name: 'Guide', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(heading(page)).toHaveText('Start');
  await page.goForward();
  await expect(heading(page)).toHaveText('Guide');
  await drawer(page).getByRole('link', { name: 'Called as the base' }).click();
  await expect(heading(page)).toHaveText('Called as the base');
  await page.locator('.app-bar-brand').or(drawer(page).locator('.drawer-title')).first().click();
  await expect(heading(page)).toHaveText('Start');
  expect(pathOf(page)).toBe('/ui/');
  await expectSameDocument(page);
});

test('search answers and leads there', async ({ page }) => {
  await visit(page, '/ui/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('how large');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/ui\/guide\/?#size$/);
});

test('demos, their sources, edits and playgrounds work', async ({ page }) => {
  await visit(page, '/ui/');
  const button = demo(page, 'counter').getByRole('button', { name: /Count/ });
  await button.click();
  await expect(button).toHaveText('Count 1');
  expect(
    await button.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(9);
  await expect(page.frameLocator('#framed iframe').getByText('Framed text')).toBeVisible();
  const frame = await openEditor(page, 'counter');
  await writeCode(page, frame, showing('Edited below a path'));
  await expect(preview(frame).getByText('Edited below a path')).toBeVisible();
  const dial = demo(page, 'dial-playground');
  await dial.getByLabel('large').check();
  await expect(dial.getByRole('group', { name: 'Result' })).toHaveText('large');
  await expect(page).toHaveURL(/\/ui\/\?.*large/);
  await page.reload();
  await expect(dial.getByLabel('large')).toBeChecked();
});

test.describe('an announcement', () => {
  test.use({ announcements: true });
  test('leads to pages below it', async ({ page }) => {
    await visit(page, '/ui/guide');
    const notice = page.getByRole('region', { name: 'Announcement' });
    await expect(notice.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/ui/guide');
    const old = notice.getByRole('link', { name: 'old' });
    await expect(old).toHaveAttribute('href', 'https://b.example/');
    await page.goto('/ui/old');
    await expect(page).toHaveURL(/\/ui\/guide\/?#size$/);
  });
});

test.describe('without a network', () => {
  test.use({ allowedMessages: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });
  test('the service worker has the path as its scope and answers without a network', async ({
    page,
    context,
  }) => {
    await visit(page, '/ui/guide');
    const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(await scope()).pathname).toBe('/ui/');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/ui/guide')) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText('Guide');
    await context.setOffline(false);
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedMessages: [/404/] });
  test('has a page with the shell, and suggestions', async ({ page }) => {
    await visit(page, '/ui/guid');
    await expect(heading(page)).toHaveText('Page not found');
    await page.locator('main').getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(heading(page)).toHaveText('Guide');
    expect((await page.request.get('/elsewhere')).status()).toBe(404);
  });
});

test.describe('the dev server', () => {
  test.use({ allowedMessages: [/^debug: \[vite\]|DevTools|^request to http/] });
  test('serves below it too', async ({ page, site }) => {
    const { url } = await site.serve('dev');
    expect(new URL(url).pathname).toBe('/ui/');
    await page.goto(new URL('/', url).href);
    await visit(page, url);
    const button = demo(page, 'counter').getByRole('button', { name: /Count/ });
    await button.click();
    await expect(button).toHaveText('Count 1');
    await page.locator('main').getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(heading(page)).toHaveText('Guide');
    site.write({ 'content/guide.md': '# Guide\n\nA new text.\n\n## Size\n\nSo large.\n' });
    await expect(page.getByText('A new text.')).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/ui\/guide\/?$/);
  });
});
