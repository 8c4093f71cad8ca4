/**
 * The candidate that looks most like a mistyped name, or an empty string when none is near: at most
 * a third as many characters may differ as the name, or the last segment of the path, is long.
 */
export function findClosest(name: string, candidates: Iterable<string>): string {
  let closest = '';
  const ownLength = name.length - (name.lastIndexOf('/') + 1);
  let limit = Math.max(1, Math.floor(ownLength / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= limit) continue;
    const distance = measureDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < limit) [closest, limit] = [candidate, distance];
  }
  return closest;
}

/** Levenshtein distance: how many characters must be inserted, deleted or replaced. */
function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
