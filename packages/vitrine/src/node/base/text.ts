import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import { escapeUnit, showInvisible } from '../../shared/text/show-controls.ts';

/** Data for a `<script type="application/json">`: `<` is escaped so that no text can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** Text as code writes it: a line end would end it. */
export const quote = (text: string) =>
  showInvisible(`'${text.replace(/['\\]/g, '\\$&').replace(/[\t\n\r]/g, escapeUnit)}'`);

/**
 * JSON of files that others have written: some editors begin them with a byte order mark.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

/** A text as editors show it, whichever line ends it has and whether it begins with a byte order mark. */
export function uniformText(written: string): string {
  const text = written.startsWith('\uFEFF') ? written.slice(1) : written;
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Short content digest, 10 hexadecimal digits, for file names and cache keys. */
export function shortDigest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}

/** A text whose first letter is a capital: `acme dial` → `Acme dial`. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number of things: `1 page`, `2 pages`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `a, b, c and 20 more`. */
export function nameSome(names: readonly string[], most = 3): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Bytes of a text as UTF-8, for each of its units, at most. */
export const MOST_BYTES = 3;

/** Bytes as people read them: `688 B`, `24.4 kB`. */
export function printBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** A text as the part of an expression that means it and nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/\W/g, '\\$&');
}

/** The message of an unknown thrown value, without the colours that bundlers give it. */
export function messageOf(error: unknown): string {
  try {
    return stripVTControlCharacters(error instanceof Error ? String(error.message) : String(error));
  } catch {
    // An object without a prototype, for one.
    return 'something was thrown that cannot be read';
  }
}

/** Cuts lines out of a text, counted from 0 and without the last one, whichever line ends it has. */
export function createLineCutter(written: string): (from: number, to: number) => string {
  const text = uniformText(written);
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (from, to) =>
    from < starts.length ? text.slice(starts[from], (starts[to] ?? text.length + 1) - 1) : '';
}

/** Number of line breaks in a text. */
export function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * A text without its HTML comments and the line ends right after them. One that is not closed stays, and an
 * expression would look for the end of each to the last line.
 */
export function withoutComments(text: string): string {
  let rest = '';
  let from = 0;
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4);
    if (end === -1) break;
    rest += text.slice(from, start);
    from = end + (text[end + 3] === '\n' ? 4 : 3);
  }
  return rest + text.slice(from);
}

/** Gives the line of an offset in a text, counted from 1. */
export function createLineCounter(text: string): (offset: number) => number {
  /** Offsets of the lines but the first; found when they are asked for. */
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** The line, from 1, of the first character that stands for bytes that are no UTF-8; 0 when there is none. */
export function findUndecoded(text: string): number {
  const at = text.indexOf('\uFFFD');
  return at === -1 ? 0 : countNewlines(text.slice(0, at)) + 1;
}
