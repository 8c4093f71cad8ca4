/** A comparison as text, for terminals. */
import { count } from '../../base/text.ts';
import { isBreaking, type ApiDiff, type Change, type Subject } from './diff.ts';

/** Sections of what differs; breaking ones begin with an exclamation mark. Ends with a line break. */
export function printDiff(diff: ApiDiff, from: string, to: string): string {
  const { added, changed, deprecated, removed } = diff;
  const sections = [
    section(
      'Removed',
      removed.map((one) => line(one, one.reason ? `  (${one.reason})` : '', true)),
    ),
    section(
      'Changed',
      changed.map((one) => line(one, `  ${describeChange(one)}`, one.breaking)),
    ),
    section(
      'Deprecated',
      deprecated.map((one) => line(one, one.reason && `  ${one.reason}`)),
    ),
    section(
      'Added',
      added.map((one) => {
        const type = one.type === undefined ? '' : `: ${one.type}`;
        return line(one, `${type}${one.required ? ' (required)' : ''}`, one.breaking);
      }),
    ),
  ].filter((text) => text !== '');
  const breaking = [...removed, ...changed, ...added].filter((one) => one.breaking).length;
  const verdict = isBreaking(diff)
    ? `${count(breaking, 'change')} may break code that uses it (marked with !).`
    : sections.length === 0
      ? 'Nothing that one can rely on has changed.'
      : 'Nothing breaks.';
  return `${[`${from} → ${to}`, ...sections, verdict].join('\n\n')}\n`;
}

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
      return `no longer: import ${from}`;
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

function line(subject: Subject, rest: string, breaking = false): string {
  return `${breaking ? '!' : ' '} ${nameSubject(subject)}${rest}`;
}

function section(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [`${title} (${lines.length})`, ...lines].join('\n');
}
