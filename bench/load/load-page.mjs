/* global document, performance, PerformanceObserver, setInterval, clearInterval */
// One first load with an empty cache, and several of them in turns.
import { openBrowser, poll } from '../browser.mjs';
import { COUNTER_TEXT } from '../demo-corpus.mjs';
import { record } from '../report.mjs';
import { serveSite } from '../serve.mjs';
import { medians } from '../statistics.mjs';

const SLOW = { cpu: 4, slowNetwork: true };

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

/**
 * Medians of several loads of a page by each of the sites, in turns, so that all meet the same noise. The first load of
 * each only fills its server's cache.
 * @param sites `{ dir, label, rewrite }`
 * @returns medians in the order of the sites
 */
export async function loadInTurns(sites, pathname, runs, options = {}) {
  const turns = [];
  try {
    for (const { dir, label, rewrite } of sites) {
      const server = await serveSite(dir, { rewrite });
      turns.push({ server, label, rows: [] });
      await loadPage(server, pathname, { ...options, slow: {} });
    }
    for (let run = 0; run < runs; run++) {
      for (const { server, label, rows } of run % 2 === 0 ? turns : turns.toReversed()) {
        rows.push(await loadPage(server, pathname, options));
        record('load', { label, pathname, run, ...rows.at(-1) });
      }
    }
    return turns.map(({ rows }) => medians(rows));
  } finally {
    for (const { server } of turns) await server.close();
  }
}

/** The same of one site. */
export async function loadRepeatedly(dir, pathname, runs, { label, rewrite, ...options }) {
  const [row] = await loadInTurns([{ dir, label, rewrite }], pathname, runs, options);
  return row;
}
