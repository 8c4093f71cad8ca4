import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { DEVELOPMENT, expect, expectServed, testWithDevServer } from '../../support/dev-server.ts';
import { demo, wake } from '../../support/demos.ts';
import { expectSameDocument, heading, markDocument } from '../../support/shell.ts';
import { configFile, pageFile, type Files } from '../../support/temp-site.ts';

const counter = (label: string) => `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>;
}
`;

const paragraphs = (from: number) =>
  Array.from({ length: 60 }, (_, index) => `Paragraph ${from + index} of a long page.`).join(
    '\n\n',
  );

const drawing = (width: number) =>
  `<svg viewBox="0 0 16 9"><rect width="${width}" height="4" fill="currentColor"/></svg>\n`;

const PARTS = { pathname: '/parts', children: [{ pathname: '/parts/lamp' }] };
const config = (pages: string[] = [], rest = '') =>
  configFile(['/', '/guide', '/demos', PARTS, ...pages], rest);

const SITE: Files = {
  'vitrine.config.ts': config(),
  'content/index.md': pageFile('Home', 'Read the [guide](/guide).\n'),
  'content/guide.md': pageFile('Guide', `${paragraphs(1)}\n\n## Usage\n\n${paragraphs(61)}\n`),
  'content/demos/index.md': pageFile(
    'Demos',
    '::demo{file=first.tsx}\n\n::demo{file=second.tsx}\n',
  ),
  'content/demos/first.tsx': counter('First'),
  'content/demos/second.tsx': counter('Second'),
  'content/parts/index.md': pageFile('Parts', '::pages\n'),
  'content/parts/lamp.md': `---\nthumbnail: lamp.svg\n---\n\n${pageFile('Lamp')}`,
  'content/parts/lamp.svg': drawing(4),
};

const test = testWithDevServer(SITE);

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ viewport: { width: 1280, height: 700 } });

test.afterEach(({ dev }) => dev.site.write(SITE));

/** Loads a page and waits until the browser hears of changes. */
async function visitLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text() === '[vite] connected.',
  });
  await page.goto(path);
  await connected;
  // Asked for by an effect of the shell, so it comes after hydration.
  await page.waitForFunction(() => {
    const requests = performance.getEntriesByType('resource');
    return requests.some(({ name }) => name.endsWith('/nav.json'));
  });
  await markDocument(page);
}

const overlay = (page: Page) => page.locator('vite-error-overlay');

test('the first page is served complete, demos included', async ({ request }) => {
  const response = await request.get('/demos');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Demos - Kit</title>');
  expect(html).toContain('This page is about Demos.');
  expect(html).toMatch(/<button>First (?:<!-- -->)?0<\/button>/);
  expect(html).toMatch(/<a[^>]* href="\/guide"/);

  const missing = await request.get('/nowhere');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Page not found');
});

test('edited prose is there when the reader comes to it, in the search, and in place on the open page', async ({
  page,
  dev,
}) => {
  await visitLive(page, '/');

  await test.step('an edited page is new when the reader comes to it', async () => {
    await page.getByRole('link', { name: 'guide', exact: true }).hover();
    const text = 'Written a moment ago.';
    dev.site.write({ 'content/guide.md': pageFile('Guide', `## Zebra crossing\n\n${text}\n`) });
    await expectServed(page, '/guide', text);
    await page.getByRole('link', { name: 'guide', exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
  });

  await test.step('the search knows what was written since the server started', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('zebra');
    const found = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
    await expect(found.filter({ hasText: 'Zebra crossing' })).toHaveAttribute(
      'href',
      '/guide#zebra-crossing',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guide#zebra-crossing');
  });

  await test.step('no reload, and the reader stays where they were', async () => {
    const guide = SITE['content/guide.md']!;
    dev.site.write({ 'content/guide.md': guide });
    await page.getByText('Paragraph 30 of').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(500);
    dev.site.write({
      'content/guide.md': guide
        .replace('Paragraph 31 of', 'Changed 31 of')
        .replace('## Usage', '## Use'),
    });
    await expect(page.getByText('Changed 31 of')).toBeVisible();
    await expect(page.locator('.toc')).toContainText('Use');
    await expect(page.locator('.toc')).not.toContainText('Usage');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    dev.site.write({ 'content/guide.md': guide.replace('# Guide', '# Handbook') });
    await expect(heading(page)).toHaveText(/^Handbook/);
    await expect(page).toHaveTitle('Handbook - Kit');
  });

  await expectSameDocument(page);
});

test('an open list shows an edited description, an edited drawing and a new page', async ({
  page,
  dev,
}) => {
  await visitLive(page, '/parts');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/parts/lamp"] + p') });
  await expect(item).toContainText('This page is about Lamp.');
  const described = SITE['content/parts/lamp.md']!.replace('about Lamp', 'about light');
  dev.site.write({ 'content/parts/lamp.md': described });
  await expect(item).toContainText('This page is about light.');
  dev.site.write({ 'content/parts/lamp.svg': drawing(9) });
  await expect(item.locator('rect')).toHaveAttribute('width', '9');

  await test.step('a new page appears once it is in the tree', async () => {
    dev.site.write({ 'content/news.md': pageFile('News') });
    dev.site.write({ 'vitrine.config.ts': config(['/news']) });
    await page.locator('nav.drawer').getByRole('link', { name: 'News' }).click();
    await expect(heading(page)).toHaveText(/^News/);
    await page.goto('/parts');
    dev.site.write(SITE);
    dev.site.remove('content/news.md');
    await expect(page.locator('nav.drawer').getByRole('link', { name: 'News' })).toHaveCount(0);
  });
});

test('an edited demo is exchanged alone, and keeps its state', async ({ page, dev }) => {
  await visitLive(page, '/demos');
  const [first, second] = [demo(page, 'first'), demo(page, 'second')];
  for (const [frame, label] of [
    [first, 'First'],
    [second, 'Second'],
  ] as const) {
    await wake(frame);
    await frame.getByRole('button', { name: `${label} 0` }).click();
    await frame.getByRole('button', { name: `${label} 1` }).click();
  }
  await second.getByRole('button', { name: 'Show the source' }).click();
  const source = second.getByRole('tabpanel');
  await expect(source).toContainText('Second');
  dev.site.write({ 'content/demos/second.tsx': counter('Edited') });
  await expect(second.getByRole('button', { name: 'Edited 2' })).toBeVisible();
  await expect(source).toContainText('Edited');
  await expect(first.getByRole('button', { name: 'First 2' })).toBeVisible();
  await expectSameDocument(page);

  await page.reload();
  await expect(second.getByRole('button', { name: 'Edited 0' })).toBeVisible();

  await test.step('one that an editor empties before it writes it', async () => {
    for (const label of ['Once', 'Twice', 'Thrice']) {
      await wake(second);
      dev.site.write({ 'content/demos/second.tsx': '' });
      // The watcher keeps to itself what follows a change within 50 ms.
      await setTimeout(20);
      dev.site.write({ 'content/demos/second.tsx': counter(label) });
      await expect(second.getByRole('button', { name: label })).toBeVisible();
    }
  });
});

test('an edit of a page leaves its demos to the reader who uses them', async ({ page, dev }) => {
  await visitLive(page, '/demos');
  const [first, second] = [demo(page, 'first'), demo(page, 'second')];
  await wake(first);
  await first.getByRole('button', { name: 'First 0' }).click();
  const write = (...body: string[]) =>
    dev.site.write({ 'content/demos/index.md': pageFile('Demos', body.join('\n\n')) });
  const [one, two] = ['::demo{file=first.tsx}', '::demo{file=second.tsx}'] as const;
  const isHere = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible();
    await expect(first.getByRole('button', { name: 'First 1' })).toBeVisible();
  };

  await test.step('text around them comes and goes', async () => {
    write('New text.', one, 'Between.', two);
    await isHere('New text.');
    write('Other text.', one, two);
    await isHere('Other text.');
    await expect(page.getByText('Between.')).toHaveCount(0);
  });
  await test.step('one that goes and comes again begins anew, beside one that stays', async () => {
    await wake(second);
    await second.getByRole('button', { name: 'Second 0' }).click();
    await expect(second.getByRole('button', { name: 'Second 1' })).toBeVisible();
    write('Alone.', one);
    await isHere('Alone.');
    await expect(second).toHaveCount(0);
    write('Together.', one, two);
    await isHere('Together.');
    await wake(second);
    await second.getByRole('button', { name: 'Second 0' }).click();
    await expect(second.getByRole('button', { name: 'Second 1' })).toBeVisible();
  });
  await test.step('the first of a page that had none', async () => {
    write('Bare.');
    await expect(page.getByText('Bare.')).toBeVisible();
    await expect(first).toHaveCount(0);
    write('Back.', one);
    await wake(first);
    await first.getByRole('button', { name: 'First 0' }).click();
    await isHere('Back.');
  });
  await test.step('what is edited after a navigation is found in the page that it leads to', async () => {
    await page.locator('nav.drawer').getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(heading(page)).toHaveText(/^Guide/);
    await page.locator('nav.drawer').getByRole('link', { name: 'Demos', exact: true }).click();
    await wake(first);
    await first.getByRole('button', { name: 'First 0' }).click();
    write('Once more.', one);
    await isHere('Once more.');
  });
  await expectSameDocument(page);
});

test('the search that is loaded finds what has been edited since', async ({ page, dev }) => {
  await visitLive(page, '/guide');
  const search = async (query: string) => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
  };
  const found = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
  await search('usage');
  await expect(found.filter({ hasText: 'Usage' })).toHaveAttribute('href', '/guide#usage');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  dev.site.write({ 'content/guide.md': pageFile('Guide', '## Okapi\n\nA shy one.\n') });
  await expect(page.getByText('A shy one.')).toBeVisible();
  await search('okapi');
  await expect(found.filter({ hasText: 'Okapi' })).toHaveAttribute('href', '/guide#okapi');
  await expectSameDocument(page);
});

test('a page that was on its way while a file was written is as it was written', async ({
  page,
  dev,
}) => {
  const text = 'Written while the page was loading.';
  let held = false;
  // It connects the page, which until then hears of nothing.
  await page.route('**/@vite/client', async (route) => {
    if (!held) {
      held = true;
      dev.site.write({ 'content/guide.md': pageFile('Guide', `${text}\n`) });
      await expectServed(page, '/guide', text);
    }
    await route.continue();
  });
  await page.goto('/guide');
  await expect(page.getByText(text)).toBeVisible();
});

test.describe('mistakes', () => {
  test.use({
    allowedMessages: async ({ dev: _dev }, use) =>
      use([...DEVELOPMENT, /^error: \[vite\] /, /^error: Failed to load resource/]),
  });

  test('in a page, the style sheet and the configuration are shown, and gone when corrected', async ({
    page,
    dev,
  }) => {
    const correct = async (text: string) => {
      dev.site.write({ 'content/guide.md': pageFile('Guide', `${text}\n`) });
      await expect(page.getByText(text)).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    };

    await test.step('those that were there before the page was opened', async () => {
      dev.site.write({ 'content/guide.md': 'Text without a heading.\n' });
      await expectServed(page, '/guide', 'Text without a heading.');
      await visitLive(page, '/guide');
      await expect(overlay(page)).toContainText('content/guide.md:1 error missing-title');
      await correct('Corrected text.');
    });

    await test.step('those in a header, with file and line', async () => {
      dev.site.write({
        'content/guide.md': '---\ntitle: Guide\ncomponents: [Button\n---\n\n# Guide\n\nNew text.\n',
      });
      const problem = 'content/guide.md:4 error invalid-front-matter';
      await expect(overlay(page)).toContainText(problem);
      await expect(overlay(page)).toContainText('Malformed front matter');
      expect(dev.output()).toContain(problem);
      await correct('Corrected again.');
      await expectSameDocument(page);
    });

    await test.step('those of a page that has one above it, which may list it', async () => {
      await visitLive(page, '/parts/lamp');
      dev.site.write({ 'content/parts/lamp.md': pageFile('Lamp', '::lamp\n') });
      await expect(overlay(page)).toContainText('content/parts/lamp.md:5 warning foreign-syntax');
      // What is above it is told with it, and was what took the message away.
      await setTimeout(500);
      await expect(overlay(page)).toHaveCount(1);
      dev.site.write({ 'content/parts/lamp.md': pageFile('Lamp') });
      await expect(overlay(page)).toHaveCount(0);
      await visitLive(page, '/guide');
    });

    await test.step('those in the style sheet of the site', async () => {
      dev.site.write({
        'theme.css': ':root {\n  --v-progress: transparent;\n}\n',
        'vitrine.config.ts': config([], `styles: './theme.css',`),
      });
      await expect
        .poll(async () => {
          await page.request.get('/guide');
          return dev.output();
        })
        .toContain('theme.css:2 error missing-progress-colour');
    });

    await test.step('those in the configuration, and the server goes on', async () => {
      dev.site.write({ 'vitrine.config.ts': config().replace(`'Kit'`, '7') });
      await expect(overlay(page)).toContainText(
        'title: expected a value of type string, received 7',
      );
      dev.site.write({ 'vitrine.config.ts': config().replace(`'Kit'`, `'Set'`) });
      await expect(page).toHaveTitle('Guide - Set');
      await expect(overlay(page)).toHaveCount(0);
      dev.site.write({ 'vitrine.config.ts': config() });
      await expect(page).toHaveTitle('Guide - Kit');
    });
  });

  test('are shown on a page that is opened with them from one that is open', async ({
    page,
    dev,
  }) => {
    await visitLive(page, '/');
    await test.step('its own', async () => {
      dev.site.write({ 'content/guide.md': 'Text without a heading.\n' });
      await expectServed(page, '/guide', 'Text without a heading.');
      await page.goto('/guide');
      await expect(overlay(page)).toContainText('content/guide.md:1 error missing-title');
      await visitLive(page, '/parts');
      await expect(overlay(page)).toHaveCount(0);
    });

    await test.step('those of the configuration', async () => {
      const problem = 'title: expected a value of type string, received 7';
      dev.site.write({ 'vitrine.config.ts': config().replace(`'Kit'`, '7') });
      await expect(overlay(page)).toContainText(problem);
      await page.goto('/parts/lamp');
      await expect(heading(page)).toHaveText(/^Lamp/);
      await expect(overlay(page)).toContainText(problem);
      dev.site.write({ 'vitrine.config.ts': config() });
      await expect(overlay(page)).toHaveCount(0);
    });
  });

  test('in a demo are shown, and gone when corrected, on an open page and on one opened with them', async ({
    page,
    dev,
  }) => {
    const failure = page.getByText('This demo could not be loaded');
    const write = (code: string) => dev.site.write({ 'content/demos/second.tsx': code });
    for (const [index, broken] of [
      'export default function Second() {\n',
      `import 'not-there';\n${counter('Second')}`,
      `import './not-there';\n${counter('Second')}`,
      `import { missing } from './first';\n${counter('Second')}missing();\n`,
      `${counter('Second')}undefined.thrown;\n`,
    ].entries()) {
      // Away from a page that may be loading itself anew; the watcher may tell of a file twice.
      await page.goto('about:blank');
      write(counter('Second'));
      await expectServed(page, '/demos', 'Second');
      await setTimeout(200);
      await page.goto('/demos');
      await wake(demo(page, 'second'));
      write(broken);
      await expect(overlay(page)).toContainText('second.tsx');
      write(counter(`Corrected ${index}`));
      await expect(page.getByRole('button', { name: `Corrected ${index} 0` })).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);

      await page.goto('about:blank');
      write(broken);
      await setTimeout(200);
      await page.goto('/demos');
      await expect(overlay(page)).toContainText('second.tsx');
      await expect(failure).toBeVisible();
      await wake(demo(page, 'first'));
      write(counter(`Mended ${index}`));
      await expect(page.getByRole('button', { name: `Mended ${index} 0` })).toBeVisible();
      await expect(failure).toHaveCount(0);
      await expect(overlay(page)).toHaveCount(0);
    }
  });

  test('of files that are not there are shown, and gone when these come', async ({ page, dev }) => {
    const directives = (name: string) =>
      pageFile('Demos', `::demo{file=first.tsx}\n\n::demo{file=${name}.tsx}\n`);
    await test.step('a demo that comes after the page that shows it', async () => {
      await visitLive(page, '/demos');
      dev.site.write({ 'content/demos/index.md': directives('secnod') });
      await expect(overlay(page)).toContainText(
        'content/demos/index.md:7 error unknown-demo There is no demo file "content/demos/secnod.tsx"; did you mean "content/demos/second.tsx"?',
      );
      dev.site.write({ 'content/demos/secnod.tsx': counter('Late') });
      await expect(page.getByRole('button', { name: 'Late 0' })).toBeVisible();
      await wake(demo(page, 'secnod'));
      await page.getByRole('button', { name: 'Late 0' }).click();
      await expect(page.getByRole('button', { name: 'Late 1' })).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    });
    await test.step('one that goes', async () => {
      dev.site.remove('content/demos/secnod.tsx');
      await expect(overlay(page)).toContainText('content/demos/index.md:7 error unknown-demo');
      dev.site.write({ 'content/demos/index.md': directives('second') });
      await expect(page.getByRole('button', { name: 'Second 0' })).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    });
    await test.step('a page that goes while it is open', async () => {
      await visitLive(page, '/guide');
      dev.site.remove('content/guide.md');
      await expect(overlay(page)).toContainText(
        /vitrine\.config\.ts:\d+ error page-not-found\s+The page tree names "\/guide", but there is no/,
      );
      dev.site.write({ 'content/guide.md': pageFile('Guide', 'It is back.\n') });
      await expect(page.getByText('It is back.')).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
    });
  });

  test('of a demo that only a browser can render are reported, and the browser renders it', async ({
    page,
    dev,
  }) => {
    dev.site.write({
      'content/demos/second.tsx':
        'export default () => <p>Wide: {String(window.innerWidth > 500)}</p>;\n',
    });
    await expectServed(page, '/demos', 'window is not defined');
    await page.goto('/demos');
    await wake(demo(page, 'second'));
    await expect(page.getByText('Wide: true')).toBeVisible();
    await expect(page.locator('main .demo-message')).toHaveCount(0);
    expect(dev.output()).toContain('content/demos/second.tsx: window is not defined');
  });
});
