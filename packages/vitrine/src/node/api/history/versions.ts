/** Order of version numbers, as in semantic versioning. */

interface Version {
  numbers: [major: number, minor: number, patch: number];
  /** What stands behind a hyphen, at its dots; empty for a release. */
  pre: string[];
}

/** Reads `9.5.0` or `9.0.0-beta.1`; `null` for anything else. */
export function parseVersion(text: string): Version | null {
  const [, major, minor, patch, pre] =
    /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([\w.-]+))?(?:\+[\w.-]+)?$/.exec(text) ?? [];
  if (patch === undefined) return null;
  return {
    numbers: [Number(major), Number(minor), Number(patch)],
    pre: pre === undefined ? [] : pre.split('.'),
  };
}

/** Negative when the first is the older one. What is no version comes last, by its text. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [parseVersion(a), parseVersion(b)];
  if (first === null || second === null) {
    if (first !== second) return first === null ? 1 : -1;
    return compareText(a, b);
  }
  for (const [i, number] of first.numbers.entries()) {
    if (number !== second.numbers[i]) return number - second.numbers[i]!;
  }
  return comparePre(first.pre, second.pre);
}

/** A release is later than what led to it. */
function comparePre(a: string[], b: string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [i, part] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (part === other) continue;
    const [isNumber, isOther] = [part, other].map((text) => /^\d+$/.test(text));
    if (isNumber && isOther) return Number(part) - Number(other);
    if (isNumber !== isOther) return isNumber ? -1 : 1;
    return compareText(part, other);
  }
  return a.length - b.length;
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
