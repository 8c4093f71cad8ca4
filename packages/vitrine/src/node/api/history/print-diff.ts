/** A comparison as text, for terminals. */
import type { ApiDiff, Change, Subject } from '../../../shared/api-diff/changes.ts';
import { isBreaking } from '../../../shared/api-diff/diff.ts';
import { groupAlike, type Alike } from '../../../shared/api-diff/group-alike.ts';
import { readableReason } from '../../../shared/api-diff/reason.ts';
import { count } from '../../base/text.ts';
import {
  describeChange,
  nameAlike,
  withoutDigest,
} from '../../../shared/api-diff/describe-change.ts';

/** Longest line before names, and what was and what is, get lines of their own; longest text of one, and of what leads to a difference. */
const WIDTH = { line: 100, text: 300, before: 60 };

type Told = Subject & { breaking?: true; unsure?: true };

/** Sections of what differs, with marks for what breaks or may break code. Ends with a line break. */
export function printDiff(diff: ApiDiff, from: string, to: string): string {
  const { added, changed, deprecated, removed } = diff;
  const sections = [
    section('Removed', removed, (alike) =>
      line(alike, alike.one.reason ? `  (${readableReason(alike.one.reason)})` : ''),
    ),
    section('Changed', changed, printChange),
    section('Deprecated', deprecated, (alike) =>
      line(alike, alike.one.reason && `  ${readableReason(alike.one.reason)}`),
    ),
    section('Added', added, (alike) => {
      const { type, required } = alike.one;
      const text = type === undefined ? '' : `: ${shorten(type)}`;
      return line(alike, `${text}${required ? ' (required)' : ''}`);
    }),
  ].filter((text) => text !== '');
  return `${[`${from} → ${to}`, ...sections, verdict(diff, sections.length > 0)].join('\n\n')}\n`;
}

function section<One extends Subject>(
  title: string,
  items: readonly One[],
  print: (alike: Alike<One>) => string,
): string {
  if (items.length === 0) return '';
  return [`${title} (${items.length})`, ...groupAlike(items).map(print)].join('\n');
}

function printChange(alike: Alike<Change>): string {
  const { one } = alike;
  const rest = `  ${describeChange(one)}`;
  const isShort = `  ${nameAlike(alike)}${rest}`.length <= WIDTH.line;
  if (isShort || one.what !== 'type') return line(alike, rest);
  const [from, to] = fromDifference(one.from ?? 'none', one.to ?? 'none').map(shorten);
  // Of long texts the beginning is kept, and a digest of the whole.
  const told = from === to ? [`    differs behind ${to}`] : [`    - ${from}`, `    + ${to}`];
  return [line(alike, '  type'), ...told].join('\n');
}

/** Two long texts from shortly before they differ: those of many overloads begin alike, and no end is shown. */
function fromDifference(from: string, to: string): string[] {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const isEarly = same < WIDTH.text / 2 || Math.max(from.length, to.length) <= WIDTH.text;
  const start = isEarly ? 0 : from.lastIndexOf(' ', same - WIDTH.before) + 1;
  return [from, to].map((text) => (start === 0 ? text : `… ${text.slice(start)}`));
}

const shorten = (text: string) => {
  const whole = withoutDigest(text);
  return whole.length <= WIDTH.text ? whole : `${whole.slice(0, WIDTH.text)}…`;
};

function line(alike: Alike<Told>, rest: string): string {
  const mark = alike.one.breaking ? '!' : alike.one.unsure ? '?' : ' ';
  return `${wrap(`${mark} ${nameAlike(alike)}`)}${rest}`;
}

/** A list of names that fills more than a line goes on in the next, further in. */
function wrap(names: string): string {
  const [first, ...others] = names.split(', ');
  const lines = [first!];
  for (const name of others) {
    const longer = `${lines.at(-1)}, ${name}`;
    if (longer.length <= WIDTH.line) lines[lines.length - 1] = longer;
    else lines.push(`    ${name}`);
  }
  return lines.join(',\n');
}

function verdict(diff: ApiDiff, isDifferent: boolean): string {
  if (!isDifferent) return 'Nothing that one can rely on has changed.';
  const { added, changed, removed } = diff;
  const breaking = [...removed, ...changed, ...added].filter((one) => one.breaking).length;
  const unsure = changed.filter((one) => one.unsure).length;
  return [
    isBreaking(diff)
      ? `${count(breaking, 'change')} can break code that uses it (!).`
      : 'Nothing is known to break.',
    ...(unsure === 0 ? [] : [`Of ${count(unsure, 'type')} the text does not tell (?).`]),
  ].join(' ');
}
