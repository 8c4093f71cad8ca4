// Cold builds, rebuilds after one edit, memory and output size.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { record } from './report.mjs';
import { buildSite, cleanSite, measureFolder, writeSite } from './sites.mjs';
import { medians } from './statistics.mjs';

/** How far the cost of a page at five times the size may be above that at the size: noise, not growth. */
const FLAT = 1.15;

/**
 * Builds the corpus with every contender, in turns, so that a busy minute falls on all of them. Peers are
 * built once: they take minutes, and the distance is larger than the noise.
 */
export async function measureBuilds({ contenders, pages, runs }) {
  const [ours, ...peers] = contenders;
  const dirs = new Map(
    contenders.map((contender) => [contender, writeSite(contender, 'pages', pages)]),
  );
  const rows = new Map(contenders.map((contender) => [contender, []]));
  for (let run = 0; run < runs; run++) {
    for (const contender of run === 0 ? contenders : [ours]) {
      rows.get(contender).push(await buildColdAndWarm(contender, dirs.get(contender), pages, run));
    }
  }
  const { cold, warm, output } = summarise(rows.get(ours));
  const others = new Map(peers.map((peer) => [peer.name, summarise(rows.get(peer))]));
  const ofPeers = (read) =>
    Object.fromEntries([...others].map(([name, summary]) => [name, read(summary)]));

  const small = await buildOnce(ours, Math.max(10, Math.round(pages / 10)));
  const large = await buildOnce(ours, pages * 5);
  const perPage = (from, to) => (to.cpuSeconds - from.cpuSeconds) / (to.pages - from.pages);
  const middle = { ...cold, pages };
  const growth = perPage(middle, large) / perPage(small, middle);

  const starlight = others.get('starlight');
  return [
    {
      name: `Cold build of ${pages} pages, CPU`,
      value: cold.cpuSeconds,
      unit: 's',
      ...(starlight ? { target: starlight.cold.cpuSeconds / 10 } : {}),
      peers: ofPeers((summary) => summary.cold.cpuSeconds),
    },
    {
      name: 'Cold build, wall',
      value: cold.seconds,
      unit: 's',
      peers: ofPeers((summary) => summary.cold.seconds),
    },
    {
      name: 'Peak memory',
      value: cold.peakBytes,
      unit: 'MB',
      target: 600e6,
      peers: ofPeers((summary) => summary.cold.peakBytes),
    },
    {
      name: 'Output',
      value: output.bytes,
      unit: 'MB',
      target: 40e6 * (pages / 1000),
      peers: ofPeers((summary) => summary.output.bytes),
    },
    ...[small, middle, large].map((size) => ({
      name: `CPU by page, ${size.pages} pages`,
      value: (size.cpuSeconds / size.pages) * 1000,
      unit: 'ms',
    })),
    {
      name: `CPU of one more page: ${pages} to ${large.pages} by ${small.pages} to ${pages}`,
      value: growth,
      unit: '×',
      target: FLAT,
    },
    {
      name: 'One page changed, wall by cold',
      value: warm.seconds / cold.seconds,
      unit: '×',
      below: 0.1,
      peers: ofPeers((summary) => summary.warm.seconds / summary.cold.seconds),
    },
    {
      name: 'One page changed, CPU by cold',
      value: warm.cpuSeconds / cold.cpuSeconds,
      unit: '×',
      below: 0.1,
      peers: ofPeers((summary) => summary.warm.cpuSeconds / summary.cold.cpuSeconds),
    },
    {
      name: 'One page changed, wall',
      value: warm.seconds,
      unit: 's',
      peers: ofPeers((summary) => summary.warm.seconds),
    },
  ];
}

function summarise(rows) {
  return {
    cold: medians(rows.map(({ cold }) => cold)),
    warm: medians(rows.map(({ warm }) => warm)),
    output: rows.at(-1).output,
  };
}

async function buildColdAndWarm(contender, dir, pages, run) {
  cleanSite(contender, dir);
  const cold = await buildSite(contender, dir);
  const output = measureFolder(path.join(dir, contender.out));
  record('build', { contender: contender.name, pages, run, kind: 'cold', ...cold, ...output });
  appendFileSync(path.join(dir, contender.edited), `\nAn edit, number ${run}.\n`);
  const warm = await buildSite(contender, dir);
  record('build', { contender: contender.name, pages, run, kind: 'warm', ...warm });
  return { cold, warm, output };
}

async function buildOnce(contender, pages) {
  const cold = await buildSite(contender, writeSite(contender, 'pages', pages));
  record('build', { contender: contender.name, pages, run: 0, kind: 'cold', ...cold });
  return { ...cold, pages };
}
