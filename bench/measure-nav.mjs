/* global addEventListener, document, location, MessageChannel, performance, requestAnimationFrame, sessionStorage */
// From a click on a link to the next page's heading painted; every page is visited for the first time.
import { openBrowser, poll } from './browser.mjs';
import { pageSlug } from './corpus.mjs';
import { record } from './report.mjs';
import { serveSite } from './serve.mjs';
import { browsedSite, measureEach } from './sites.mjs';
import { median } from './statistics.mjs';

const FIRST_PAGE = 3;
const STEPS = 6;
/** Milliseconds by how much slower the CPU is. */
const TARGETS = { 1: 25, 4: 90 };
/** How long the pointer rests on a link before it is pressed: short for a reader. */
const HOVER = 100;

/** Runs in every document: notes a click, then when another heading has been painted. */
function watchHeading() {
  const heading = () => document.querySelector('main h1, article h1, h1')?.textContent ?? '';
  const now = () => performance.timeOrigin + performance.now();
  // In the session's storage, because the click and the heading may be in two documents.
  let click = JSON.parse(sessionStorage.getItem('click'));
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!target.closest?.('a[href]')) return;
      click = { at: performance.timeOrigin + timeStamp, from: heading() };
      sessionStorage.setItem('click', JSON.stringify(click));
    },
    true,
  );
  const look = () => {
    const text = click && heading();
    if (text && text !== click.from) {
      const { at } = click;
      click = null;
      sessionStorage.removeItem('click');
      // A message is handled after the frame that this callback belongs to.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => sessionStorage.setItem('painted', String(now() - at));
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Walks through pages of a site by their links. Resolves to the milliseconds of each step. */
async function walk(server, cpu) {
  const browser = await openBrowser();
  const { page } = browser;
  const times = [];
  try {
    await page.addInitScript(watchHeading);
    await page.goto(`${server.origin}/${pageSlug(FIRST_PAGE)}`, { waitUntil: 'networkidle' });
    await browser.throttle({ cpu });
    for (let step = 1; step <= STEPS; step++) {
      const next = pageSlug(FIRST_PAGE + step);
      // The last one is in the text or at its end, and in no engine's navigation.
      const link = page.locator(`a[href*="${next}"]`).last();
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await page.waitForTimeout(HOVER);
      await page.evaluate(() => sessionStorage.removeItem('painted'));
      await page.mouse.down();
      await page.mouse.up();
      const painted = await poll(() => page.evaluate(() => sessionStorage.getItem('painted')));
      if (painted === null) {
        const address = await page.evaluate(() => location.href);
        throw new Error(`No new heading after the click on ${next}, at ${address}`);
      }
      times.push(Number(painted));
      await page.waitForLoadState('networkidle');
    }
  } finally {
    await browser.close();
  }
  return times;
}

/** Every contender, on an unthrottled CPU and on one four times slower. */
export async function measureNavigations({ contenders, pages, runs }) {
  const figures = [];
  for (const cpu of [1, 4]) {
    const { ours, peers } = await measureEach(contenders, async (contender) => {
      const server = await serveSite(await browsedSite(contender, 'pages', pages));
      try {
        const times = [];
        for (let run = 0; run < runs; run++) times.push(...(await walk(server, cpu)));
        record('nav', { contender: contender.name, cpu, median: median(times), times });
        return median(times);
      } finally {
        await server.close();
      }
    });
    figures.push({
      name: `Click to new heading painted, CPU ${cpu} ×`,
      value: ours,
      unit: 'ms',
      target: TARGETS[cpu],
      peers,
    });
  }
  return figures;
}
