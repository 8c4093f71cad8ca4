/** What may be left out may be `undefined`: its mark says so already. */
import { innerOf } from './split-type.ts';

const UNDEFINED = / \| undefined\s*$/;

/** A bracket that is open, or the whole text. */
interface Level {
  /** Which of the pieces written so far begins the type of an optional member or parameter; -1 outside of one. */
  start: number;
  /** An arrow or a condition stands in that type: what follows it may not be the type's own. */
  isOpen: boolean;
}

/** `(event?: Event | undefined) => void` is `(event?: Event) => void`, however deep it stands. */
export function withoutOptionalUndefined(text: string): string {
  if (!/\?: .* \| undefined/s.test(text)) return text;
  const levels: Level[] = [{ start: -1, isOpen: false }];
  // A text would be copied whole at each member that ends in it.
  const written: string[] = [];
  for (const [token] of text.matchAll(TOKENS)) {
    const level = levels.at(-1)!;
    const closes = ')]}>'.includes(token);
    if (closes || token === ',' || token === ';') {
      endMember(written, level);
      level.start = -1;
    }
    if (closes && levels.length > 1) levels.pop();
    written.push(token);
    if ('([{<'.includes(token)) levels.push({ start: -1, isOpen: false });
    else if (token === '?: ') Object.assign(level, { start: written.length, isOpen: false });
    else if (token === '=>' || token === ' ? ') level.isOpen = true;
  }
  return written.join('');
}

function endMember(written: string[], { start, isOpen }: Level): void {
  if (start === -1 || isOpen) return;
  const type = written.slice(start).join('');
  if (!UNDEFINED.test(type)) return;
  const [end = ''] = /\s*$/.exec(type) ?? [];
  const rest = type.replace(UNDEFINED, '');
  written.length = start;
  written.push((innerOf(rest, '(') ?? rest) + end);
}

/** Strings, what a member may begin or end with, and single characters. */
const TOKENS = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\?: |=>| \? |[^]/g;
