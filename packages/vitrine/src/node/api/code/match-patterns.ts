/** Patterns with a star, as export maps and `paths` of a tsconfig have them. */

type Fill = (target: string) => string;

/** What patterns that fit a name lead to, and what puts the part that their star stands for there: the longest first. */
export function matchPatterns<Target>(
  patterns: Readonly<Record<string, Target>>,
  name: string,
): [Target, Fill][] {
  const lengthOf = (pattern: string) => {
    const star = pattern.indexOf('*');
    return star === -1 ? Infinity : star;
  };
  return Object.entries(patterns)
    .toSorted(([a], [b]) => lengthOf(b) - lengthOf(a))
    .flatMap(([pattern, target]): [Target, Fill][] => {
      const fill = matchStar(pattern, name);
      return fill === null ? [] : [[target, fill]];
    });
}

function matchStar(pattern: string, name: string): Fill | null {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === name ? (target) => target : null;
  const isLong = name.length >= before.length + after.length;
  if (!isLong || !name.startsWith(before) || !name.endsWith(after)) return null;
  const filled = name.slice(before.length, name.length - after.length);
  return (target) => target.replaceAll('*', () => filled);
}
