/* global document, MutationObserver, MessageChannel, performance, requestAnimationFrame, window, addEventListener */
// From a keystroke in the live editor to the edited demo painted, on the flagship.
import { openBrowser, poll } from './browser.mjs';
import { record } from './report.mjs';
import { serveSite } from './serve.mjs';
import { buildFlagship } from './sites.mjs';
import { median } from './statistics.mjs';

/** A demo of few lines, and the longest of the site; the letters go into a text that each shows. */
const DEMOS = [
  { page: '/demos/buttons', demo: 'contained-buttons', text: 'Primary' },
  { page: '/demos/tables', demo: 'enhanced-table', text: 'Energy (kcal)' },
];
/** Keystrokes before those that count: the first ones compile the compiler. */
const WARM_UP = 5;
const KEYSTROKES = 15;
/** Milliseconds that a reader perceives as instant. */
const AT_ONCE = 100;

const clock = () => performance.timeOrigin + performance.now();

/** Runs in the page: when each key was pressed. */
function watchKeys() {
  window.pressed = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => window.pressed.push(performance.timeOrigin + timeStamp),
    true,
  );
}

/** Runs in the preview: when each new text has been painted. */
function watchPreview() {
  window.painted = {};
  const look = () => {
    const text = document.querySelector('main').textContent;
    const seen = text.match(/z+/)?.[0].length ?? 0;
    if (seen === 0 || window.painted[seen] !== undefined) return;
    window.painted[seen] = 0;
    requestAnimationFrame(() => {
      // A message is handled after the frame that this callback belongs to.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.painted[seen] = performance.timeOrigin + performance.now());
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document.querySelector('main'), {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
  look();
}

/** Opens the editor of a demo and types. Resolves to the milliseconds of each keystroke. */
async function measureTyping(origin, { page: pathname, demo, text }) {
  const browser = await openBrowser();
  try {
    const { page } = browser;
    // So high that the edited demo is in view beside its code: browsers give a frame that is not no animation frames.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto(`${origin}${pathname}`, { waitUntil: 'networkidle' });
    const frame = page.locator(`main [data-demo][id="${demo}"]`);
    await frame.scrollIntoViewIfNeeded();
    await frame.locator('.demo-content[data-live]').waitFor();
    await frame.getByRole('button', { name: 'Show the source' }).click();
    const opened = await page.evaluate(clock);
    await frame.getByRole('button', { name: 'Edit', exact: true }).click();
    const line = await findLine(frame, text);
    await placeCursor(page, line, text);
    await page.evaluate(watchKeys);
    await page.keyboard.press('z');
    const inner = await poll(() => findPreview(page));
    if (!inner) throw new Error(`The edited ${demo} has not been shown`);
    await inner.evaluate(watchPreview);
    const first = (await page.evaluate(clock)) - opened;
    const times = [];
    for (let count = 2; count <= 1 + WARM_UP + KEYSTROKES; count++) {
      await page.keyboard.press('z');
      const painted = await poll(() => inner.evaluate((n) => window.painted[n] || null, count), {
        every: 10,
      });
      if (painted === null) throw new Error(`Keystroke ${count} has not been shown`);
      times.push(painted - (await page.evaluate((n) => window.pressed[n - 1], count)));
      await page.waitForTimeout(100);
    }
    return { first, times: times.slice(WARM_UP) };
  } finally {
    await browser.close();
  }
}

/** Scrolls the editor to a line: of a long text, it holds only what is in view. */
async function findLine(frame, text) {
  const line = frame.locator('.cm-line', { hasText: text });
  const scroller = frame.locator('.cm-scroller');
  await scroller.waitFor();
  const found = await poll(async () => {
    if ((await line.count()) > 0) return true;
    await scroller.evaluate((element) => (element.scrollTop += 200));
    return null;
  });
  if (!found) throw new Error(`There is no line with "${text}"`);
  await line.scrollIntoViewIfNeeded();
  return line;
}

/** Puts the cursor behind a text of a line. */
async function placeCursor(page, line, text) {
  const box = await line.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.indexOf(wanted);
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at + wanted.length - 1);
      range.setEnd(node, at + wanted.length);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left + 1, y: top + height / 2 };
    }
    return null;
  }, text);
  await page.mouse.click(box.x, box.y);
}

/** The document in which the code runs, once it shows the first letter. */
async function findPreview(page) {
  for (const each of page.frames()) {
    const shows = await each
      .evaluate(() => document.querySelector('main')?.textContent.includes('z') ?? false)
      .catch(() => false);
    if (shows && each.parentFrame()?.parentFrame()) return each;
  }
  return null;
}

export async function measureEdits({ site, runs }) {
  const server = await serveSite(await buildFlagship(site));
  const all = new Map(DEMOS.map(({ demo }) => [demo, []]));
  try {
    for (let run = 0; run < runs; run++) {
      for (const demo of DEMOS) {
        const { first, times } = await measureTyping(server.origin, demo);
        all.get(demo.demo).push(...times);
        record('edit', { demo: demo.demo, first, median: median(times), times });
      }
    }
  } finally {
    await server.close();
  }
  const [short, long] = DEMOS.map(({ demo }) => all.get(demo));
  return [
    {
      name: 'Keystroke to the edited demo painted',
      value: median(short),
      unit: 'ms',
      below: AT_ONCE,
    },
    { name: 'The same in the longest demo', value: median(long), unit: 'ms', below: AT_ONCE },
    { name: 'Slowest keystroke of both', value: Math.max(...short, ...long), unit: 'ms' },
  ];
}
