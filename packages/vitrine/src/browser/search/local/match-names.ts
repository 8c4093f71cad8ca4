import { PLACES } from '../../../shared/search/index-parts.ts';
import { joinKey } from '../../../shared/search/words.ts';
import type { IndexReader } from './index-reader.ts';
import { findNamed, findSeveral, findWhole, pairUp } from './named-entries.ts';
import type { Query } from './read-query.ts';

/** How an entry is called what the query says. */
export interface NameMatch {
  /** The name is all of it, the page's name and the part's are, or it begins so. */
  how: 'title' | 'keyword' | 'pageAndPart' | 'start' | 'phrase';
  /** Share of the name that was typed, and of the query's own words. */
  share: number;
  /** How many entries have the name. */
  shared: number;
}

/** Longest query that is taken apart into a page and a part of it. */
const MOST_WORDS = 4;
/** Longest stretch of a query that may be a name. */
const PHRASE = 4;
/** Of the name of one of several props that are named. */
const SEVERAL = 0.9;
/** Of a page whose name goes on after the query: more than what any other word for it names. */
const FIRST_WORDS = 0.5;
/** Of the part's name when it is not its title. */
const KEYWORD = 0.9;

const TITLE_KEY = PLACES.indexOf('titleKey');

const ORDER: NameMatch['how'][] = ['phrase', 'start', 'pageAndPart', 'keyword', 'title'];

const worthOf = ({ how, share }: NameMatch) => share * (1 + ORDER.indexOf(how));

/** Entries by number whose names, or those of their page and them, are what was typed. */
export async function matchNames(
  index: IndexReader,
  { names, form }: Pick<Query, 'names' | 'form'>,
): Promise<Map<number, NameMatch>> {
  const matches = new Map<number, NameMatch>();
  const add = (entry: number, match: NameMatch) => {
    const before = matches.get(entry);
    const isBetter = before === undefined || worthOf(match) > worthOf(before);
    if (isBetter) matches.set(entry, match);
  };
  const keyPlaces = { title: TITLE_KEY, keyword: PLACES.indexOf('keywordKey') };
  for (const { words, factor, meant } of names) {
    const key = joinKey(words);
    if (key === '') continue;
    for (const [word, postings] of await index.find('names', key)) {
      const shared = postings.filter(([, at]) => at >= keyPlaces.title).length;
      const isWhole = word === key;
      for (const [entry, at] of postings) {
        if (at !== keyPlaces.title && at !== keyPlaces.keyword) continue;
        const how = !isWhole ? 'start' : at === keyPlaces.title ? 'title' : 'keyword';
        const share = isWhole ? factor : (factor * key.length) / word.length;
        add(entry, { how, share, shared });
      }
    }
    if (factor === 1) {
      await addPhrases(index, words, add);
      // What is copied out of code is a whole name.
      if (form !== 'code') await addFirstWords(index, words, add);
    }
    // A single word has other meanings in a longer question.
    if (meant && meant.typed.length > 1 && meant.words.length < words.length) {
      for (const entry of await findWhole(index, joinKey(meant.words))) {
        add(entry, { how: 'phrase', share: meant.share, shared: 1 });
      }
    }
    if (words.length > MOST_WORDS) continue;
    for (const entry of factor === 1 ? await findSeveral(index, words) : []) {
      add(entry, { how: 'pageAndPart', share: SEVERAL, shared: 1 });
    }
    for (let cut = 1; cut < words.length; cut++) {
      const halves = [joinKey(words.slice(0, cut)), joinKey(words.slice(cut))];
      const [first, second] = await Promise.all(halves.map((half) => findNamed(index, half)));
      const isMeant = factor < 1;
      for (const [entry, at] of [
        ...pairUp(index, first!, second!, isMeant),
        ...pairUp(index, second!, first!, isMeant),
      ]) {
        const isTitle = at === keyPlaces.title;
        add(entry, { how: 'pageAndPart', share: factor * (isTitle ? 1 : KEYWORD), shared: 1 });
      }
    }
  }
  return matches;
}

/**
 * Pages whose names begin with all of the query's words: whoever types `progress` means `ProgressBar` rather than a page
 * by another word for it.
 */
async function addFirstWords(
  index: IndexReader,
  words: readonly string[],
  add: (entry: number, match: NameMatch) => void,
): Promise<void> {
  const { pageOf, firstOf } = index.entries;
  const key = joinKey(words);
  const last = joinKey(words.slice(-1));
  const [begins, ends] = await Promise.all([index.find('names', key), index.find('names', last)]);
  const whole = ends.find(([word]) => word === last)?.[1] ?? [];
  const said = new Set(whole.filter(([, at]) => at < TITLE_KEY - 1).map(([entry]) => entry));
  for (const [word, postings] of begins) {
    if (word === key) continue;
    for (const [entry, at] of postings) {
      if (at !== TITLE_KEY || !said.has(entry) || firstOf[pageOf[entry]!] !== entry) continue;
      add(entry, {
        how: 'title',
        share: FIRST_WORDS + (0.05 * key.length) / word.length,
        shared: 1,
      });
    }
  }
}

/** Entries whose whole name is a stretch of the query: `sticky header` in `table sticky header`. */
async function addPhrases(
  index: IndexReader,
  words: readonly string[],
  add: (entry: number, match: NameMatch) => void,
): Promise<void> {
  for (let length = 2; length < Math.min(words.length, PHRASE + 1); length++) {
    for (let from = 0; from + length <= words.length; from++) {
      const key = joinKey(words.slice(from, from + length));
      for (const entry of await findWhole(index, key)) {
        add(entry, { how: 'phrase', share: length / words.length, shared: 1 });
      }
    }
  }
}
