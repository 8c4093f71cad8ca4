/* global document, history, MessageChannel, performance, requestAnimationFrame */
// Pages of the flagship from a link and through the history, the heaviest beside a light one. Both are prefetched, as a
// reader's pointer has them, so what is measured is the page and not the network.
import { openBrowser } from '../browser.mjs';
import { record } from '../report.mjs';
import { serveSite } from '../serve.mjs';
import { buildFlagship } from '../sites.mjs';
import { median } from '../statistics.mjs';

const START = '/getting-started/installation';
const LIGHT = '/getting-started/usage';
/** 400 kB of HTML: forty demos. */
const HEAVY = '/demos/buttons';
/** In a group of the navigation that is not open yet, with 150 entries. */
const OTHER_GROUP = '/api/dialog';
const TURNS = 3;
/**
 * Milliseconds between a pointer on a link and its click, in which the page is fetched and read: who has been there for 65
 * takes more than 300 on average (the author of instant.page, Web Performance Calendar 2019).
 */
const HOVER_MS = 300;
/** A frame of 60 in a second. */
const FRAME_MS = 17;

/** Runs in the page: milliseconds from a click on the link, or from a step in the history, to another heading painted. */
async function timeHeading(step) {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const start = performance.now();
  if (step) history.go(step);
  else document.getElementById('bench-link').click();
  await new Promise((resolve) => {
    const look = () => (heading() === before ? requestAnimationFrame(look) : resolve());
    requestAnimationFrame(look);
  });
  // A message is handled after the frame that this belongs to.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  return performance.now() - start;
}

function addLink(href) {
  const link = document.createElement('a');
  link.id = 'bench-link';
  link.href = href;
  link.textContent = 'Link';
  document.querySelector('main h1').before(link);
}

/** Times of a page: `click`, then `back` from it and `forward` to it. */
async function visit(origin, href, cpu) {
  const browser = await openBrowser();
  const { page } = browser;
  const times = { click: [], back: [], forward: [] };
  try {
    await page.goto(origin + START, { waitUntil: 'networkidle' });
    await page.evaluate(addLink, href);
    await page.locator('#bench-link').hover();
    await page.waitForTimeout(HOVER_MS);
    await browser.throttle({ cpu });
    const settle = () => page.waitForTimeout(1500);
    times.click.push(await page.evaluate(timeHeading, 0));
    await settle();
    for (let turn = 0; turn < TURNS; turn++) {
      times.back.push(await page.evaluate(timeHeading, -1));
      await settle();
      times.forward.push(await page.evaluate(timeHeading, 1));
      await settle();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Back and forward within a frame, and the heaviest page by the light one. */
export async function measurePages({ site, runs }) {
  const server = await serveSite(await buildFlagship(site));
  const all = {};
  const note = (key, times) => (all[key] ??= []).push(...times);
  try {
    for (let run = 0; run < runs; run++) {
      for (const cpu of [1, 4]) {
        for (const [name, href] of [
          ['light', LIGHT],
          ['heavy', HEAVY],
          ['other group', OTHER_GROUP],
        ]) {
          const times = await visit(server.origin, href, cpu);
          record('nav', { page: name, cpu, run, ...times });
          for (const [kind, list] of Object.entries(times)) note(`${name} ${kind} ${cpu}`, list);
        }
      }
    }
  } finally {
    await server.close();
  }
  const of = (key) => median(all[key]);
  const through = (cpu) => median([...all[`light back ${cpu}`], ...all[`light forward ${cpu}`]]);
  return [
    { name: 'Back and forward, CPU 1 ×', value: through(1), unit: 'ms', target: FRAME_MS },
    { name: 'Back and forward, CPU 4 ×', value: through(4), unit: 'ms' },
    ...[1, 4].flatMap((cpu) => [
      { name: `Click to a light page, CPU ${cpu} ×`, value: of(`light click ${cpu}`), unit: 'ms' },
      {
        name: `Click to the heaviest page by that, CPU ${cpu} ×`,
        value: of(`heavy click ${cpu}`) / of(`light click ${cpu}`),
        unit: '×',
        target: 1.1,
      },
      {
        name: `Click to a page of another group, CPU ${cpu} ×`,
        value: of(`other group click ${cpu}`),
        unit: 'ms',
      },
      {
        name: `Forward to the heaviest page, CPU ${cpu} ×`,
        value: of(`heavy forward ${cpu}`),
        unit: 'ms',
      },
    ]),
  ];
}
