import { PLACES } from '../../../shared/search/index-parts.ts';
import { isUnspaced } from '../../../shared/search/words.ts';
import type { IndexReader } from './index-reader.ts';
import type { Alternative, QueryWord } from './read-query.ts';

/** Entries that one word of a query finds, by number. */
export interface WordMatches {
  /** How well the best word of the entry's names matches; 0 when none does. */
  named: Float32Array;
  /** The same of its text. */
  said: Float32Array;
  /** How many entries match. */
  count: number;
}

/** Below this length texts are not searched: `b` begins a word in nearly every one. */
const TEXT_FROM_LENGTH = 3;
/** A word of a short title says more than that of a long one, and more than the same word of a text. */
const NAME_WEIGHTS: Record<(typeof PLACES)[number], number> = {
  title1: 10,
  title2: 8.5,
  title3: 7.5,
  title4: 6,
  keyword: 6,
  titleKey: 9.5,
  keywordKey: 7,
};
const WEIGHTS = PLACES.map((place) => NAME_WEIGHTS[place]);
const PLURAL = 0.97;
/** What a longer word counts when the reader has typed on after the word: `state` in `stat card`. */
const WHOLE = 0.6;
/** None, or one of another form of the word. */
const ENDING = /^(?:e?d|ing|e?rs?|able|ation|ly|ment)?$/;
/** Of a word that is said once, twice, … in a text. */
const TEXT_WEIGHTS = [0, 1, 1.3, 1.5, 1.7];

/** What a word finds in names and texts. */
export async function matchWord(
  index: IndexReader,
  { alternatives, isLast }: Pick<QueryWord, 'alternatives' | 'isLast'>,
): Promise<WordMatches> {
  const { count } = index.entries;
  const matches: WordMatches = {
    named: new Float32Array(count),
    said: new Float32Array(count),
    count: 0,
  };
  await Promise.all(
    alternatives.map((each) => addAlternative(index, each, isLast ? 1 : WHOLE, matches)),
  );
  return matches;
}

async function addAlternative(
  index: IndexReader,
  { beginning, factor }: Alternative,
  rest: number,
  matches: WordMatches,
): Promise<void> {
  const [names, texts] = await Promise.all([
    index.find('names', beginning),
    beginning.length < TEXT_FROM_LENGTH && !isUnspaced(beginning)
      ? []
      : index.find('texts', beginning),
  ]);
  const { named, said } = matches;
  for (const [found, weights, strength] of [
    [names, WEIGHTS, named],
    [texts, TEXT_WEIGHTS, said],
  ] as const) {
    for (const [word, postings] of found) {
      // `p-3`: a letter that the reader has typed on after is no beginning.
      if (beginning.length < 3 && rest < 1 && word !== beginning) continue;
      const closeness = factor * shareOf(beginning, word, rest);
      for (const [entry, at] of postings) {
        const before = strength[entry]!;
        if (named[entry] === 0 && said[entry] === 0) matches.count++;
        const now = weights[at]! * closeness;
        if (now > before) strength[entry] = now;
      }
    }
  }
}

/** Nearly the whole word typed says more than its first letter; a plural is the word. */
function shareOf(beginning: string, word: string, unfinished: number): number {
  const rest = word.slice(beginning.length);
  if (rest === 's' || rest === 'es') return PLURAL;
  return (beginning.length / word.length) * (ENDING.test(rest) ? 1 : unfinished);
}
