/* global addEventListener, document, MessageChannel, performance, removeEventListener, requestAnimationFrame, Worker */
// The search of a built site: bytes to the first result, time from a keystroke to its results.
import path from 'node:path';
import { openBrowser, poll } from './browser.mjs';
import { record } from './report.mjs';
import { serveSite } from './serve.mjs';
import { browsedSite, buildFlagship, buildSite, measureEach, writeSite } from './sites.mjs';
import { mapValues, median } from './statistics.mjs';

/** Words that the corpus and the flagship both have; the first one's cost is that of loading, too. */
const QUERIES = [
  'button',
  'dialog',
  'label',
  'value',
  'focus',
  'disabled',
  'element',
  'option',
  'state',
  'outlined',
];

/** How many times the corpus the large site is. */
const LARGE = 5;

/** Runs in the page before anything of it does. */
function watchResults(resultsSelector) {
  // A peer's results may be in a shadow root.
  const findAll = (root) => [
    ...root.querySelectorAll(resultsSelector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? findAll(shadowRoot) : [],
    ),
  ];
  const read = () =>
    findAll(document)
      .map(({ textContent }) => textContent)
      .join('\n');
  const seen = (globalThis.bench = { painted: null, workerTimes: [] });
  seen.expect = () => {
    const before = read();
    let typed = null;
    seen.painted = null;
    seen.workerTimes.length = 0;
    const onInput = ({ timeStamp }) => {
      typed = timeStamp;
      removeEventListener('input', onInput, true);
    };
    addEventListener('input', onInput, true);
    const look = () => {
      const now = typed !== null && read();
      if (!now || now === before) return requestAnimationFrame(look);
      // A message is handled after the frame that this callback belongs to.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (seen.painted = performance.now() - typed);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  // How long a worker takes to answer, the way there and back included.
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...message) {
    const sent = performance.now();
    this.addEventListener('message', () => seen.workerTimes.push(performance.now() - sent), {
      once: true,
    });
    return send.apply(this, message);
  };
}

/** Enters a query. Resolves to the time to its results painted, and those that the worker took. */
async function ask({ page, field, limit = 10_000 }, query) {
  await field.fill('');
  await page.waitForTimeout(700);
  await page.evaluate(() => globalThis.bench.expect());
  await field.focus();
  await page.keyboard.insertText(query);
  const painted = await poll(() => page.evaluate(() => globalThis.bench.painted), { limit });
  if (painted === null) throw new Error(`No results for "${query}" on ${page.url()}`);
  return { painted, workerTimes: await page.evaluate(() => globalThis.bench.workerTimes) };
}

const slowest = (answers) => {
  const times = answers.flatMap(({ workerTimes }) => workerTimes);
  return times.length > 0 ? Math.max(...times) : null;
};

/** Searches ten words on one page, then again, when all that they need of the index is there. */
async function search(dir, pathname, { open, input, results }) {
  const server = await serveSite(dir);
  const browser = await openBrowser();
  const { page } = browser;
  try {
    await page.addInitScript(watchResults, results);
    await page.goto(server.origin + pathname, { waitUntil: 'networkidle' });
    // Shells may still be hydrating, or fetching what they need sooner or later.
    await page.waitForTimeout(2000);
    const before = server.sent.length;
    await page.locator(open).first().click();
    const field = page.locator(input).first();
    await field.waitFor();
    const [loading, ...others] = QUERIES;
    await ask({ page, field }, loading);
    await page.waitForLoadState('networkidle');
    const bytes = server.sent.slice(before).reduce((sum, answer) => sum + answer.bytes, 0);
    const fetching = [];
    for (const query of others) fetching.push(await ask({ page, field }, query));
    const best = [];
    for (const query of others) {
      const times = [];
      for (let run = 0; run < 3; run++) times.push(slowest([await ask({ page, field }, query)]));
      best.push(Math.min(...times));
    }
    return {
      bytes,
      painted: median(fetching.map(({ painted }) => painted)),
      fetching: slowest(fetching),
      // Peers search without a worker.
      worker: slowest(fetching) === null ? null : Math.max(...best),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const describe = (site, { bytes, worker, fetching, painted }, most) => [
  {
    name: `Search of ${site}, bytes to the first result`,
    value: bytes,
    unit: 'kB',
    target: most,
  },
  { name: `Search of ${site}, slowest query`, value: worker, unit: 'ms', below: 15 },
  { name: `Search of ${site}, slowest query that fetches parts`, value: fetching, unit: 'ms' },
  { name: `Search of ${site}, keystroke to results painted`, value: painted, unit: 'ms' },
];

/** The flagship's search, that of a large site, then that of every contender's corpus. */
export async function measureSearches({ contenders, pages, site }) {
  const [ours] = contenders;
  const flagship = await search(
    await buildFlagship(site),
    '/getting-started/installation',
    ours.search,
  );
  record('search', { contender: 'flagship', ...flagship });
  const many = pages * LARGE;
  const large = await search(await largeSite(ours, many), ours.textPage, ours.search);
  record('search', { contender: 'large', pages: many, ...large });
  const { ours: corpus, peers } = await measureEach(contenders, async (contender) => {
    const { name, textPage, search: selectors } = contender;
    const row = await search(await browsedSite(contender, 'pages', pages), textPage, selectors);
    record('search', { contender: name, ...row });
    return row;
  });
  return [
    ...describe('the flagship', flagship, 110e3),
    ...describe(`${many} pages`, large, 130e3),
    {
      name: 'Search of the corpus, bytes to the first result',
      value: corpus.bytes,
      unit: 'kB',
      peers: mapValues(peers, ({ bytes }) => bytes),
    },
    {
      name: 'Search of the corpus, keystroke to results painted',
      value: corpus.painted,
      unit: 'ms',
      peers: mapValues(peers, ({ painted }) => painted),
    },
  ];
}

async function largeSite(contender, pages) {
  const dir = writeSite(contender, 'pages', pages);
  console.error(`building ${contender.title}, ${pages} pages`);
  await buildSite(contender, dir);
  return path.join(dir, contender.out);
}
