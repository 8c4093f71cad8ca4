const ESCAPED = /[.+^$()|]/g;

/**
 * Tells by their paths the files that a site wants to be left alone in its output folder. A pattern that
 * names a folder means all that is in it.
 * @param patterns the configuration's `keep`
 */
export function createKept(patterns: readonly string[]): (file: string) => boolean {
  if (patterns.length === 0) return () => false;
  const sources = patterns.map((pattern) =>
    pattern
      .replaceAll(ESCAPED, '\\$&')
      .split(/(\*\*\/?|\*)/)
      .map((part) => WILDCARDS[part] ?? part)
      .join(''),
  );
  const expression = new RegExp(`^(?:${sources.join('|')})(?:/|$)`);
  return (file) => expression.test(file);
}

const WILDCARDS: Record<string, string> = { '*': '[^/]*', '**': '.*', '**/': '(?:.*/)?' };
