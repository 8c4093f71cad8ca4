/** A comparison as text, for terminals. */
import { onOneLine } from '../../../shared/one-line.ts';
import { codeSpan } from '../../../shared/markdown/escape-markdown.ts';
import { count } from '../../base/text.ts';
import type { ApiDiff, Change, Subject } from '../../../shared/api-diff/changes.ts';
import { isBreaking } from '../../../shared/api-diff/diff.ts';

/** Longest line before what was and what is get lines of their own, and longest text of one. */
const WIDTH = { line: 100, text: 300 };

/** Sections of what differs, with marks for what breaks or may break code. Ends with a line break. */
export function printDiff(diff: ApiDiff, from: string, to: string): string {
  const { added, changed, deprecated, removed } = diff;
  const sections = [
    section(
      'Removed',
      removed.map((one) => line(one, one.reason ? `  (${one.reason})` : '')),
    ),
    section('Changed', changed.map(printChange)),
    section(
      'Deprecated',
      deprecated.map((one) => line(one, one.reason && `  ${one.reason}`)),
    ),
    section(
      'Added',
      added.map((one) => {
        const type = one.type === undefined ? '' : `: ${shorten(one.type)}`;
        return line(one, `${type}${one.required ? ' (required)' : ''}`);
      }),
    ),
  ].filter((text) => text !== '');
  return `${[`${from} → ${to}`, ...sections, verdict(diff, sections.length > 0)].join('\n\n')}\n`;
}

/** The same as Markdown: a heading and a list for each kind, as the page has them. */
export function diffToMarkdown(
  { added, changed, deprecated, removed }: ApiDiff,
  hrefOf: (subject: Subject) => string | undefined,
): string {
  const linked = (one: Subject) => {
    const [name, href] = [codeSpan(nameSubject(one)), hrefOf(one)];
    return href === undefined ? name : `[${name}](${href})`;
  };
  const lists: [title: string, lines: string[]][] = [
    ['Removed', removed.map((one) => `${codeSpan(nameSubject(one))} ${one.reason ?? ''}`)],
    ['Changed', changed.map((one) => `${linked(one)} ${codeSpan(describeChange(one))}`)],
    ['Deprecated', deprecated.map((one) => `${linked(one)} ${one.reason}`)],
    ['Added', added.map(linked)],
  ];
  const sections = lists.filter(([, lines]) => lines.length > 0);
  if (sections.length === 0) return 'Nothing that one can rely on has changed.';
  return sections
    .map(([title, lines]) => {
      const items = lines.map((line) => `- ${onOneLine(line)}`);
      return `## ${title} (${lines.length})\n\n${items.join('\n')}`;
    })
    .join('\n\n');
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

function printChange(change: Change): string {
  const short = line(change, `  ${describeChange(change)}`);
  if (short.length <= WIDTH.line || change.what !== 'type') return short;
  const [from, to] = [change.from, change.to].map((text) => shorten(text ?? 'none'));
  return [line(change, '  type'), `    - ${from}`, `    + ${to}`].join('\n');
}

const shorten = (text: string) => {
  const whole = text.replace(/ #[\da-f]{10}$/, '');
  return whole.length <= WIDTH.text ? whole : `${whole.slice(0, WIDTH.text)}…`;
};

/** `default 'a' → 'b'`. */
export function describeChange({ what, from, to }: Change): string {
  switch (what) {
    case 'required':
      return 'is required now';
    case 'optional':
      return 'is no longer required';
    case 'undeprecated':
      return 'is no longer deprecated';
    case 'name':
      return `was called ${from}`;
    case 'import':
      return `is no longer imported as ${from}`;
    default:
      return `${what} ${from ?? 'none'} → ${to ?? 'none'}`;
  }
}

/** `Button color`, `Button slot root`. */
export function nameSubject({ component, prop, slot, class: name }: Subject): string {
  if (prop !== undefined) return `${component} ${prop}`;
  if (slot !== undefined) return `${component} slot ${slot}`;
  return name === undefined ? component : `${component} class ${name}`;
}

function line(subject: Subject & { breaking?: true; unsure?: true }, rest: string): string {
  const mark = subject.breaking ? '!' : subject.unsure ? '?' : ' ';
  return `${mark} ${nameSubject(subject)}${rest}`;
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [`${title} (${lines.length})`, ...lines].join('\n');
}
