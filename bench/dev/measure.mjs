// The development server: from its start to the first page, and from an edit to the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../browser.mjs';
import { WORK } from '../contenders.mjs';
import { pageTitle } from '../corpus.mjs';
import { sampleTree } from '../processes.mjs';
import { record } from '../report.mjs';
import { measureEach, writeSite } from '../sites.mjs';
import { mapValues, median } from '../statistics.mjs';
import { findFreePort, LIMIT, startDev, waitForHeading, waitForText } from './dev-server.mjs';
import { measureFlagshipDev } from './measure-flagship.mjs';

const EDITS = 6;
/** Titles of the page that is edited; its number is in `edited` and `textPage` of every contender. */
const TITLE = pageTitle(3);
/** Starts a server without caches, opens a page, and edits the page's Markdown. */
async function measureServer(contender, pages) {
  const dir = writeSite(contender, 'dev', pages);
  const file = path.join(dir, contender.edited);
  const markdown = readFileSync(file, 'utf8');
  const port = await findFreePort();
  const browser = await openBrowser();
  const { page } = browser;
  const started = Date.now();
  const server = startDev({
    command: contender.dev(port),
    cwd: dir,
    env: contender.env,
    log: path.join(WORK, `logs/${contender.name}-dev.log`),
  });
  try {
    await server.listening(port, contender.title);
    const listeningAfter = Date.now() - started;
    await page.goto(`http://127.0.0.1:${port}${contender.textPage}`, {
      waitUntil: 'commit',
      timeout: LIMIT,
    });
    await waitForHeading(page, TITLE);
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
export async function measureDevServers({ contenders, pages, site, runs }) {
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
    ...(await measureFlagshipDev({ site, runs })),
  ];
}
