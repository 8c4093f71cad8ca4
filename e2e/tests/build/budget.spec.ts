import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openIndex } from '../../../packages/vitrine/src/browser/search/local/index-reader.ts';
import { searchIndex } from '../../../packages/vitrine/src/browser/search/local/query.ts';
import { LATER_SCRIPT } from '../../support/site.ts';
import { test, expect } from '../../support/test.ts';

const DIST = fileURLToPath(new URL('../../../flagship/dist/', import.meta.url));
const TEXT_PAGE = '/getting-started/installation';
const DEMO_PAGE = '/demos/buttons';

/** Bytes at brotli 11, React included: all that a text page loads unasked. React is 58 kB of it. */
const TEXT_PAGE_SCRIPT = 70_000;
/** Bytes at brotli 11 of the document, its inlined styles included. */
const TEXT_PAGE_DOCUMENT = 15_000;
/** Bytes at brotli 11 from opening the search to the first result. */
const SEARCH = 110_000;
/**
 * Bytes of any one document, not compressed: navigation, styles and markup of a page do not grow with
 * the site. The longest API page is the largest page without demos. A heading with its link beside it takes 27, the script
 * that paints the bars of browsers 400, the links to the page's Markdown 140, the word on since when it is there 60, the
 * direction of names in the shell 90.
 */
const DOCUMENT = 83_230;
/**
 * Bytes that a demo may add to its page, not compressed: its server markup, its styles, 2,600 of its toolbar and
 * 110 of the link to its source for readers without scripts. A demo whose styles were left in the body instead of being collected goes past it.
 */
const DOCUMENT_PER_DEMO = 17_610;
/**
 * Bytes of the home page, not compressed: its one demo is a montage of some twenty components. The script that paints
 * the browser's bars takes 400, what keeps letters typed after an early key of the search 50.
 */
const HOME = 220_990;
/** Bytes of a page layout example, not compressed: a whole page of components, and no shell. */
const LAYOUT_EXAMPLE = 100_000;
/** Bytes of the page of themes, not compressed: a sample page, and the variables of a second theme; 130 of the links to its Markdown. */
const THEMES = 176_390;
/** Scripts that the first demo of a page asks for, its own included, on average; and their bytes at brotli 11. */
const FIRST_DEMO = { scripts: 13, bytes: 72_000 };
/** Documents that are not measured by the number of their demos. */
const OWN_BUDGETS: [file: RegExp, bytes: number][] = [
  // The definitions of 18 types, and the theme as code (520); compressed it is held to a third less than any API page may be.
  [/^api\/(use-)?autocomplete\/index\.html$/, 102_730],
  [/^index\.html$/, HOME],
  [/^premium-themes\/index\.html$/, THEMES],
  [/^page-layout-examples\/[^/]+\/index\.html$/, LAYOUT_EXAMPLE],
];
/** Bytes of a document on average, not compressed. */
const AVERAGE_DOCUMENT = 77_950;
/** Bytes of a demo's sources on average: in two languages, plain and highlighted, and as a project. */
const AVERAGE_SOURCES = 30_000;
/**
 * Bytes of a text page around its content, not compressed: styles 16,500, markup 7,700, scripts and data
 * 8,750, facts for search engines and networks 1,500. Every page of a site repeats them.
 */
const SHELL = 37_140;

const contents = new Map<string, Buffer>();
function read(file: string): Buffer {
  if (!contents.has(file)) contents.set(file, readFileSync(path.join(DIST, file)));
  return contents.get(file)!;
}
const compressed = new Map<string, number>();
function brotli(files: string[]): number {
  for (const file of files) {
    if (!compressed.has(file)) compressed.set(file, brotliCompressSync(read(file)).length);
  }
  return files.reduce((sum, file) => sum + compressed.get(file)!, 0);
}
/** The same number of bytes or more, in a twentieth of the time. */
const quickBrotli = (file: string) =>
  brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const REFERENCE = 20_000;
const readDocument = (pathname: string) => read(`${pathname}/index.html`).toString();
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(path.join(DIST, file)).isFile(),
);
const documents = files.filter((file) => file.endsWith('.html') && !file.startsWith('assets/'));

// One worker reads and compresses each file once.
test.describe.configure({ mode: 'default' });

/** The files in `assets/` of a name without its hash; the build writes at least one. */
function findAssets(pattern: RegExp): string[] {
  const found = files.filter((file) => pattern.test(file));
  expect(found, String(pattern)).not.toEqual([]);
  return found;
}

/** Start tags of a document's head, as far as they can load or block. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = head.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const addressesOf = (pattern: RegExp, attribute: string) =>
    tags
      .filter((tag) => pattern.test(tag))
      .map((tag) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
  return {
    tags,
    modules: [
      ...addressesOf(/^<script\b[^>]*\ssrc=/, 'src'),
      ...addressesOf(/\brel="modulepreload"/, 'href'),
    ],
  };
}

const countDemos = (html: string) => html.split(' data-demo="').length - 1;

/** Headless Chromium tells each new page of a pointer in the corner of its window, sometimes once the page listens. */
function hideIdlePointer() {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Every script that a page has asked for without a sign of its reader, by the time nothing more is on its way. */
async function visitAndListScripts(
  page: Page,
  pathname: string,
  until = async () => {},
): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.addInitScript(hideIdlePointer);
  await page.goto(pathname, { waitUntil: 'networkidle' });
  await until();
  return [...scripts].sort();
}

const withoutServices = (scripts: string[]) => scripts.filter((file) => !LATER_SCRIPT.test(file));

test.describe('a text page', () => {
  test.describe('for a first visitor', () => {
    test.use({ announcements: true });

    test('loads no more script than its budget, and names in its head all that it needs', async ({
      page,
    }) => {
      const { modules } = readHead(readDocument(TEXT_PAGE));
      expect(modules.length).toBeGreaterThan(0);
      const asked = await visitAndListScripts(page, TEXT_PAGE, () =>
        expect(page.locator('.announcement').getByRole('button')).toBeVisible(),
      );
      expect(brotli(asked)).toBeLessThanOrEqual(TEXT_PAGE_SCRIPT);
      expect(withoutServices(asked)).toEqual([...modules].sort());
    });
  });

  test('is a small document with its styles inside', () => {
    const html = readDocument(TEXT_PAGE);
    expect(html).toContain('<style');
    expect(brotli([`${TEXT_PAGE}/index.html`])).toBeLessThanOrEqual(TEXT_PAGE_DOCUMENT);
  });

  test('draws every icon that it names, once', () => {
    const html = readDocument(TEXT_PAGE);
    const named = [...html.matchAll(/<use href="#([^"]+)"/g)].map((match) => match[1]);
    expect(named.length).toBeGreaterThan(5);
    for (const id of named) expect(html.split(`<path id=${id} `), id).toHaveLength(2);
  });

  test('repeats little of the shell', () => {
    const html = readDocument(TEXT_PAGE);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(html.length - main.length).toBeLessThanOrEqual(SHELL);
  });

  test('has nothing in its head that holds up the first paint', () => {
    const textPages = documents.filter((file) => countDemos(read(file).toString()) === 0);
    expect(textPages).toContain(path.join(TEXT_PAGE.slice(1), 'index.html'));
    const blocking = textPages.flatMap((file) =>
      readHead(read(file).toString())
        .tags.filter(
          (tag) =>
            /\brel="stylesheet"/.test(tag) ||
            (/^<script\b[^>]*\ssrc=/.test(tag) &&
              !/\b(?:async|defer|type="module")(?=[\s>])/.test(tag)),
        )
        .map((tag) => `${file}: ${tag}`),
    );
    expect(blocking).toEqual([]);
  });
});

test.describe('a demo page', () => {
  const html = existsSync(path.join(DIST, DEMO_PAGE)) ? readDocument(DEMO_PAGE) : '';
  const demoModules = [...html.matchAll(/ data-(?:module|preload)="([^"]+)"/g)].flatMap((match) =>
    match[1]!.split(' '),
  );

  test('asks for the modules of no demo in its head', () => {
    expect(demoModules.length).toBeGreaterThan(countDemos(html));
    const { modules } = readHead(html);
    expect(modules.filter((module) => demoModules.includes(module))).toEqual([]);
    expect(modules).toEqual(readHead(readDocument(TEXT_PAGE)).modules);
  });

  test('loads no more script than a page of text before a demo is near', async ({ page }) => {
    // So low a window that the first demo is further away than demos are prepared for.
    await page.setViewportSize({ width: 1440, height: 80 });
    const { modules } = readHead(html);
    expect(withoutServices(await visitAndListScripts(page, DEMO_PAGE))).toEqual(
      [...modules].sort(),
    );
    const first = page.locator('[data-demo]').first();
    const module = await first.getAttribute('data-module');
    const loaded = page.waitForRequest((request) => request.url().endsWith(module!));
    await first.scrollIntoViewIfNeeded();
    await loaded;
  });
});

test('the first demo of a page asks for few scripts, and not for much', () => {
  const first = documents.flatMap((file) => {
    const found = / data-module="([^"]+)"[^>]* data-preload="([^"]*)"/.exec(read(file).toString());
    return found ? [[found[1]!, ...found[2]!.split(' ').filter(Boolean)]] : [];
  });
  expect(first.length).toBeGreaterThan(50);
  expect(first.flat().length / first.length).toBeLessThanOrEqual(FIRST_DEMO.scripts);
  expect(brotli(first.flat()) / first.length).toBeLessThanOrEqual(FIRST_DEMO.bytes);
});

test('the search stays within its budget up to the first result', async () => {
  const code = [
    /^assets\/search-dialog-[^/]+\.js$/,
    /^assets\/search-dialog-[^/]+\.css$/,
    /^assets\/local-worker-[^/]+\.js$/,
  ].flatMap(findAssets);
  for (const query of ['button', 'theme', 'how do i change the color of a text field', 'dailog']) {
    const asked = new Set(['search.json']);
    const index = openIndex(read('search.json').toString(), (url) => {
      asked.add(url.slice(1));
      return Promise.resolve(read(url.slice(1)).toString());
    });
    const { results } = await searchIndex(index, query);
    expect(results.length).toBeGreaterThan(0);
    expect(brotli([...code, ...asked]), query).toBeLessThanOrEqual(SEARCH);
  }
});

test.describe('the output', () => {
  test('has no document that grows with the site', () => {
    for (const file of documents) {
      const demos = countDemos(read(file).toString());
      const size = read(file).length;
      const own = OWN_BUDGETS.find(([pattern]) => pattern.test(file));
      const budget = own ? own[1] : DOCUMENT + demos * DOCUMENT_PER_DEMO;
      if (file.startsWith('api/') && quickBrotli(file) >= REFERENCE)
        expect(brotli([file]), file).toBeLessThan(REFERENCE);
      expect(size, `${file}, ${demos} demos`).toBeLessThanOrEqual(budget);
    }
  });

  test('stays within its budget as a whole', () => {
    const average = (list: string[]) =>
      list.reduce((sum, file) => sum + statSync(path.join(DIST, file)).size, 0) / list.length;
    expect(average(documents)).toBeLessThanOrEqual(AVERAGE_DOCUMENT);
    expect(average(findAssets(/^assets\/sources\//))).toBeLessThanOrEqual(AVERAGE_SOURCES);
  });
});
