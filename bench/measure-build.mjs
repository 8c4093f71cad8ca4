// Cold builds, rebuilds after one edit, memory and output size.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { record } from './report.mjs';
import { buildSite, cleanSite, measureEach, measureFolder, writeSite } from './sites.mjs';
import { mapValues, medians } from './statistics.mjs';

/** How far the cost of a page may grow between two sizes and still count as flat: noise. */
const FLAT = 1.15;

/**
 * Builds the corpus with every contender. Peers are built once: they take minutes, and the distance is
 * larger than the noise.
 */
export async function measureBuilds({ contenders, pages, runs }) {
  const { ours, peers } = await measureEach(contenders, (contender) =>
    buildRepeatedly(contender, pages, contender.name === 'vitrine' ? runs : 1),
  );
  const [vitrine] = contenders;
  const small = await buildOnce(vitrine, Math.max(10, Math.round(pages / 10)));
  const middle = { pages, cpuSeconds: ours.cold.cpuSeconds };
  const large = await buildOnce(vitrine, pages * 5);
  const perPage = (from, to) => (to.cpuSeconds - from.cpuSeconds) / (to.pages - from.pages);

  const figure = (name, unit, read, goal = {}) => ({
    name,
    value: read(ours),
    unit,
    ...goal,
    peers: mapValues(peers, read),
  });
  const { starlight } = peers;
  return [
    figure(
      `Cold build of ${pages} pages, CPU`,
      's',
      ({ cold }) => cold.cpuSeconds,
      starlight && { target: starlight.cold.cpuSeconds / 10 },
    ),
    figure('Its wall time', 's', ({ cold }) => cold.seconds),
    figure('Its peak memory', 'MB', ({ cold }) => cold.peakBytes, { target: 600e6 }),
    figure('Its output', 'MB', ({ output }) => output.bytes, { target: 40e6 * (pages / 1000) }),
    ...[small, middle, large].map((size) => ({
      name: `CPU by page, ${size.pages} pages`,
      value: (size.cpuSeconds / size.pages) * 1000,
      unit: 'ms',
    })),
    {
      name: `CPU of a page more, ${pages} to ${large.pages}, by that from ${small.pages} to ${pages}`,
      value: perPage(middle, large) / perPage(small, middle),
      unit: '×',
      target: FLAT,
    },
    figure('One page changed, wall by cold', '×', ({ cold, warm }) => warm.seconds / cold.seconds, {
      below: 0.1,
    }),
    figure(
      'One page changed, CPU by cold',
      '×',
      ({ cold, warm }) => warm.cpuSeconds / cold.cpuSeconds,
      { below: 0.1 },
    ),
    figure('One page changed, wall', 's', ({ warm }) => warm.seconds),
  ];
}

/** Builds a site without caches, changes one page and builds it again. */
async function buildRepeatedly(contender, pages, runs) {
  const { name, out, edited } = contender;
  const dir = writeSite(contender, 'pages', pages);
  const cold = [];
  const warm = [];
  let output;
  for (let run = 0; run < runs; run++) {
    cleanSite(contender, dir);
    cold.push(await buildSite(contender, dir));
    output = measureFolder(path.join(dir, out));
    record('build', { contender: name, pages, run, kind: 'cold', ...cold.at(-1), ...output });
    appendFileSync(path.join(dir, edited), `\nAn edit, number ${run}.\n`);
    warm.push(await buildSite(contender, dir));
    record('build', { contender: name, pages, run, kind: 'warm', ...warm.at(-1) });
  }
  return { cold: medians(cold), warm: medians(warm), output };
}

async function buildOnce(contender, pages) {
  const cold = await buildSite(contender, writeSite(contender, 'pages', pages));
  record('build', { contender: contender.name, pages, run: 0, kind: 'cold', ...cold });
  return { ...cold, pages };
}
