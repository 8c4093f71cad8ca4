const WORD = /[\p{L}\p{N}]+/gu;
const CAMEL_PART = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;
const ACCENT = /\p{M}/gu;

/** The words of a text in lower case, without accents or punctuation: `TextField's` → `textfield`, `s`. */
export function splitWords(text: string): string[] {
  return (foldAccents(text).match(WORD) ?? []).map((word) => word.toLowerCase());
}

/**
 * The words of a name and the parts they are made of, in lower case: `disableElevation` →
 * `disableelevation`, `disable`, `elevation`. Parts of one letter are left out.
 */
export function splitName(text: string): string[] {
  const words: string[] = [];
  for (const word of foldAccents(text).match(WORD) ?? []) {
    words.push(word.toLowerCase());
    const parts = word.match(CAMEL_PART) ?? [];
    if (parts.length < 2) continue;
    for (const part of parts) if (part.length > 1) words.push(part.toLowerCase());
  }
  return words;
}

/**
 * The same key for all ways of writing a name, such as `Text Fields`, `TextField` and `text field`: words in
 * the singular, joined.
 */
export function nameKey(text: string): string {
  return splitWords(text).map(singular).join('');
}

/** A word without its English plural ending; words of other languages mostly stay as they are. */
export function singular(word: string): string {
  if (word.length <= 3) return word;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function foldAccents(text: string): string {
  // Most of an index is ASCII, and normalising all of it is a tenth of the time to build it.
  return /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(ACCENT, '');
}
