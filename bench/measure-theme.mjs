/* global addEventListener, document, MessageChannel, performance, requestAnimationFrame, scrollTo, window */
// From a click on a toggle to the page painted in its choice, on the flagship's page with the most to change.
import { openBrowser } from './browser.mjs';
import { record } from './report.mjs';
import { serveSite } from './serve.mjs';
import { buildFlagship } from './sites.mjs';
import { median } from './statistics.mjs';

const PAGE = '/demos/text-fields';
const TOGGLES = { theme: 'Dark theme', direction: 'Right-to-left' };
/** Clicks before those that count: the first change of direction loads and computes the other styles. */
const WARM_UP = 2;
const CLICKS = 8;
/** Milliseconds that a reader perceives as instant. */
const AT_ONCE = 100;
/** By how much the demos of the page may lengthen that. */
const DEMOS_SHARE = 1.5;

/** Runs in the document: how long after a click the first frame has been painted that shows another look. */
function watchClicks() {
  window.painted = [];
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const { dataset, dir } = document.documentElement;
      const { mode } = dataset;
      const look = () => {
        // The toggle itself is painted first.
        if (dataset.mode === mode && document.dir === dir) return requestAnimationFrame(look);
        // A message is handled after the frame that this callback belongs to.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.painted.push(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** Runs in the document: no demo ever learns that it is near the window. */
function keepDemosStill() {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

async function wakeDemos(page) {
  const frames = page.locator('main [data-demo]');
  for (const frame of await frames.all()) {
    await frame.scrollIntoViewIfNeeded();
    await frame.locator('.demo-content[data-live]').waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
  return frames.count();
}

/** Clicks a toggle again and again. Resolves to the milliseconds of each click. */
async function clickRepeatedly(page, name) {
  const toggle = page.getByRole('button', { name, exact: true });
  for (let click = 0; click < WARM_UP + CLICKS; click++) {
    await toggle.click();
    await page.waitForFunction((count) => window.painted.length > count, click);
    await page.waitForTimeout(100);
  }
  return page.evaluate((skipped) => window.painted.splice(0).slice(skipped), WARM_UP);
}

/** Times of each toggle with every demo of the page live, or with none. */
async function measureToggles(origin, { live }) {
  const browser = await openBrowser();
  try {
    const { page } = browser;
    if (!live) await page.addInitScript(keepDemosStill);
    await page.goto(`${origin}${PAGE}`, { waitUntil: 'networkidle' });
    const demos = live ? await wakeDemos(page) : 0;
    await page.evaluate(watchClicks);
    const times = {};
    for (const [toggle, name] of Object.entries(TOGGLES)) {
      times[toggle] = await clickRepeatedly(page, name);
    }
    const mode = await page.evaluate(() => document.documentElement.dataset.mode);
    if (mode !== 'light') throw new Error('The clicks have not come in pairs');
    return { times, demos };
  } finally {
    await browser.close();
  }
}

/** Both toggles with all demos live, and by the same clicks with none. */
export async function measureThemes({ site, runs }) {
  const server = await serveSite(await buildFlagship(site));
  const all = { live: { theme: [], direction: [] }, still: { theme: [], direction: [] } };
  try {
    for (let run = 0; run < runs; run++) {
      for (const [kind, live] of [
        ['live', true],
        ['still', false],
      ]) {
        const { times, demos } = await measureToggles(server.origin, { live });
        for (const toggle of Object.keys(TOGGLES)) {
          all[kind][toggle].push(...times[toggle]);
          record('theme', { toggle, demos, median: median(times[toggle]), times: times[toggle] });
        }
      }
    }
  } finally {
    await server.close();
  }
  const of = (kind, toggle) => median(all[kind][toggle]);
  return [
    {
      name: 'Light or dark to the next frame, every demo of the longest page live',
      value: of('live', 'theme'),
      unit: 'ms',
      target: AT_ONCE,
    },
    {
      name: 'By the same with no demo live',
      value: of('live', 'theme') / of('still', 'theme'),
      unit: '×',
      target: DEMOS_SHARE,
    },
    {
      name: 'Direction to the next frame, every demo of the longest page live',
      value: of('live', 'direction'),
      unit: 'ms',
      target: AT_ONCE,
    },
    {
      name: 'By the same with no demo live',
      value: of('live', 'direction') / of('still', 'direction'),
      unit: '×',
      target: DEMOS_SHARE,
    },
  ];
}
