/* global addEventListener, document, MessageChannel, performance, removeEventListener, requestAnimationFrame, Worker */
// The search of a built site: bytes to the first result, time from a keystroke to its results.
import { openBrowser, poll } from './browser.mjs';
import { buildFlagship } from './measure-load.mjs';
import { record } from './report.mjs';
import { serveSite } from './serve.mjs';
import { browsedSite, measureEach } from './sites.mjs';
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

/** Searches ten words on one page. */
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
    let bytes = null;
    const times = [];
    const workerTimes = [];
    for (const query of QUERIES) {
      await field.fill('');
      await page.waitForTimeout(700);
      await page.evaluate(() => globalThis.bench.expect());
      await field.focus();
      await page.keyboard.insertText(query);
      const painted = await poll(() => page.evaluate(() => globalThis.bench.painted), {
        limit: 10_000,
      });
      if (painted === null)
        throw new Error(`No results for "${query}" on ${server.origin}${pathname}`);
      if (bytes === null) {
        await page.waitForLoadState('networkidle');
        bytes = server.sent.slice(before).reduce((sum, answer) => sum + answer.bytes, 0);
      } else {
        times.push(painted);
        workerTimes.push(...(await page.evaluate(() => globalThis.bench.workerTimes)));
      }
    }
    return {
      bytes,
      painted: median(times),
      worker: workerTimes.length > 0 ? Math.max(...workerTimes) : null,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The flagship's search, then that of every contender's corpus. */
export async function measureSearches({ contenders, pages, site }) {
  const [ours] = contenders;
  const flagship = await search(
    await buildFlagship(site),
    '/getting-started/installation',
    ours.search,
  );
  record('search', { contender: 'flagship', ...flagship });
  const { ours: corpus, peers } = await measureEach(contenders, async (contender) => {
    const { name, textPage, search: selectors } = contender;
    const row = await search(await browsedSite(contender, 'pages', pages), textPage, selectors);
    record('search', { contender: name, ...row });
    return row;
  });
  return [
    {
      name: 'Search of the flagship, bytes to the first result',
      value: flagship.bytes,
      unit: 'kB',
      target: 120e3,
    },
    {
      name: 'Search of the flagship, slowest query',
      value: flagship.worker,
      unit: 'ms',
      below: 30,
    },
    {
      name: 'Search of the flagship, keystroke to results painted',
      value: flagship.painted,
      unit: 'ms',
    },
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
