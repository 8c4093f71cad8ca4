/** Definitions as texts. */
import { textOf } from '../../checker/syntax.ts';
import type { Node } from '../../checker/type-host.ts';

/** Most members of one interface, and characters of one definition. */
const MAX_MEMBERS = 24;
const MAX_LENGTH = 900;

export function block(members: readonly Node[], print: (member: Node) => string = textOf): string {
  const lines = members.slice(0, MAX_MEMBERS).map((one) => `  ${shorten(print(one), 160)}\n`);
  return `{\n${lines.join('')}${members.length > MAX_MEMBERS ? '  …\n' : ''}}`;
}

export function shorten(text: string, length = MAX_LENGTH): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
