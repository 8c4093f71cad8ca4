/* global PerformanceObserver, window */
// Interaction to next paint of every control of the shell, on a CPU four times slower: from the input to the next frame,
// as browsers report it (Event Timing, in steps of 8 ms).
import { openBrowser } from '../browser.mjs';
import { record } from '../report.mjs';
import { serveSite } from '../serve.mjs';
import { buildFlagship } from '../sites.mjs';
import { median } from '../statistics.mjs';

const PAGE = '/getting-started/installation';
const TARGET = 100;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 800 };
/** Times that a control is used: the first counts as well, for its part may be loaded by it. */
const USES = 3;

/** Time until the reader's next key. */
const PAUSE = 300;

const click = (locate) => async (page) => {
  await locate(page).click();
  await page.waitForTimeout(PAUSE);
  await page.keyboard.press('Escape');
};
const button = (name) => (page) => page.getByRole('button', { name, exact: true });

/** By name: the window it is in and how it is used, each time alike. */
const CONTROLS = {
  'light or dark': [WIDE, click(button('Dark theme'))],
  direction: [WIDE, click(button('Right-to-left'))],
  'menu of themes': [WIDE, click((page) => page.locator('.theme-menu-button'))],
  search: [WIDE, click((page) => page.locator('.search-box'))],
  'group of the navigation': [WIDE, click((page) => page.locator('.nav-list [data-path]').first())],
  'filter of the navigation': [WIDE, (page) => page.locator('.nav-filter input').press('b')],
  'contents of the page': [WIDE, click((page) => page.locator('.toc a').first())],
  'copy of code': [WIDE, click((page) => page.locator('main .code > .copy').first())],
  'menu of versions': [WIDE, click((page) => page.locator('.version-button'))],
  navigation: [NARROW, click((page) => page.locator('.menu-button'))],
  appearance: [NARROW, click((page) => page.locator('.appearance-button'))],
};

/** Runs in the page: the longest of the events of each use. */
function watchEvents() {
  window.longest = 0;
  const note = (list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.longest = Math.max(window.longest, duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Milliseconds of each use of a control; `null` where the page has none. */
async function operate(origin, [viewport, act]) {
  const browser = await openBrowser({ viewport });
  const times = [];
  try {
    const { page } = browser;
    page.setDefaultTimeout(5000);
    await page.addInitScript(watchEvents);
    await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
    await browser.throttle({ cpu: 4 });
    for (let time = 0; time < USES; time++) {
      await page.evaluate(() => (window.longest = 0));
      await act(page);
      await page.waitForTimeout(700);
      times.push(await page.evaluate(() => window.longest));
    }
    return times;
  } catch (error) {
    console.error(String(error).split('\n')[0]);
    return null;
  } finally {
    await browser.close();
  }
}

/** A figure for each control: the slowest of its uses, in the middle of the runs. */
export async function measureInputs({ site, runs }) {
  const server = await serveSite(await buildFlagship(site));
  const figures = [];
  try {
    for (const [name, control] of Object.entries(CONTROLS)) {
      const slowest = [];
      for (let run = 0; run < runs; run++) {
        const times = await operate(server.origin, control);
        record('input', { control: name, run, times });
        if (times) slowest.push(Math.max(...times));
      }
      const value = median(slowest);
      figures.push({ name: `Input to next paint, ${name}`, value, unit: 'ms', target: TARGET });
    }
  } finally {
    await server.close();
  }
  return figures;
}
