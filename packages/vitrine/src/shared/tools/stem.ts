import { isStopWord, isWeakWord } from '../search/stop-words.ts';
import { singular, splitNames } from '../search/words.ts';

/** One form for `closes`, `closed` and `closing`. */
export function stem(word: string): string {
  const one = singular(word);
  const bare = one.length > 5 ? one.replace(/(?:ing|ed|able|ion)$/, '') : one;
  return bare.replace(/e$/, '');
}

/** The stems of a text's words, and of what its names are made of. */
export function listStems(text: string): string[] {
  return splitNames(text).flatMap(({ whole, parts }) => [whole, ...parts].map(stem));
}

/** The stems of what a question says, each with whether many texts have it. */
export function listAskedStems(question: string): Map<string, { isWeak: boolean }> {
  const words = splitNames(question).flatMap(({ whole, parts }) => [whole, ...parts]);
  const telling = words.filter((word) => !isStopWord(word));
  return new Map(telling.map((word) => [stem(word), { isWeak: isWeakWord(word) }]));
}
