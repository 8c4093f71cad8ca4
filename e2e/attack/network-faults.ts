import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { STALL_MS } from '../../packages/vitrine/src/browser/core/constants.ts';
import { EVERY_FAULT, startFlakyServer, type Fault } from '../support/flaky-server.ts';
import { createRandom, tryAll, type Attack } from './attack.ts';
import { networkSite } from './support/network-site.ts';
import { REQUEST_KINDS, type RequestKind } from './support/network-requests.ts';
import { build, withFolder, writeFiles } from './support/site.ts';

/** Milliseconds within which a reader who asked for something hears of it, and what a busy machine adds. */
const PATIENCE = 8_000 + 4_000;
/** The same for a browser that a busy machine keeps from asking at all. */
const LONGEST = 60_000;
/** Tries at once: most of them wait. */
const AT_ONCE = 4;
/** Whatever cannot be loaded says so in these words. */
const TOLD = /could not be loaded|Part of this page/;

interface Try {
  kind: RequestKind;
  fault: Fault | 'refused';
}

const FAULTS = ['refused', ...EVERY_FAULT] as const;
const EVERY: Try[] = REQUEST_KINDS.flatMap((kind) => FAULTS.map((fault) => ({ kind, fault })));

/** What did not hold once; they come first. */
const KNOWN: readonly [kind: string, fault: Try['fault']][] = [
  ['document of a navigation', 'stalled'],
  ['first script of such a document', 'reset'],
  ['document of a demo', 'stalled'],
  ['arrow keys', 'empty'],
  ['focus in the navigation', 'refused'],
  ['code of a project', 'stalled'],
  ['compiler of edited code', 'stalled'],
  ['worker for messages of edited code', 'stalled'],
  ['suggestions for an address', 'empty'],
  ['height of a demo in such a document', '500'],
  ['every script', 'captive'],
  ['styles of the search', 'captive'],
  ['parts of the search index', 'captive'],
];
const isKnown = ({ kind, fault }: Try) =>
  KNOWN.some(([name, known]) => name === kind.name && known === fault);

/**
 * Every fault of a network × every kind of request of a page: it can be read, a reader who asked for something has it
 * or is told, and no error is left uncaught.
 */
export const networkFaults: Attack = {
  name: 'faults of the network × requests',
  sample: KNOWN.length + 2,
  full: EVERY.length,
  needsBrowser: true,
  run: ({ seed, count }) =>
    withFolder(async (root) => {
      writeFiles(root, networkSite());
      const built = await build(root);
      if (built.code !== 0) throw new Error(built.output);
      const random = createRandom(seed);
      const order = EVERY.map((each) => ({
        each,
        at: random() - Number(isKnown(each)),
      })).sort((a, b) => a.at - b.at);
      const tries = order.slice(0, count).map(({ each }) => each);
      const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        return await tryAll(
          tries,
          (each) => attempt(browser, path.join(root, 'dist'), each),
          AT_ONCE,
        );
      } finally {
        await browser.close();
      }
    }),
};

/** @returns what did not hold */
async function attempt(browser: Browser, dist: string, { kind, fault }: Try) {
  const server = await startFlakyServer(() => dist);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(error.error().stack ?? error.error().message));
  try {
    const problem = await tryFault(page, server, { kind, fault });
    // Half a script is reported by the browser as one that does not parse.
    const errors = uncaught.filter((text) => text !== '' && !text.startsWith('SyntaxError'));
    const failures = [problem, ...errors].filter((each) => each !== null);
    return failures.length === 0 ? null : `${kind.name}, ${fault}: ${failures.join('; ')}`;
  } catch (error) {
    return `${kind.name}, ${fault}: ${String(error)}`;
  } finally {
    await context.close();
    await server.close();
  }
}

type Server = Awaited<ReturnType<typeof startFlakyServer>>;

async function tryFault(page: Page, server: Server, { kind, fault }: Try): Promise<string | null> {
  const open = () => page.goto(kind.path ?? '/guide', { waitUntil: 'commit' });
  if (kind.before) {
    await open();
    await kind.before(page);
  }
  const state: Asked = { asked: 0, at: Infinity };
  await letFail(page, server, { kind, fault }, state);
  if (!kind.before) await open();
  const begun = Date.now();
  await kind.act?.(page);
  const isOver = () => Date.now() > Math.min(Math.max(begun, state.at) + PATIENCE, begun + LONGEST);
  const outcome = await waitFor(page, kind, isOver);
  const isToldLate =
    outcome === 'done' &&
    (await page
      .getByText(TOLD)
      .first()
      .waitFor({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      ));
  const heard = isToldLate ? 'told' : outcome;
  // A busy machine can make an answer that is only slow later than a page waits for.
  if (fault === 'slow' && heard === 'told' && Date.now() - begun >= STALL_MS) return readable(page);
  const wrong = judge({ kind, fault }, heard, state.asked);
  return wrong ?? (await readable(page));
}

/** What the reader gets first. */
function waitFor(page: Page, kind: RequestKind, isOver: () => boolean): Promise<string> {
  const places = [page, kind.frame?.(page)].filter((place) => place !== undefined);
  const ends = [
    kind.done(page).then(() => 'done'),
    ...places.map(async (place) => {
      await place.getByText(TOLD).first().waitFor();
      return 'told';
    }),
  ];
  return Promise.race([
    // One of them may give up while another goes on.
    Promise.any(ends).catch(() => 'nothing'),
    until(isOver).then(() => 'nothing'),
  ]);
}

async function until(isOver: () => boolean): Promise<void> {
  while (!isOver()) await sleep(100);
}

/** How often the request has been made, and when first. */
interface Asked {
  asked: number;
  at: number;
}

function noteAsked(state: Asked): void {
  state.asked += 1;
  state.at = Math.min(state.at, Date.now());
}

async function letFail(
  page: Page,
  server: Server,
  { kind, fault }: Try,
  state: Asked,
): Promise<void> {
  if (fault === 'refused') {
    await page.route(
      (url) => kind.request.test(url.pathname),
      (route) => {
        if (kind.byScript && route.request().isNavigationRequest()) return route.continue();
        noteAsked(state);
        return route.abort('connectionrefused');
      },
    );
    return;
  }
  server.fault = (pathname, headers) => {
    if (!kind.request.test(pathname)) return undefined;
    if (kind.byScript && headers['sec-fetch-dest'] === 'document') return undefined;
    noteAsked(state);
    return fault;
  };
}

function judge({ kind, fault }: Try, outcome: string, asked: number): string | null {
  if (asked === 0) return 'it was never asked for';
  if (kind.isExtra) return outcome === 'nothing' ? 'the rest does not go on' : null;
  if (kind.recovers || fault === 'slow') return outcome === 'done' ? null : `${outcome}, not done`;
  // A host that names no type, or another one, has sent the right bytes.
  if (fault === 'of another type') return outcome === 'nothing' ? 'nothing is said' : null;
  return outcome === 'told' ? null : `${outcome} instead of a message`;
}

async function readable(page: Page): Promise<string | null> {
  const seen = await page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main')!;
    return {
      heading: main.querySelector('h1')?.checkVisibility() ?? false,
      text: main.innerText.length,
    };
  });
  return seen.heading && seen.text > 40 ? null : `the page cannot be read: ${JSON.stringify(seen)}`;
}
