/** Long unions of types: where a reader sees the first members, and the others once they are asked for. */
import { splitAt } from '../../../../shared/api-diff/split-type.ts';

/** Most members of a union, and characters of one, that are shown at once. */
const MAX_MEMBERS = 12;
const MAX_LENGTH = 200;

/** Members, and characters about, that stay in sight. */
const SHOWN_MEMBERS = 8;
const SHOWN_LENGTH = 90;

/** Fewest members that are worth a button. */
const MIN_CLOSED = 3;

/** Length of what stays in sight of a type; `undefined` where all of it does. */
export function foldUnion(type: string): number | undefined {
  // Stryker disable next-line all: the same, without taking nearly every type apart
  if (type.length <= MAX_LENGTH && type.split('|').length <= MAX_MEMBERS) return undefined;
  const members = splitAt(type, '|');
  if (type.length <= MAX_LENGTH && members.length <= MAX_MEMBERS) return undefined;
  let [end, shown] = [0, 0];
  for (const member of members) {
    const next = type.indexOf(member, end) + member.length;
    if (shown > 0 && (shown === SHOWN_MEMBERS || next > SHOWN_LENGTH)) break;
    [end, shown] = [next, shown + 1];
  }
  return members.length - shown < MIN_CLOSED ? undefined : end;
}

/** The two parts of a folded union, and how many members the second has. */
export function unfoldUnion(
  type: string,
  end: number,
): { shown: string; rest: string; more: number } {
  const rest = type.slice(end).trimStart();
  return { shown: type.slice(0, end), rest, more: splitAt(rest, '|').length };
}
