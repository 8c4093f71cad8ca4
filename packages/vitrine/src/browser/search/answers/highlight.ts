import { foldSpelling } from '../../../shared/search/spelling.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const CAMEL_START = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu;

/** A stretch of text; `marked` when it is what the reader searched for. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Cuts a text where words (or parts of a camelCase name) begin with one of the marks, in whichever spelling. The
 * parts joined are the text.
 *
 * @param marks beginnings of words, in lower case
 */
export function highlightMarks(text: string, marks: readonly string[]): TextPart[] {
  const longestFirst = marks.filter((mark) => mark !== '').sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const found = findMark(word, longestFirst);
    if (found === null) continue;
    const start = index + found.at;
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    done = start + found.length;
    parts.push({ text: text.slice(start, done), marked: true });
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}

const folds = new Map<string, string>();
/** Words of the pages that are shown most. */
const MOST_FOLDS = 5000;

/** Texts repeat their words, and a word takes longer to fold than to find. */
function foldOnce(word: string): string {
  let folded = folds.get(word);
  if (folded === undefined) {
    folded = foldSpelling(word);
    if (folds.size >= MOST_FOLDS) folds.clear();
    folds.set(word, folded);
  }
  return folded;
}

function findMark(word: string, marks: readonly string[]): { at: number; length: number } | null {
  const lower = word.toLowerCase();
  const starts = [0, ...[...word.matchAll(CAMEL_START)].map(({ index }) => index)];
  for (const at of starts) {
    const mark = marks.find((each) => lower.startsWith(each, at));
    if (mark !== undefined) return { at, length: mark.length };
  }
  const folded = foldOnce(lower);
  if (folded === lower || !marks.some((each) => folded.startsWith(each))) return null;
  return { at: 0, length: word.length };
}
