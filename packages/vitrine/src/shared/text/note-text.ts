import { onOneLine } from './one-line.ts';

/** A line that begins an item of a list, or a block of code. */
const BLOCK = /^ *(?:[-*+•] +\S|\d{1,3}[.)] +\S|```|~~~)/;

/** A text without the dash before it, as some write behind a tag. With other items below it is a list. */
export function withoutDash(text: string): string {
  const [, ...others] = text.trim().split('\n');
  return others.some(isBlock) ? text.trim() : text.trim().replace(/^[-*+•] +/, '');
}

/**
 * A text as an item of a list says it: on one line, and below that the lists and the code that it has, in lines that
 * are indented.
 */
export function noteText(text: string, indent = '  '): string {
  const lines = withoutDash(text).split('\n');
  // One item is no list.
  if (!lines.slice(1).some(isBlock)) return onOneLine(lines.join(' '));
  const start = lines.findIndex(isBlock);
  const below = lines.slice(start);
  const least = Math.min(...below.filter((line) => line !== '').map(indentOf));
  const indented = below.map((line) => (line === '' ? '' : indent + line.slice(least)));
  return [onOneLine(lines.slice(0, start).join(' ')), ...indented].join('\n');
}

const isBlock = (line: string) => BLOCK.test(line);
const indentOf = (line: string) => line.length - line.trimStart().length;
