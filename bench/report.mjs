// Rows of measurements in bench/results/, and the table of figures.
import { appendFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BENCH } from './contenders.mjs';

const RESULTS = path.join(BENCH, 'results');

/** Keeps a measurement: one line of JSON in `results/<section>.jsonl`, with when and how busy it was. */
export function record(section, row) {
  mkdirSync(RESULTS, { recursive: true });
  const line = { date: new Date().toISOString(), load: os.loadavg()[0], ...row };
  appendFileSync(path.join(RESULTS, `${section}.jsonl`), `${JSON.stringify(line)}\n`);
  console.error(`${section}: ${Object.entries(row).map(showEntry).join(', ')}`);
}

function showEntry([key, value]) {
  const text = typeof value === 'number' ? Number(value.toPrecision(4)) : JSON.stringify(value);
  return `${key} ${text}`;
}

/** How a value in the base unit (bytes, seconds, milliseconds, a ratio) is shown. */
const UNITS = {
  kB: (bytes) => `${(bytes / 1e3).toFixed(1)} kB`,
  MB: (bytes) => `${(bytes / 1e6).toFixed(1)} MB`,
  s: (seconds) => `${seconds.toFixed(2)} s`,
  ms: (milliseconds) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`,
  '×': (ratio) => `${ratio.toFixed(2)} ×`,
  '%': (share) => `${share.toFixed(0)} %`,
  packages: (number) => `${number} packages`,
  tokens: (number) => `${Math.round(number)} tokens`,
  '': (number) => String(Number(number.toPrecision(2))),
};

/** A value in its base unit, as it is shown. */
export const showValue = (value, unit) => UNITS[unit](value);

/**
 * The table of figures as Markdown.
 * @param figures `{ name, value, unit, target, peers }`: `target` is the greatest value that is good, or
 *   absent, `below` one that is not reached, `atLeast` the smallest; `peers` the values of the same by contender name
 * @param peers contenders with a column of their own
 */
export function formatTable(figures, peers) {
  const titles = ['Figure', 'Measured', 'Target', '', ...peers.map(({ title }) => title)];
  const lines = figures.map(({ name, value, unit, target, below, atLeast, peers: others = {} }) => {
    const show = (number) => (number == null ? '–' : showValue(number, unit));
    const limit = target ?? below ?? atLeast;
    const good =
      below !== undefined
        ? value < below
        : atLeast === undefined
          ? value <= target
          : value >= atLeast;
    const sign = below !== undefined ? '<' : atLeast === undefined ? '≤' : '≥';
    return [
      name,
      show(value),
      limit == null ? '' : `${sign} ${show(limit)}`,
      limit == null || value == null ? '' : good ? 'ok' : '**missed**',
      ...peers.map((peer) => {
        const other = others[peer.name];
        return other == null ? '' : `${show(other)} (${ratio(value, other)})`;
      }),
    ];
  });
  return [titles, titles.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** A row for each peer that is not installed, with what installs it. */
export const formatMissing = (missing) =>
  missing.map(({ name, install }) => `\n| ${name} | not installed: \`${install}\` |`).join('');

/** Ours by theirs. */
function ratio(value, other) {
  return value == null || other === 0 ? '–' : `${(value / other).toFixed(2)} ×`;
}
