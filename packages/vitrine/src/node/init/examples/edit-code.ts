/** A change of a text: what stands from `start` to `end` becomes another. */
export type Edit = [start: number, end: number, text: string];

/** A text with changes, none of which lies in another. */
export function apply(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const [start, end, into] of edits.toSorted((a, b) => b[0] - a[0]))
    text = text.slice(0, start) + into + text.slice(end);
  return text;
}
