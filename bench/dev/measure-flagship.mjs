// The development server of the flagship, as its maintainers start it in the morning: with nothing known of packages, and
// with all of it known.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../browser.mjs';
import { VITRINE, WORK } from '../contenders.mjs';
import { record } from '../report.mjs';
import { setAside } from '../set-aside.mjs';
import { median } from '../statistics.mjs';
import { findFreePort, LIMIT, startDev, waitForHeading, waitForText } from './dev-server.mjs';

/** Pages that a server is asked for first, with their headings: the home page shows a large demo, the other none. */
const FIRST_PAGES = [
  { kind: 'home', page: '/', title: 'Material UI', hasDemos: true },
  { kind: 'prose', page: '/getting-started/installation', title: 'Installation' },
];
const DEMO_PAGES = [
  { page: '/demos/buttons', title: 'Buttons' },
  { page: '/demos/cards', title: 'Cards' },
];
/** What is edited, on the first of these pages: a sentence of Markdown, and a word that a demo shows. */
const EDITS = [
  { kind: 'markdown', file: 'content/demos/buttons/index.md', text: '\n## ' },
  { kind: 'demo', file: 'content/demos/buttons/contained-buttons.tsx', text: 'Primary' },
];
const EDIT_RUNS = 4;
/** Milliseconds for the browser to ask for all that it wants. */
const SETTLED = 4000;

/** Figures of the server: seconds from its start to a page, from a click to a page, from an edit to the screen. */
export async function measureFlagshipDev({ site, runs }) {
  const rows = [];
  const measure = async (run, isKnown) => {
    for (const first of FIRST_PAGES) {
      if (!isKnown) setAside(path.join(site, '.vitrine'));
      const row = { isKnown, kind: first.kind, ...(await measureServer(site, first, isKnown)) };
      record('dev', { contender: 'flagship', run, ...row });
      rows.push(row);
    }
  };
  for (let run = 0; run < runs; run++) {
    await measure(run, false);
    // A server that is ended with its first page has not come to know all.
    await measureServer(site, FIRST_PAGES[0], true);
    await measure(run, true);
  }
  const all = (read, wanted) => rows.filter(wanted).flatMap(read);
  const secondsTo = (what, kind, isKnown) =>
    median(
      all(
        (row) => row[what] / 1000,
        (row) => row.kind === kind && row.isKnown === isKnown,
      ),
    );
  const known = (read) => median(all(read, ({ isKnown }) => isKnown));
  return [
    ...FIRST_PAGES.flatMap(({ kind }) =>
      [
        [false, 'cold', 1.5],
        [true, 'packages known', 0.8],
      ].map(([isKnown, state, target]) => ({
        name: `Development server of the flagship, ${kind} page first, ${state}`,
        ...{ value: secondsTo('first', kind, isKnown), unit: 's', target },
      })),
    ),
    ...[false, true].map((isKnown) => ({
      name: `The first demo of that home page answers, ${isKnown ? 'packages known' : 'cold'}`,
      ...{ value: secondsTo('live', 'home', isKnown), unit: 's' },
    })),
    ...DEMO_PAGES.map(({ page }, i) => ({
      name: `Its ${page}, loaded after that`,
      ...{ value: known(({ pages }) => pages[i] / 1000), unit: 's', target: 0.7 },
    })),
    ...EDITS.map(({ kind }) => ({
      name: `An edit of ${kind === 'demo' ? 'a demo' : 'Markdown'} among 40 demos on screen`,
      ...{ value: known(({ edits }) => edits[kind] ?? []), unit: 'ms', target: 100 },
    })),
  ];
}

/** @param isEdited whether pages with demos are visited, and files edited */
async function measureServer(site, { page: pathname, title, hasDemos }, isEdited) {
  const port = await findFreePort();
  const { page, close } = await openBrowser();
  const started = Date.now();
  const server = startDev({
    ...{ command: [...VITRINE, 'dev', '--root', site, '--port', String(port)], cwd: site, env: {} },
    log: path.join(WORK, 'logs/flagship-dev.log'),
  });
  try {
    await server.listening(port, 'Vitrine');
    const open = async (each) => {
      const begun = Date.now();
      await page.goto(`http://localhost:${port}${each.page}`, { waitUntil: 'commit' });
      await waitForHeading(page, each.title);
      return Date.now() - begun;
    };
    await open({ page: pathname, title });
    const first = Date.now() - started;
    const live = hasDemos ? await waitForDemo(page, started) : null;
    if (!isEdited) return { first, live, pages: [], edits: {} };
    const pages = [];
    for (const each of DEMO_PAGES) {
      await page.waitForTimeout(SETTLED);
      pages.push(await open(each));
    }
    await open(DEMO_PAGES[0]);
    await page.waitForTimeout(SETTLED);
    return { first, live, pages, edits: await measureEdits(site, page) };
  } finally {
    await close();
    await server.stop();
  }
}

/** Milliseconds from the start of the server until a demo answers. */
async function waitForDemo(page, started) {
  await page.waitForSelector('.demo-content[data-live]', { timeout: LIMIT });
  return Date.now() - started;
}

/** Milliseconds of each edit, by its kind. The files are as they were afterwards. */
async function measureEdits(site, page) {
  const edits = {};
  for (const { kind, file, text } of EDITS) {
    const place = path.join(site, file);
    const content = readFileSync(place, 'utf8');
    edits[kind] = [];
    try {
      for (let edit = 0; edit < EDIT_RUNS; edit++) {
        const mark = `Edit${edit}x${Date.now()}`;
        const change = () => writeFileSync(place, content.replace(text, `${mark}${text}`));
        edits[kind].push((await waitForText(page, mark, change)) ?? Infinity);
        await page.waitForTimeout(1000);
      }
    } finally {
      writeFileSync(place, content);
      await page.waitForTimeout(1000);
    }
  }
  return edits;
}
