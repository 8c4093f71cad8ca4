/** What may be left out may be `undefined`: its mark says so already. */
import { innerOf } from './split-type.ts';

const UNDEFINED = / \| undefined\s*$/;

/** A bracket that is open, or the whole text. */
interface Level {
  /** Where the type of an optional member or parameter begins in what is written so far; -1 outside of one. */
  start: number;
  /** An arrow or a condition stands in that type: what follows it may not be the type's own. */
  isOpen: boolean;
}

/** `(event?: Event | undefined) => void` is `(event?: Event) => void`, however deep it stands. */
export function withoutOptionalUndefined(text: string): string {
  if (!/\?: .* \| undefined/s.test(text)) return text;
  const levels: Level[] = [{ start: -1, isOpen: false }];
  let written = '';
  for (const [token] of text.matchAll(TOKENS)) {
    const level = levels.at(-1)!;
    const closes = ')]}>'.includes(token);
    if (closes || token === ',' || token === ';') {
      written = endMember(written, level);
      level.start = -1;
    }
    if (closes && levels.length > 1) levels.pop();
    written += token;
    if ('([{<'.includes(token)) levels.push({ start: -1, isOpen: false });
    else if (token === '?: ') Object.assign(level, { start: written.length, isOpen: false });
    else if (token === '=>' || token === ' ? ') level.isOpen = true;
  }
  return written;
}

function endMember(written: string, { start, isOpen }: Level): string {
  const type = written.slice(start);
  if (start === -1 || isOpen || !UNDEFINED.test(type)) return written;
  const [end = ''] = /\s*$/.exec(type) ?? [];
  const rest = type.replace(UNDEFINED, '');
  return written.slice(0, start) + (innerOf(rest, '(') ?? rest) + end;
}

/** Strings, what a member may begin or end with, and single characters. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\?: |=>| \? |[^]/g;
