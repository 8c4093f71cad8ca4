/**
 * How many characters must be inserted, deleted, replaced or exchanged with the next one (optimal string alignment, a
 * kind of the Levenshtein distance): `titel` is one step from `title`.
 */
export function levenshtein(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      // Before the first letter there is none that could be the same.
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchanged ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1, exchanged));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
