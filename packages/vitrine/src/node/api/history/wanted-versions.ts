/** Which published versions are worth recording. */
import { compareVersions, parseVersion } from './versions.ts';

export interface Wish {
  /** No version before this one; `5` is the first of major 5. */
  from?: string | undefined;
  /** Of majors before the newest: the first release alone, or that of each minor. */
  every: 'major' | 'minor';
}

/** The first release of each major, and of each minor of the newest one; or of each minor of all. */
export function wantedVersions(published: readonly string[], { from = '', every }: Wish): string[] {
  const stable = stableVersions(published);
  const newest = majorOf(stable.at(-1) ?? '');
  const seen = new Set<string>();
  return stable.filter((version) => {
    const [major, minor] = version.split('.');
    const line = every === 'minor' || major === newest ? `${major}.${minor}` : `${major}`;
    if (seen.has(line)) return false;
    seen.add(line);
    return isFrom(version, from);
  });
}

/** Without those that lead to a release, the oldest first. */
export function stableVersions(published: readonly string[]): string[] {
  return published
    .filter((version) => parseVersion(version)?.pre.length === 0)
    .toSorted(compareVersions);
}

const majorOf = (version: string) => version.split('.', 1)[0];

function isFrom(version: string, from: string): boolean {
  const parts = from === '' ? [] : from.split('.');
  const whole = [...parts, '0', '0', '0'].slice(0, 3).join('.');
  return compareVersions(version, whole) >= 0;
}
