import { isHeardAlike, isMistyped, isSlip } from './slips.ts';

/** Words up to this length are taken as typed: one wrong letter of three could be anything. */
const EXACT_UP_TO = 3;
/** From this length on two mistakes are forgiven in the beginning of a word, below it one. */
const TWO_MISTAKES_FROM = 8;
/** From this one on in a whole word, which leaves less to chance. */
const TWO_IN_WHOLE_FROM = 6;
/** The same amid other words, where a word that no page has is more often another: `currency` is not `current`. */
const TWO_AMID_FROM = 10;
/** Up to this length a wrong letter is a typo when its key lies next to the right one, or one vowel stands for another. */
const NEAR_KEY_UP_TO = 5;
/** Corrections looked for; a fourth is never what the reader meant. */
const MAX_CORRECTIONS = 3;

/** A word that may be meant, and how far it is from what was typed. */
export interface Correction {
  word: string;
  mistakes: number;
  /** 0 when it begins alike. */
  begins: number;
  /** 0 when letters are only missing. */
  forgot: number;
}

/**
 * The words of `vocabulary` that the reader may have meant by `typed`, nearest first: those whose
 * beginning is one mistake away (two for long words), so that half-typed words are corrected too; else whole words two
 * mistakes away.
 * A mistake is a letter missing, added, wrong, or swapped with its neighbour. Empty when some
 * word begins exactly as typed.
 *
 * @param vocabulary words in lower case, without duplicates
 * @param isAmid whether it is one of several words, most of which are right, and the reader has typed on: it is then a
 * whole word, and a word that no page has is more often another than a mistake
 */
export function listCorrections(
  typed: string,
  vocabulary: readonly string[],
  isAmid = false,
): Correction[] {
  if (typed.length <= EXACT_UP_TO) return [];
  const allowed = typed.length < (isAmid ? TWO_AMID_FROM : TWO_MISTAKES_FROM) ? 1 : 2;
  const counted = isAmid || typed.length < TWO_IN_WHOLE_FROM ? allowed : 2;
  const found: Correction[] = [];
  for (const word of vocabulary) {
    if (word.startsWith(typed)) return [];
    if (word.length < typed.length - counted || !beginsAlike(typed, word)) continue;
    const mistakes =
      typed.length >= TWO_IN_WHOLE_FROM && isHeardAlike(typed, word)
        ? 1
        : countMistakes(typed, word, counted);
    const isWhole = Math.abs(word.length - typed.length) <= 1;
    // The first letter of a word is seldom the wrong one, and hardly ever one of two.
    const begins = word[0] === typed[0] ? 0 : 1;
    const isLike =
      mistakes < 2
        ? typed.length > NEAR_KEY_UP_TO || isSlip(typed, word)
        : begins === 0 && (typed.length >= TWO_MISTAKES_FROM || isMistyped(typed, word));
    if (mistakes <= (isWhole ? counted : isAmid ? 0 : allowed) && isLike) {
      found.push({ word, mistakes, begins, forgot: isContained(typed, word) ? 0 : 1 });
    }
  }
  return found
    .sort((a, b) => compareLikeness(a, b) || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_CORRECTIONS);
}

/** Orders corrections, the nearest first; 0 for those that are as near. */
export const compareLikeness = (a: Correction, b: Correction): number =>
  a.mistakes - b.mistakes ||
  a.begins - b.begins ||
  a.forgot - b.forgot ||
  a.word.length - b.word.length;

/** Whether letters are only missing, the most frequent mistake: `slidr` is `slider` and not `slide`. */
function isContained(typed: string, word: string): boolean {
  const last = word.endsWith('s') && !typed.endsWith('s') ? word.at(-2) : word.at(-1);
  if (word.length > typed.length + 2 || typed.at(-1) !== last) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at++;
  return at === typed.length;
}

/** Whether there is at most one mistake in the first two letters: spares counting for most words. */
function beginsAlike(typed: string, word: string): boolean {
  return (
    typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]
  );
}

/**
 * Fewest mistakes that turn `typed` into some beginning of `word` (optimal string alignment
 * distance to the nearest prefix). Stops counting above `limit`.
 */
export function countMistakes(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
