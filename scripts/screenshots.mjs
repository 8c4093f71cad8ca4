// Takes pictures of every kind of page in light and dark, both directions and four widths, for a person
// to look at: screenshots/index.html shows them side by side. Needs a build (npm run build).
/* global window, document, innerHeight, localStorage -- in functions that run in the page */
import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { readOptions } from './options.mjs';
import { servePreview } from './preview.mjs';
import { ROOT } from './run.mjs';

const HELP = `npm run screenshots -- [--only NAME] [--width PIXELS] [--full] [--beside FOLDER]

  --only NAME      only one kind of page, e.g. --only guide
  --width PIXELS   only one width, e.g. --width 360
  --full           whole pages instead of the first window of each
  --beside FOLDER  pictures of an earlier run: index.html shows them beside the new ones
`;
const OUT = path.join(ROOT, 'screenshots');
const SIZES = [
  [360, 780],
  [768, 1024],
  [1440, 900],
  [2200, 1200],
];
const MODES = ['light', 'dark'];
const DIRECTIONS = ['ltr', 'rtl'];
/** The reader's choices, as `browser/preferences/stored-preferences.ts` has them. */
const PREFERENCES_KEY = 'vitrine:preferences';

const KINDS = {
  home: { path: '/' },
  guide: { path: '/getting-started/installation' },
  demos: { path: '/demos/buttons' },
  api: { path: '/api/button' },
  'api-index': { path: '/api' },
  hook: { path: '/api/use-media-query' },
  changes: { path: '/api/changes' },
  sizes: { path: '/api/sizes' },
  playground: { path: '/demos/chips#playground' },
  icons: { path: '/style/icons' },
  color: { path: '/style/color' },
  theme: { path: '/customization/default-theme' },
  changelog: { path: '/discover-more/changelog' },
  versions: { path: '/versions' },
  list: { path: '/page-layout-examples' },
  table: { path: '/getting-started/supported-components' },
  callouts: { path: '/getting-started/comparison' },
  editor: { path: '/demos/badges', prepare: openEditor },
  preferences: { path: '/getting-started/installation', prepare: openPreferences },
  'not-found': { path: '/no-such-page' },
  search: { path: '/getting-started/installation', prepare: openSearch },
  // The home page never docks the drawer; every other wide picture shows it docked.
  drawer: { path: '/', prepare: openDrawer },
  contents: { path: '/demos/buttons', prepare: openContents },
  heading: { path: '/demos/buttons#sizes' },
  end: { path: '/demos/buttons', prepare: scrollToEnd },
};

async function openSearch(page) {
  await page.locator('.search-box').click();
  await page.locator('.search-dialog [role=combobox]').fill('button');
  await page.locator('.search-dialog [role=option]').first().waitFor();
}

async function openEditor(page) {
  const demo = page.locator('.demo').first();
  await demo.getByRole('button', { name: 'Show the source' }).click();
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await demo.locator('textarea, [contenteditable]').first().focus();
}

/** On phones one menu holds them; in wider windows they are in the bar, and the colours' menu is opened. */
async function openPreferences(page) {
  const menu = page.getByRole('button', { name: 'Appearance' });
  await ((await menu.isVisible()) ? menu : page.locator('.theme-menu-button')).click();
}

async function openDrawer(page) {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.locator('.drawer:popover-open').waitFor();
}

/** On phones; in wider windows the contents are open anyway. */
async function openContents(page) {
  const summary = page.locator('.toc summary');
  if (await summary.isVisible()) await summary.click();
}

async function scrollToEnd(page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

const { values } = readOptions(HELP, {
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    full: { type: 'boolean' },
    beside: { type: 'string' },
  },
});
if (values.only !== undefined && !(values.only in KINDS)) {
  console.error(`There is no kind "${values.only}". Known: ${Object.keys(KINDS).join(', ')}`);
  process.exit(1);
}
const sizes = SIZES.filter(([width]) => String(width) === (values.width ?? String(width)));
if (sizes.length === 0) {
  console.error(
    `There is no width ${values.width}. Known: ${SIZES.map(([width]) => width).join(', ')}`,
  );
  process.exit(1);
}
/** Where the pictures of an earlier run lie, when they are to be shown beside the new ones. */
const earlier = values.beside === undefined ? undefined : path.resolve(values.beside);
if (earlier !== undefined && (earlier === OUT || !existsSync(earlier))) {
  console.error(`--beside needs a folder of earlier pictures other than ${OUT}, got ${earlier}`);
  process.exit(1);
}
if (!existsSync(path.join(ROOT, 'flagship/dist/index.html'))) {
  console.error('The flagship is not built. Run npm run build first.');
  process.exit(1);
}

const kinds = Object.entries(KINDS).filter(([name]) => name === (values.only ?? name));
const server = await servePreview();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const failures = [];
try {
  if (values.only === undefined && values.width === undefined)
    rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const [width, height] of sizes) {
    for (const mode of MODES) {
      for (const direction of DIRECTIONS) await takeSeries({ width, height, mode, direction });
    }
    console.log(`${width} px done`);
  }
  writeFileSync(path.join(OUT, 'index.html'), contactSheet());
} finally {
  await browser.close();
  server.stop();
}
for (const failure of failures) console.error(failure);
console.log(`Open ${path.relative(process.cwd(), path.join(OUT, 'index.html'))}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Every kind of page in one window: one context, so that scripts come from its cache. */
async function takeSeries({ width, height, mode, direction }) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 600,
    isMobile: width < 600,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([key, value]) => localStorage.setItem(key, value),
    [PREFERENCES_KEY, JSON.stringify({ mode, direction })],
  );
  for (const [name, { path: pathname, prepare }] of kinds) {
    const page = await context.newPage();
    const picture = fileName(name, width, mode, direction);
    try {
      await page.goto(server.url + pathname.slice(1), { waitUntil: 'networkidle' });
      await prepare?.(page);
      // The demos in view have hydrated; their images and fonts are there.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.demo-content')].every((content) => {
          const { top, bottom } = content.getBoundingClientRect();
          return bottom < 0 || top > innerHeight || content.hasAttribute('data-live');
        }),
      );
      await page.screenshot({ path: path.join(OUT, picture), fullPage: values.full === true });
    } catch (error) {
      failures.push(`${picture}: ${error.message.split('\n')[0]}`);
    }
    await page.close();
  }
  await context.close();
}

function fileName(name, width, mode, direction) {
  return `${name}-${width}-${mode}-${direction}.png`;
}

function contactSheet() {
  const sections = Object.entries(KINDS).flatMap(([name, { path: pathname }]) =>
    SIZES.map(([width]) => {
      const figures = MODES.flatMap((mode) =>
        DIRECTIONS.map((direction) => {
          const file = fileName(name, width, mode, direction);
          if (!existsSync(path.join(OUT, file))) return '';
          const before = earlier && path.join(earlier, file);
          const pictures = [before && existsSync(before) && path.relative(OUT, before), file]
            .filter(Boolean)
            .map((source) => `<a href="${source}"><img src="${source}" alt="" loading="lazy"></a>`);
          return `<figure>${pictures.join('')}<figcaption>${mode}, ${direction}</figcaption></figure>`;
        }),
      ).join('');
      return (
        figures && `<h2>${name}, ${width} px <small>${pathname}</small></h2><div>${figures}</div>`
      );
    }),
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; background: #ddd; }
  div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; flex: 1 1 240px; max-width: 480px; }
  figure:has(a + a) { flex-basis: 520px; max-width: 960px; }
  a { display: inline-block; width: 100%; }
  a:has(+ a), a + a { width: 49%; margin-inline-end: 1%; vertical-align: top; }
  img { width: 100%; border: 1px solid #888; }
  small { font-weight: 400; }
</style>
<h1>Screenshots</h1>
${sections.join('\n')}
`;
}
