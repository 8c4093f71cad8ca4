import { listMarkdownLines } from './lines.ts';

/**
 * Cuts Markdown into pieces of at most `most` characters: before headings where that leaves half a piece or more, else
 * between blocks, else between lines, and a line that is too long where it is. Code that goes on in the next piece
 * is closed, and opened again there. All pieces together say what the text says.
 */
export function cutMarkdown(text: string, most: number): string[] {
  const pieces: string[] = [];
  let place: PiecePlace | null = { from: 0, opened: '' };
  while (place !== null) {
    const taken: Piece = takePiece(text, place, most);
    if (taken.piece !== '') pieces.push(taken.piece);
    place = taken.next;
  }
  return pieces;
}

/** Where a piece begins, and the line that opened the code it begins in; empty outside of code. */
export interface PiecePlace {
  from: number;
  opened: string;
}

interface Piece {
  piece: string;
  /** `null` after the last one. */
  next: PiecePlace | null;
}

/** The piece of a text that begins at a place. */
export function takePiece(text: string, { from, opened }: PiecePlace, most: number): Piece {
  if (most < 2 * CLOSING) throw new RangeError(`Pieces of ${most} characters are too small`);
  // A long one would leave no room for what it opens.
  const fence = opened.length > most / 4 ? /[`~]{3,}/.exec(opened)![0].slice(0, 9) : opened;
  const before = fence === '' ? '' : `${fence}\n`;
  const rest = before + (opened === '' ? text.slice(from).trim() : text.slice(from).trimEnd());
  if (rest.length <= most) return { piece: rest, next: null };
  const head = text.slice(from, from + most);
  const skipped = opened === '' ? head.length - head.trimStart().length : 0;
  if (skipped === most) return { piece: '', next: { from: from + most, opened } };
  const cut = cutOnce(rest, most);
  const next = from + skipped + cut.at - before.length;
  return { piece: cut.piece, next: { from: next, opened: cut.opened } };
}

/** The place at an offset of a text, where a piece may begin. */
export function findPlace(text: string, from: number): PiecePlace {
  let opened = '';
  for (const { start, open } of listMarkdownLines(text)) {
    if (start >= from) break;
    opened = open;
  }
  return { from, opened };
}

/** Room for the fence that closes a piece. */
const CLOSING = 12;

function cutOnce(text: string, most: number): { piece: string; at: number; opened: string } {
  const { heading, block, line, opened } = findCuts(text, most);
  const at = [heading, block].find((each) => each >= most / 2) ?? 0;
  if (at > 0) return { piece: text.slice(0, at).trim(), at, opened: '' };
  if (line > most / 4) {
    const mark = /[`~]{3,}/.exec(opened)?.[0] ?? '';
    const piece = text.slice(0, line).trimEnd();
    return { piece: mark === '' ? piece : `${piece}\n${mark}`, at: line, opened };
  }
  // Between characters, not within one.
  const cut = /[\ud800-\udbff]/.test(text[most - 1]!) ? most - 1 : most;
  return { piece: text.slice(0, cut), at: cut, opened: '' };
}

/** The last places before a limit where a heading, a block and a line begin, and what opened the code at that line. */
function findCuts(text: string, most: number) {
  const cuts = { heading: 0, block: 0, line: 0, opened: '' };
  let fence = '';
  for (const { start, end, kind, isBlank, open } of listMarkdownLines(text)) {
    if (start > most) break;
    if (kind === 'heading') cuts.heading = start;
    else if (isBlank) cuts.block = end + 1;
    if (start <= most - CLOSING - fence.length) [cuts.line, cuts.opened] = [start, fence];
    fence = open;
  }
  return cuts;
}
