/** The entries that one word of a query finds, by number. */
export interface WordMatches {
  /** How well the entry's best word matches; 0 when none does. */
  strength: Float64Array;
  /** How many entries match. */
  count: number;
}

/** Finds entries by the beginnings of their words. */
interface WordIndex {
  /**
   * @param beginnings alternatives for one word, in lower case
   * @param minWeight words added with less weight are passed over
   */
  find(beginnings: readonly string[], minWeight: number): WordMatches;
}

/** A word occurs in an entry: entry number and weight, alternating. */
type Postings = number[];

interface WordIndexBuilder {
  /** Says that an entry has these words. Entries are numbered from 0 and added in that order. */
  add(entry: number, words: readonly string[], weight: number): void;
  finish(): WordIndex;
}

/**
 * An inverted index. Measured with 133 API pages of 20 props and 60 guides, cold: 100 ms to build
 * and at most 10 ms for a query. MiniSearch took 280 and up to 90, and 5 kB more of code: it scores
 * every word that begins as typed, in every entry, where only the best one counts here.
 */
export function createWordIndex(): WordIndexBuilder {
  const postingsOf = new Map<string, Postings>();
  let entryCount = 0;
  return {
    add(entry, words, weight) {
      entryCount = entry + 1;
      for (const word of words) {
        const postings = postingsOf.get(word);
        if (postings === undefined) postingsOf.set(word, [entry, weight]);
        else postings.push(entry, weight);
      }
    },
    finish() {
      const words = [...postingsOf.keys()].sort();
      return {
        find(beginnings, minWeight) {
          const matches: WordMatches = { strength: new Float64Array(entryCount), count: 0 };
          for (const beginning of beginnings) {
            for (let at = findFirst(words, beginning); at < words.length; at++) {
              const word = words[at]!;
              if (!word.startsWith(beginning)) break;
              // Nearly the whole word typed says more than its first letter.
              const closeness = beginning.length / word.length;
              addPostings(matches, postingsOf.get(word)!, closeness, minWeight);
            }
          }
          return matches;
        },
      };
    },
  };
}

function addPostings(
  matches: WordMatches,
  postings: Postings,
  closeness: number,
  minWeight: number,
) {
  const { strength } = matches;
  for (let at = 0; at < postings.length; at += 2) {
    const weight = postings[at + 1]!;
    if (weight < minWeight) continue;
    const entry = postings[at]!;
    const before = strength[entry]!;
    if (before === 0) matches.count++;
    strength[entry] = Math.max(before, weight * closeness);
  }
}

/** Position of the first word that is not before `beginning`. */
function findFirst(words: readonly string[], beginning: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}
