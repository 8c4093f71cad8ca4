import type { Place } from '../runner/edited-code.ts';

export interface Insertion {
  offset: number;
  text: string;
  /** Opens something: comes after what ends at the same offset, and before what is opened inside it. */
  isOuter: boolean;
}

/** Inserts texts without line breaks. Those of one offset keep the order in which they were made. */
export function insertAll(code: string, insertions: Insertion[], begins: Insertion[]) {
  const ordered = order(insertions);
  const added: [line: number, column: number, length: number][] = [];
  const places = new Map<Insertion, Place>();
  let guarded = '';
  let offset = 0;
  let line = 1;
  let lineStart = 0;
  let shift = 0;
  for (const insertion of ordered) {
    guarded += code.slice(offset, insertion.offset);
    for (;;) {
      const end = code.indexOf('\n', lineStart);
      if (end === -1 || end >= insertion.offset) break;
      line += 1;
      lineStart = end + 1;
      shift = 0;
    }
    const column = insertion.offset - lineStart;
    added.push([line, column, insertion.text.length]);
    shift += insertion.text.length;
    places.set(insertion, { line, column: column + shift + 1 });
    guarded += insertion.text;
    offset = insertion.offset;
  }
  return {
    code: guarded + code.slice(offset),
    added,
    loops: begins.map((begin) => places.get(begin)!),
  };
}

/** Ends come before beginnings; of ends the innermost first, which was made last. */
function order(insertions: Insertion[]): Insertion[] {
  return insertions
    .map((insertion, index) => ({ insertion, index }))
    .sort((a, b) => {
      if (a.insertion.offset !== b.insertion.offset) {
        return a.insertion.offset - b.insertion.offset;
      }
      const isEnd = [a, b].map(({ insertion }) => !insertion.isOuter);
      if (isEnd[0] !== isEnd[1]) return isEnd[0] ? -1 : 1;
      return isEnd[0] ? b.index - a.index : a.index - b.index;
    })
    .map(({ insertion }) => insertion);
}

/** The column of the code as it was, from 1, for one of the guarded code. */
export function withoutAdded(
  added: [line: number, column: number, length: number][],
  line: number,
  column: number,
): number {
  let before = 0;
  for (const [at, start, length] of added) {
    if (at !== line) continue;
    const found = column - 1 - before;
    if (found < start) break;
    before += Math.min(length, found - start);
  }
  return column - before;
}
