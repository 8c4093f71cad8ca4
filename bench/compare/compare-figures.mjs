// What a change did to figures: each measured several times before and after it.
import { median } from '../statistics.mjs';
import { showValue } from '../report.mjs';

/**
 * Puts the figures of runs before and after a change side by side.
 * @param before for each run, its figures `{ name, value, unit }`
 * @param after the same of the change
 * @returns `{ name, unit, before, after, differs }`, the middle two with `median`, `low` and `high`, or `null` where a
 *   side has no such figure; `differs` where the medians are further apart than either side's own runs
 */
export function compareFigures(before, after) {
  const units = new Map([...before, ...after].flat().map(({ name, unit }) => [name, unit]));
  return [...units].map(([name, unit]) => {
    const values = [before, after].map((runs) => readValues(runs, name));
    const [old, now] = values.map(summarise);
    // One run has no spread.
    const differs = values.every(({ length }) => length > 1) && isBeyond(old, now);
    return { name, unit, before: old, after: now, differs };
  });
}

const readValues = (runs, name) =>
  runs
    .flatMap((figures) => figures.filter((figure) => figure.name === name))
    .map(({ value }) => value)
    .filter((value) => Number.isFinite(value));

function summarise(values) {
  if (values.length === 0) return null;
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

function isBeyond(old, now) {
  const spread = Math.max(old.high - old.low, now.high - now.low);
  return Math.abs(now.median - old.median) > spread;
}

/**
 * The comparison as a table in Markdown. What differs is marked; less is better in all figures but a few, so the table
 * says "less" and "more".
 * @param titles of the two sides
 */
export function formatComparison(rows, titles) {
  const lines = rows.map(({ name, unit, before, after, differs }) => [
    name,
    showSide(before, unit),
    showSide(after, unit),
    before === null || after === null ? '' : showChange(before.median, after.median),
    differs ? `**${after.median < before.median ? 'less' : 'more'}**` : '',
  ]);
  const head = ['Figure', ...titles, 'Change', 'Beyond the spread'];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function showSide(side, unit) {
  if (side === null) return '–';
  const { median: middle, low, high } = side;
  const spread = low === high ? '' : ` (${showValue(low, unit)} to ${showValue(high, unit)})`;
  return showValue(middle, unit) + spread;
}

function showChange(before, after) {
  if (before === 0) return after === 0 ? '0.0 %' : 'from nothing';
  const percent = ((after - before) / before) * 100;
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)} %`;
}
