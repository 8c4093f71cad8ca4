/* global document, performance, PerformanceObserver, setInterval, clearInterval */
// First loads with an empty cache: bytes, first paint, blocking time, layout shift, a demo's first answer.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBrowser, poll } from './browser.mjs';
import { VITRINE, WORK } from './contenders.mjs';
import { COUNTER_TEXT } from './demo-corpus.mjs';
import { measureCommand } from './processes.mjs';
import { record } from './report.mjs';
import { serveSite } from './serve.mjs';
import { browsedSite, measureEach } from './sites.mjs';
import { mapValues, medians } from './statistics.mjs';

const SLOW = { cpu: 4, slowNetwork: true };
const FLAGSHIP_TEXT_PAGE = '/getting-started/installation';
const FLAGSHIP_DEMO_PAGE = '/demos/buttons';

/** The same document with nothing that runs or announces what runs. */
const removeScripts = (html) =>
  html
    .replace(/<script\b(?![^>]*application\/json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?modulepreload"?[^>]*>/g, '');

/** Runs in the page before anything of it does. */
function observe(counterText) {
  const seen = (globalThis.bench = {
    longTasks: [],
    layoutShift: 0,
    firstPaint: null,
    demoReady: null,
  });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  if (counterText === null) return;
  let before = null;
  const clicking = setInterval(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      new RegExp(counterText).test(textContent),
    );
    if (!button) return;
    if (before !== null && button.textContent !== before) {
      seen.demoReady = performance.now();
      clearInterval(clicking);
      return;
    }
    before = button.textContent;
    button.click();
  }, 50);
}

/** Loads a page once and waits until it has nothing more to fetch or to compute. */
async function loadPage(server, pathname, { demo = false, slow = SLOW, viewport } = {}) {
  const browser = await openBrowser({ viewport });
  try {
    const { page } = browser;
    const first = server.sent.length;
    await browser.throttle(slow);
    await page.addInitScript(observe, demo ? COUNTER_TEXT : null);
    await page.goto(server.origin + pathname, { waitUntil: 'load', timeout: 120_000 });
    let answered = -1;
    await poll(async () => {
      await page.waitForLoadState('networkidle');
      const quiet = await page.evaluate(
        () =>
          performance.now() - Math.max(0, ...globalThis.bench.longTasks.map(([at, ms]) => at + ms)),
      );
      const settled = quiet > 1500 && answered === server.sent.length;
      answered = server.sent.length;
      await page.waitForTimeout(750);
      return settled || null;
    });
    const { longTasks, ...seen } = await page.evaluate(() => ({
      ...globalThis.bench,
      holdUps: performance
        .getEntriesByType('resource')
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
    }));
    const blocking = longTasks
      .map(([at, ms]) => at + ms - Math.max(at, seen.firstPaint) - 50)
      .reduce((sum, over) => sum + Math.max(0, over), 0);
    const answers = server.sent.slice(first);
    const bytesOf = (kind) =>
      answers.reduce((sum, answer) => sum + (answer.kind === kind ? answer.bytes : 0), 0);
    return {
      ...seen,
      blocking,
      html: bytesOf('html'),
      css: bytesOf('css'),
      js: bytesOf('js'),
      requests: answers.length,
    };
  } finally {
    await browser.close();
  }
}

/** Medians of several loads, the first of which only fills the server's cache. */
async function loadRepeatedly(dir, pathname, runs, { label, rewrite, ...options }) {
  const server = await serveSite(dir, { rewrite });
  try {
    await loadPage(server, pathname, { ...options, slow: {} });
    const rows = [];
    for (let run = 0; run < runs; run++) {
      rows.push(await loadPage(server, pathname, options));
      record('load', { label, pathname, run, ...rows.at(-1) });
    }
    return medians(rows);
  } finally {
    await server.close();
  }
}

/** Builds the flagship where it is, and resolves to its output. */
export async function buildFlagship(site) {
  const log = path.join(WORK, 'logs/flagship.log');
  await measureCommand({ command: [...VITRINE, 'build', '--root', site], cwd: WORK, log });
  const dist = path.join(site, 'dist');
  if (!existsSync(path.join(dist, FLAGSHIP_TEXT_PAGE))) {
    throw new Error(`${dist} has no page ${FLAGSHIP_TEXT_PAGE}`);
  }
  return dist;
}

/** Text pages of the flagship and of every contender, then demo pages. */
export async function measureLoads({ contenders, pages, runs, site }) {
  const flagship = await buildFlagship(site);
  const text = await loadRepeatedly(flagship, FLAGSHIP_TEXT_PAGE, runs, { label: 'flagship' });
  const plain = await loadRepeatedly(flagship, FLAGSHIP_TEXT_PAGE, runs, {
    label: 'flagship without scripts',
    rewrite: removeScripts,
  });
  const shown = await loadRepeatedly(flagship, FLAGSHIP_DEMO_PAGE, runs, {
    label: 'flagship demos',
  });
  // So low a window that the first demo is further away than demos are prepared for.
  const untouched = await loadRepeatedly(flagship, FLAGSHIP_DEMO_PAGE, 1, {
    label: 'flagship, demos out of view',
    viewport: { width: 1280, height: 80 },
  });

  const corpus = await measureEach(contenders, async (contender) => {
    const dir = await browsedSite(contender, 'pages', pages);
    return loadRepeatedly(dir, contender.textPage, runs, { label: contender.name });
  });
  const demos = await measureEach(
    contenders.filter(({ writeDemos }) => writeDemos),
    async (contender) => {
      const dir = await browsedSite(contender, 'demos', pages);
      return loadRepeatedly(dir, contender.demoPage, runs, {
        label: `${contender.name} demos`,
        demo: true,
      });
    },
  );
  const documentBytes = ({ html, css }) => html + css;
  const compare = ({ ours, peers }, name, unit, read) => ({
    name,
    value: read(ours),
    unit,
    peers: mapValues(peers, read),
  });

  return [
    { name: 'Text page of the flagship, JavaScript', value: text.js, unit: 'kB', target: 70e3 },
    {
      name: 'Text page of the flagship, HTML and CSS',
      value: documentBytes(text),
      unit: 'kB',
      target: 25e3,
    },
    {
      name: 'Text page of the flagship, files that hold up its first paint',
      value: text.holdUps,
      unit: '',
      target: 0,
    },
    {
      name: 'First paint by that of the same page without scripts',
      value: text.firstPaint / plain.firstPaint,
      unit: '×',
      target: 1.15,
    },
    { name: 'Blocking time of that page', value: text.blocking, unit: 'ms', target: 100 },
    {
      name: 'Blocking time of /demos/buttons of the flagship',
      value: shown.blocking,
      unit: 'ms',
      target: 150,
    },
    { name: 'Layout shift of that text page', value: text.layoutShift, unit: '', target: 0 },
    {
      name: 'JavaScript of a demo page before a demo is near, above that of a text page',
      value: untouched.js - text.js,
      unit: 'kB',
      target: 0,
    },
    compare(corpus, 'Text page of the corpus, JavaScript', 'kB', ({ js }) => js),
    compare(corpus, 'Its HTML and CSS', 'kB', documentBytes),
    compare(corpus, 'Its first paint', 'ms', ({ firstPaint }) => firstPaint),
    compare(corpus, 'Its blocking time', 'ms', ({ blocking }) => blocking),
    compare(corpus, 'Its layout shift', '', ({ layoutShift }) => layoutShift),
    {
      ...compare(demos, 'First demo answers a click', 'ms', ({ demoReady }) => demoReady),
      target: 1900,
    },
    {
      ...compare(demos, 'Blocking time of that page', 'ms', ({ blocking }) => blocking),
      target: 120,
    },
    compare(demos, 'Demo page of the corpus, JavaScript', 'kB', ({ js }) => js),
    { ...compare(demos, 'Its layout shift', '', ({ layoutShift }) => layoutShift), target: 0 },
  ];
}
