// First loads with an empty cache: bytes, first paint, blocking time, layout shift, a demo's first answer.
import path from 'node:path';
import { writeFloor } from './write-floor.mjs';
import { loadInTurns, loadRepeatedly } from './load-page.mjs';
import { browsedSite, buildFlagship, measureEach } from '../sites.mjs';
import { mapValues } from '../statistics.mjs';

const FLAGSHIP_TEXT_PAGE = '/getting-started/installation';
const FLAGSHIP_DEMO_PAGE = '/demos/buttons';

/** The same document with nothing that runs or announces what runs. */
const removeScripts = (html) =>
  html
    .replace(/<script\b(?![^>]*application\/json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?modulepreload"?[^>]*>/g, '');

/** A demo page of the corpus and the same as one hand-written file, in turns. */
async function loadBesideFloor(ours, pages, runs) {
  const dist = await browsedSite(ours, 'demos', pages);
  const floor = await writeFloor(path.dirname(dist), ours.demoPage);
  const sites = [
    { dir: dist, label: 'vitrine beside the floor' },
    { dir: floor, label: 'floor' },
  ];
  return loadInTurns(sites, ours.demoPage, runs, { demo: true });
}

/** How far that page is from the floor. */
function aboveFloor(ours, floor) {
  const figures = [
    { name: 'First demo answers a click', unit: 'ms', read: ({ demoReady }) => demoReady },
    { name: 'Blocking time', unit: 'ms', read: ({ blocking }) => blocking },
    { name: 'First paint', unit: 'ms', read: ({ firstPaint }) => firstPaint },
    { name: 'JavaScript', unit: 'kB', read: ({ js }) => js },
  ];
  return figures.flatMap(({ name, unit, read }) => [
    { name: `${name}, the page as one hand-written file`, value: read(floor), unit },
    { name: `${name}, ours above it`, value: read(ours) - read(floor), unit },
  ]);
}

/** Text pages of the flagship and of every contender, then demo pages, one of them beside the floor. */
export async function measureLoads({ contenders, pages, runs, site }) {
  const flagship = await buildFlagship(site);
  const text = await loadRepeatedly(flagship, FLAGSHIP_TEXT_PAGE, runs, { label: 'flagship' });
  const plain = await loadRepeatedly(flagship, FLAGSHIP_TEXT_PAGE, runs, {
    label: 'flagship without scripts',
    rewrite: removeScripts,
  });
  const shown = await loadRepeatedly(flagship, FLAGSHIP_DEMO_PAGE, runs, {
    label: 'flagship demos',
  });
  // So low a window that the first demo is further away than demos are prepared for.
  const untouched = await loadRepeatedly(flagship, FLAGSHIP_DEMO_PAGE, 1, {
    label: 'flagship, demos out of view',
    viewport: { width: 1280, height: 80 },
  });

  const corpus = await measureEach(contenders, async (contender) => {
    const dir = await browsedSite(contender, 'pages', pages);
    return loadRepeatedly(dir, contender.textPage, runs, { label: contender.name });
  });
  const demos = await measureEach(
    contenders.filter(({ writeDemos }) => writeDemos),
    async (contender) => {
      const dir = await browsedSite(contender, 'demos', pages);
      return loadRepeatedly(dir, contender.demoPage, runs, {
        label: `${contender.name} demos`,
        demo: true,
      });
    },
  );
  const [beside, floor] = await loadBesideFloor(contenders[0], pages, runs);
  const documentBytes = ({ html, css }) => html + css;
  const compare = ({ ours, peers }, name, unit, read) => ({
    name,
    value: read(ours),
    unit,
    peers: mapValues(peers, read),
  });

  return [
    { name: 'Text page of the flagship, JavaScript', value: text.js, unit: 'kB', target: 70e3 },
    {
      name: 'Text page of the flagship, HTML and CSS',
      value: documentBytes(text),
      unit: 'kB',
      target: 25e3,
    },
    {
      name: 'Text page of the flagship, files that hold up its first paint',
      value: text.holdUps,
      unit: '',
      target: 0,
    },
    {
      name: 'First paint by that of the same page without scripts',
      value: text.firstPaint / plain.firstPaint,
      unit: '×',
      target: 1.15,
    },
    { name: 'Blocking time of that page', value: text.blocking, unit: 'ms', target: 100 },
    {
      name: 'Blocking time of /demos/buttons of the flagship',
      value: shown.blocking,
      unit: 'ms',
      target: 150,
    },
    { name: 'Layout shift of that text page', value: text.layoutShift, unit: '', target: 0 },
    {
      name: 'JavaScript of a demo page before a demo is near, above that of a text page',
      value: untouched.js - text.js,
      unit: 'kB',
      target: 0,
    },
    compare(corpus, 'Text page of the corpus, JavaScript', 'kB', ({ js }) => js),
    compare(corpus, 'Its HTML and CSS', 'kB', documentBytes),
    compare(corpus, 'Its first paint', 'ms', ({ firstPaint }) => firstPaint),
    compare(corpus, 'Its blocking time', 'ms', ({ blocking }) => blocking),
    compare(corpus, 'Its layout shift', '', ({ layoutShift }) => layoutShift),
    {
      ...compare(demos, 'First demo answers a click', 'ms', ({ demoReady }) => demoReady),
      target: 1900,
    },
    {
      ...compare(demos, 'Blocking time of that page', 'ms', ({ blocking }) => blocking),
      target: 120,
    },
    compare(demos, 'Demo page of the corpus, JavaScript', 'kB', ({ js }) => js),
    { ...compare(demos, 'Its layout shift', '', ({ layoutShift }) => layoutShift), target: 0 },
    ...aboveFloor(beside, floor),
  ];
}
