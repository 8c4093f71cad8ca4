/** Scores as a table. */
import { KINDS } from './compare.mjs';

/** What has to be reached, in percent; of noise at most. */
export const TARGETS = { component: 97, prop: 97, default: 95, noise: 5 };

/**
 * @typedef {{ name: string, source: string, totals: Record<string, number>, misses: object[], excepted: object[] }} Score
 */

/** Percent of what is right, or of own rows that are noise. All of nothing is right. */
export function percent({ totals }, kind, misses) {
  const wrong = misses.filter((miss) => miss.kind === kind).length;
  const share = totals[kind] === 0 ? 0 : (100 * wrong) / totals[kind];
  return kind === 'noise' ? share : 100 - share;
}

/** The targets that a library misses, in words. */
export function failures(score) {
  return Object.entries(TARGETS).flatMap(([kind, target]) => {
    const value = percent(score, kind, score.misses);
    const isReached = kind === 'noise' ? value <= target : value >= target;
    return isReached ? [] : [`${score.name}: ${kind} ${value.toFixed(1)} %, wanted ${target} %`];
  });
}

/**
 * One line a library: percent, behind it the percent once exceptions are left out, and how much could be right.
 * @param {Score[]} scores
 */
export function printScores(scores) {
  const head = ['Library', ...KINDS, 'exceptions', 'held to'];
  const rows = scores.map((score) => [
    score.name,
    ...KINDS.map((kind) => printShare(score, kind)),
    String(score.excepted.length),
    score.source,
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)));
  const line = (cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}

function printShare(score, kind) {
  if (score.totals[kind] === 0) return '-';
  const raw = percent(score, kind, [...score.misses, ...score.excepted]).toFixed(1);
  const rest = percent(score, kind, score.misses).toFixed(1);
  return `${raw}${raw === rest ? '' : ` (${rest})`} % of ${score.totals[kind]}`;
}
