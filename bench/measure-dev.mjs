/* global document */
// The development server: from its start to the first page, and from an edit to the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser, poll } from './browser.mjs';
import { WORK } from './contenders.mjs';
import { pageTitle } from './corpus.mjs';
import { sampleTree, startServer } from './processes.mjs';
import { record } from './report.mjs';
import { measureEach, writeSite } from './sites.mjs';
import { mapValues, median } from './statistics.mjs';

const EDITS = 6;
/** Titles of the page that is edited; its number is in `edited` and `textPage` of every contender. */
const TITLE = pageTitle(3);
const LIMIT = 420_000;

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves to `true` once something listens on the port, to `null` while nothing does. */
function tryPort(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(null));
    socket.on('connect', () => socket.destroy());
  });
}

/** Milliseconds from a change until its text is in the page, `null` if it never is. The page may reload. */
async function waitForText(page, text, change) {
  const seen = page
    .waitForFunction(
      (wanted) => (document.body?.textContent.includes(wanted) ? Date.now() : false),
      text,
      { polling: 'raf', timeout: 20_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => null);
  // Let the watch begin before there is something to see.
  await sleep(200);
  const started = Date.now();
  change();
  const at = await seen;
  return at === null ? null : at - started;
}

/** Starts a server without caches, opens a page, and edits the page's Markdown. */
async function measureServer(contender, pages) {
  const dir = writeSite(contender, 'dev', pages);
  const file = path.join(dir, contender.edited);
  const markdown = readFileSync(file, 'utf8');
  const port = await findFreePort();
  const browser = await openBrowser();
  const { page } = browser;
  const started = Date.now();
  const server = startServer({
    command: contender.dev(port),
    cwd: dir,
    env: { ...contender.env, NODE_ENV: 'development' },
    log: path.join(WORK, `logs/${contender.name}-dev.log`),
  });
  try {
    const listening = poll(() => tryPort(port), { every: 10, limit: LIMIT });
    const ended = server.ended.then((code) => {
      throw new Error(`${contender.title}'s development server ended with ${code}`);
    });
    await Promise.race([listening, ended]);
    ended.catch(() => undefined);
    const listeningAfter = Date.now() - started;
    await page.goto(`http://127.0.0.1:${port}${contender.textPage}`, {
      waitUntil: 'commit',
      timeout: LIMIT,
    });
    await page.waitForFunction(
      (title) =>
        [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.includes(title)),
      TITLE,
      { polling: 'raf', timeout: LIMIT },
    );
    const firstPage = Date.now() - started;
    const { cpuSeconds } = sampleTree(server.pid);
    // The browser's side of the exchange is loaded after the page.
    await page.waitForTimeout(4000);
    const edits = [];
    for (let edit = 0; edit < EDITS; edit++) {
      const mark = `Edit${Date.now()}n${edit}`;
      const change = () => writeFileSync(file, markdown.replace('## Usage', `${mark}\n\n## Usage`));
      edits.push(await waitForText(page, mark, change));
      await page.waitForTimeout(1500);
    }
    const { bytes } = sampleTree(server.pid);
    return { listening: listeningAfter, firstPage, cpuSeconds, edit: median(edits), bytes, edits };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Every contender's server over a corpus of the run's size. */
export async function measureDevServers({ contenders, pages, runs }) {
  const { ours, peers } = await measureEach(contenders, async (contender) => {
    const { name } = contender;
    const rows = [];
    for (let run = 0; run < (name === 'vitrine' ? runs : 1); run++) {
      rows.push(await measureServer(contender, pages));
      record('dev', { contender: name, pages, run, ...rows.at(-1) });
    }
    const edits = rows.flatMap((row) => row.edits);
    return {
      firstPage: median(rows.map(({ firstPage }) => firstPage)),
      cpuSeconds: median(rows.map(({ cpuSeconds }) => cpuSeconds)),
      edit: median(edits),
      lost: edits.filter((edit) => edit === null).length,
    };
  });
  const figure = (name, unit, read, target) => ({
    name,
    value: read(ours),
    unit,
    ...(target === undefined ? {} : { target }),
    peers: mapValues(peers, read),
  });
  return [
    figure(
      `Development server over ${pages} pages, first page`,
      's',
      ({ firstPage }) => firstPage / 1000,
      2,
    ),
    figure('Its CPU by then', 's', ({ cpuSeconds }) => cpuSeconds),
    figure('A Markdown edit on screen', 'ms', ({ edit }) => edit, 150),
    figure('Edits that never came on screen', '', ({ lost }) => lost, 0),
  ];
}
