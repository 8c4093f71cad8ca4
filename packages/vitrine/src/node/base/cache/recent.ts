import { statSync, utimesSync } from 'node:fs';

/** Notes that an entry of the cache is used now, by which others leave before it. */
export function markUsed(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // A cache that may only be read is used all the same.
  }
}

/** Of entries of the cache, those that have to leave: all but the ones that were used last. */
export function listOldest(files: readonly string[], kept: number): string[] {
  const used = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
  return files.toSorted((a, b) => used.get(b)! - used.get(a)!).slice(kept);
}
