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
  const longestFirst = sortMarks(marks);
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

/** Where the first mark begins; the length of the text when there is none. */
export function findFirstMark(text: string, marks: readonly string[]): number {
  const longestFirst = sortMarks(marks);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const found = findMark(word, longestFirst);
    if (found !== null) return index + found.at;
  }
  return text.length;
}

const sortMarks = (marks: readonly string[]) =>
  marks.filter((mark) => mark !== '').sort((a, b) => b.length - a.length);

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
  // Most words have no capital inside, and the search for one takes the longest.
  const starts = lower.slice(1) === word.slice(1) ? [] : word.matchAll(CAMEL_START);
  for (const at of [0, ...Array.from(starts, ({ index }) => index)]) {
    const mark = marks.find((each) => lower.startsWith(each, at));
    if (mark !== undefined) return { at, length: mark.length };
  }
  const folded = foldOnce(lower);
  if (folded === lower || !marks.some((each) => folded.startsWith(each))) return null;
  return { at: 0, length: word.length };
}
