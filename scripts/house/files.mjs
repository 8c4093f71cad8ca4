import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that are installed, built or measured: in no commit. */
const NOT_OURS = new Set(['node_modules', 'dist', 'results', 'test-results']);

/**
 * Every file below a folder, without hidden folders and what tools have made.
 * @returns {string[]} paths from there, with `/`
 */
export function listFiles(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    if (!entry.isDirectory() || entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return [];
    return listFiles(path.join(dir, entry.name)).map((file) => `${entry.name}/${file}`);
  });
}

/**
 * How many files lie in each folder below `dir`, tests and style sheets included.
 * @returns {Map<string, number>} by the folder's path, '.' for `dir` itself
 */
export function countFlatFiles(dir) {
  const counts = new Map();
  for (const file of listFiles(dir)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}
