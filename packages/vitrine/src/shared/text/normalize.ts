/** More marks on one character than any language has (Unicode, UAX #15: 30). To put them in order takes the square of their number. */
const MARKS = /(\p{M}{31,})/u;

/** `String.prototype.normalize` in time that grows with the text: runs of marks without end stay as they are. */
export function normalize(text: string, form: 'NFC' | 'NFKD'): string {
  return text
    .split(MARKS)
    .map((part, index) => (index % 2 === 0 ? part.normalize(form) : part))
    .join('');
}
