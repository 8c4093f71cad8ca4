/** Begins a commit's entry. A control character: paths are not expected to begin with one. */
const COMMIT = '\u0001';

/**
 * The date of the newest commit of each file, as `2026-11-21T06:40:32Z`, from the output of
 * `git log -z --format=%x01%ct --name-only`: entries end with NUL, and a line break stands before a
 * commit's first file.
 */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const entry of log.split('\0')) {
    if (entry.startsWith(COMMIT)) {
      date = new Date(Number(entry.slice(1)) * 1000).toISOString().replace('.000Z', 'Z');
      continue;
    }
    const file = entry.replace(/^\n/, '');
    // The newest commit comes first.
    if (file !== '' && !dates.has(file)) dates.set(file, date);
  }
  return dates;
}
