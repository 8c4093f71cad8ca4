/** The component that another one's props come from. */
import type { InheritsDoc, PropDoc } from '../../model/component-doc.ts';
import type { Family } from '../props/owner.ts';

/** Reads the base from the comment: "inherits [Modal API](…)". */
export function readStatedBase(comment: string): { name: string; url: string } | null {
  const stated = /\binherits \[(\w+)(?: API)?\]\(([^)\s]+)\)/.exec(comment);
  return stated === null ? null : { name: stated[1] ?? '', url: stated[2] ?? '' };
}

/** The stated base, or else the component that most inherited props come from. */
export function readInherits(
  stated: { name: string; url: string } | null,
  props: PropDoc[],
  { components }: Family,
): InheritsDoc | null {
  if (stated !== null) {
    return { name: stated.name, url: components.has(stated.name) ? null : stated.url };
  }
  const counts = new Map<string, number>();
  for (const { from } of props) {
    if (from !== null && components.has(from)) counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most === undefined ? null : { name: most[0], url: null };
}
