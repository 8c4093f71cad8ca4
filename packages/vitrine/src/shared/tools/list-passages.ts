import { listMarkdownLines } from '../markdown/lines.ts';

/** A part of Markdown that says something by itself: a sentence, an item of a list, a row of a table, a line of code. */
export interface Passage {
  kind: 'prose' | 'item' | 'row' | 'code';
  text: string;
  /** Of code: the line that opened it. */
  open: string;
}

const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;
const ROW = /^\s*\|.*\|\s*$/;
const DIVIDER = /^[\s|:-]+$/;
/** A line that names the file of a demo, or opens it. */
const FILE = /^\*\*.*\*\* \(`.*`\)$|^`[^`]*`:?$|^The whole file:$/;
/** What stands before a line of a quotation or a note, and says nothing. */
const QUOTED = /^\s*(?:>\s?)+(?:\[!\w+\]\s*)?/;

/** The passages of a section, in order, without its headings and the names of files. */
export function listPassages(markdown: string): Passage[] {
  const passages: Passage[] = [];
  let paragraph: string[] = [];
  let header: string[] | null = null;
  const flush = () => {
    const text = paragraph.join(' ');
    paragraph = [];
    for (const sentence of splitSentences(text)) {
      passages.push({ kind: 'prose', text: sentence, open: '' });
    }
  };
  for (const { start, end, kind, isBlank, open } of listMarkdownLines(markdown)) {
    const line = markdown.slice(start, end);
    const isRow = ROW.test(line);
    if (!isRow) header = null;
    if (kind !== 'text' || isBlank || isRow || ITEM.test(line) || FILE.test(line)) flush();
    if (kind === 'code') {
      // Neither the line that opens it nor the one that closes it.
      if (open !== '' && line !== open) passages.push({ kind: 'code', text: line, open });
    } else if (isRow) {
      if (header === null) header = splitRow(line);
      else if (!DIVIDER.test(line)) {
        passages.push({ kind: 'row', text: joinRow(header, splitRow(line)), open: '' });
      }
    } else if (ITEM.test(line))
      passages.push({ kind: 'item', text: plainText(line.trim()), open: '' });
    else if (kind === 'text' && !isBlank && !FILE.test(line))
      paragraph.push(plainText(line.replace(QUOTED, '').trim()));
  }
  flush();
  return passages;
}

/** Ends after a full stop that a capital, code or a bracket follows. */
export function splitSentences(text: string): string[] {
  const cut = text.split(/(?<=(?<!\be\.g|\bi\.e)[.!?])\s+(?=[\p{Lu}`[<*"'])/u);
  return cut.map((one) => one.trim()).filter(Boolean);
}

/** Prose with the text of its links alone: whoever is told where a section is can follow them there. */
export function plainText(text: string): string {
  return text.replace(/!?\[((?:[^[\]]|\[[^[\]]*\])*)\]\((?:[^()\s]|\([^()]*\))*\)/g, '$1');
}

function splitRow(line: string): string[] {
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);
  return cells.map((cell) => plainText(cell.trim()).replaceAll('\\|', '|'));
}

/** A row that can be read without the others. */
function joinRow(header: readonly string[], cells: readonly string[]): string {
  const told = cells.flatMap((cell, at) => {
    if (cell === '') return [];
    const name = header[at] ?? '';
    return [name === '' ? cell : `${name}: ${cell}`];
  });
  return `- ${told.join('; ')}`;
}
