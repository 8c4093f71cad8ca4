import { listMarkdownLines } from './markdown-lines.ts';

/**
 * Cuts Markdown into pieces of at most `most` characters: before headings where that leaves half a piece or more, else
 * between blocks, else between lines, and a line that is too long where it is. Code that goes on in the next piece
 * is closed, and opened again there. All pieces together say what the text says.
 */
export function cutMarkdown(text: string, most: number): string[] {
  const pieces: string[] = [];
  if (most < 2 * CLOSING) throw new RangeError(`Pieces of ${most} characters are too small`);
  let rest = text.trim();
  while (rest.length > most) {
    const { piece, after } = cutOnce(rest, most);
    pieces.push(piece);
    rest = after;
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

/** Room for the fence that closes a piece. */
const CLOSING = 12;

function cutOnce(text: string, most: number): { piece: string; after: string } {
  let heading = 0;
  let block = 0;
  let line = 0;
  let fence = '';
  let opened = '';
  for (const { start, end, kind, isBlank, open } of listMarkdownLines(text)) {
    if (start > 0 && start <= most) {
      if (kind === 'heading') heading = start;
      else if (isBlank && open === '') block = end + 1;
      if (start <= most - CLOSING - fence.length) {
        line = start;
        opened = fence;
      }
    }
    fence = open;
    if (end > most) break;
  }
  const at = [heading, block].find((each) => each >= most / 2 && each <= most) ?? 0;
  if (at > 0) return { piece: text.slice(0, at).trim(), after: text.slice(at).trim() };
  if (line > most / 4) {
    const mark = /[`~]{3,}/.exec(opened)?.[0] ?? '';
    const piece = text.slice(0, line).trimEnd();
    const after = text.slice(line);
    return mark === ''
      ? { piece, after: after.trim() }
      : { piece: `${piece}\n${mark}`, after: `${opened}\n${after}` };
  }
  // Between characters, not within one.
  const cut = /[\ud800-\udbff]/.test(text[most - 1]!) ? most - 1 : most;
  return { piece: text.slice(0, cut), after: text.slice(cut) };
}
