import { levenshtein } from '../text/levenshtein.ts';

/** Characters of a name that can be mistyped; comparing takes time by the square of them. */
const LONGEST = 200;

/**
 * The candidate that looks most like a mistyped name, or an empty string when none is near: at most
 * a third as many characters may differ as the name, or the last segment of the path, is long.
 */
export function findClosest(name: string, candidates: Iterable<string>): string {
  if (name.length > LONGEST) return '';
  let closest = '';
  const ownLength = name.length - (name.lastIndexOf('/') + 1);
  let limit = Math.max(1, Math.floor(ownLength / 3)) + 1;
  for (const candidate of candidates) {
    // Stryker disable next-line all: saves time alone, as the distance is at least as large
    if (Math.abs(candidate.length - name.length) >= limit) continue;
    const distance = levenshtein(name.toLowerCase(), candidate.toLowerCase());
    if (distance < limit) [closest, limit] = [candidate, distance];
  }
  return closest;
}
