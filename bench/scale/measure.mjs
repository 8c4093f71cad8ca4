// A library of 200 and of 2,000 components with five demos each: what another component costs.
import path from 'node:path';
import { VITRINE, WORK } from '../contenders.mjs';
import { measureCommand } from '../processes.mjs';
import { record } from '../report.mjs';
import { measureFolder } from '../sites.mjs';
import { DEMOS_PER_COMPONENT, writeScaleSite } from './corpus.mjs';

/** How far the cost of a demo may grow between the two sizes and still count as flat: noise. */
const FLAT = 1.15;
const TENTH = 10;

/** Builds both once: the large one takes a minute, and what grows grows by more than the noise. */
export async function measureScale({ components }) {
  const small = await buildScale(Math.max(TENTH, Math.round(components / TENTH)));
  const large = await buildScale(components);
  const title = `${large.components} components, ${large.demos} demos`;
  const ratio = (read) => read(large) / read(small);
  const growth = (name, read) => ({ name, value: ratio(read), unit: '×', target: FLAT });
  const by = `${large.demos} demos by ${small.demos}`;
  return [
    { name: `${title}: CPU`, value: large.cpuSeconds, unit: 's', target: 60 },
    { name: `${title}: wall`, value: large.seconds, unit: 's' },
    { name: `${title}: peak memory`, value: large.peakBytes, unit: 'MB', target: 1200e6 },
    ...[small, large].map((size) => ({
      name: `CPU by demo, ${size.demos} demos`,
      value: (size.cpuSeconds / size.demos) * 1000,
      unit: 'ms',
    })),
    growth(`CPU by demo, ${by}`, ({ cpuSeconds, demos }) => cpuSeconds / demos),
    growth(`Output by demo, ${by}`, ({ output, demos }) => output.bytes / demos),
  ];
}

async function buildScale(components) {
  const dir = path.join(WORK, `scale-${components}`);
  writeScaleSite(dir, components);
  const log = path.join(WORK, 'logs', `scale-${components}.log`);
  const cost = await measureCommand({ command: [...VITRINE, 'build'], cwd: dir, log });
  const output = measureFolder(path.join(dir, 'dist'));
  record('scale', { components, ...cost, ...output });
  return { components, demos: components * DEMOS_PER_COMPONENT, ...cost, output };
}
