/** The middle of the numbers, `null` and `undefined` left out; `null` when nothing is left. */
export function median(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The medians of the numbers that objects of one shape have. */
export function medians(rows) {
  return Object.fromEntries(
    Object.keys(rows[0]).map((key) => [key, median(rows.map((row) => row[key]))]),
  );
}

/** The same keys with a value read from each value. */
export function mapValues(object, read) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, read(value)]));
}
