const WORD_START = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu;

/** A stretch of text; `marked` when it is what the reader searched for. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/**
 * Cuts a text where words (or parts of a camelCase name) begin with one of the marks. The parts
 * joined are the text.
 *
 * @param marks beginnings of words, in lower case
 */
export function highlightMarks(text: string, marks: readonly string[]): TextPart[] {
  const longestFirst = [...marks].sort((a, b) => b.length - a.length);
  const lowered = text.toLowerCase();
  const parts: TextPart[] = [];
  let done = 0;
  for (const { index } of text.matchAll(WORD_START)) {
    const mark = longestFirst.find((candidate) => lowered.startsWith(candidate, index));
    if (mark === undefined || mark === '' || index < done) continue;
    if (index > done) parts.push({ text: text.slice(done, index), marked: false });
    done = index + mark.length;
    parts.push({ text: text.slice(index, done), marked: true });
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
