import { remember } from '../../shared/remember.ts';
import { entryOf, PLACES, placeOf, posting } from '../../shared/search/index-parts.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { isStopWord } from '../../shared/search/stop-words.ts';
import {
  indexWords,
  isUnspaced,
  joinKey,
  listNames,
  nameKey,
  splitNames,
} from '../../shared/search/words.ts';

/** By word: the entries that have it and where, each as one number (`posting`), ascending. */
export type Postings = Map<string, number[]>;

/** Names of more letters are found by their words alone. */
const KEY_LENGTH = 48;
/** Words of a text shorter than this say nothing. */
const TEXT_WORD = 3;
/** Longest list of one word of texts: a word in more of them tells none from another. */
const MOST_TEXTS = 4000;
/** How often a word stands in a text is told up to this. */
const MOST_TIMES = 4;

const place = (name: (typeof PLACES)[number]) => PLACES.indexOf(name);
/** Kinds that are found by their whole name: their words are those of their component. */
const WHOLE_NAMES: ReadonlySet<SearchRecord['kind']> = new Set(['class']);

/** The words of all records, numbered in order. */
export function collectWords(records: readonly SearchRecord[]) {
  const names: Postings = new Map();
  const texts: Postings = new Map();
  const vocabulary = new Set<string>();
  const known = new Map<string, string[]>();
  const reader = openNames(known);
  const count = createCounter(texts, known);
  const ends = countEnds(records);
  for (const [entry, record] of records.entries()) {
    const found = wordsOfNames(nameByEnds(record, ends), reader);
    for (const [word, at] of found) {
      push(names, word, entry, at);
      if (at < place('titleKey') && word.length > 3) vocabulary.add(word);
    }
    count(record.text, entry);
  }
  for (const [word, list] of texts) texts.set(word, keepMost(list));
  return { names, texts, vocabulary: [...vocabulary].sort() };
}

/** Ends of a token's path: `shape.borderRadius` ends in `borderRadius`. */
const listEnds = ({ kind, title }: SearchRecord): string[] =>
  kind !== 'token'
    ? []
    : title
        .split('.')
        .map((_, at, parts) => parts.slice(at).join('.'))
        .slice(1);

function countEnds(records: readonly SearchRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const end of records.flatMap(listEnds)) counts.set(end, (counts.get(end) ?? 0) + 1);
  return counts;
}

/** A token is called by the end of its path as well, when no other ends so. */
function nameByEnds(record: SearchRecord, counts: ReadonlyMap<string, number>): SearchRecord {
  const ends = listEnds(record).filter((end) => counts.get(end) === 1);
  // Stryker disable next-line ConditionalExpression: nearly every record has none, and is not copied
  if (ends.length === 0) return record;
  return { ...record, keywords: [...(record.keywords ?? []), ...ends] };
}

function push(postings: Postings, word: string, entry: number, at: number): void {
  listOf(postings, word).push(posting(entry, at));
}

function listOf(postings: Postings, word: string): number[] {
  let list = postings.get(word);
  if (list === undefined) postings.set(word, (list = []));
  return list;
}

/** Reads names; the same props belong to many components. */
interface Names {
  /** Words of a name with their places. */
  wordsOf: (title: string) => ReadonlyMap<string, number>;
  indexWords: (name: string) => string[];
  keysOf: (name: string) => string[];
  /** The words of a name as readers type them apart; empty when they are one. */
  apart: (title: string) => string;
}

function openNames(known: Map<string, string[]>): Names {
  const index = remember((name: string) => indexWords(name, known));
  return {
    indexWords: index,
    wordsOf: remember((title: string) => {
      const words = new Map<string, number>();
      const telling = splitNames(title).filter(({ whole }) => !isStopWord(whole));
      const length = Math.min(Math.max(telling.length, 1), 4);
      for (const word of index(title)) words.set(word, length - 1);
      // A part of a long name says as little of it as a word of a long title.
      const wholes = new Set(telling.flatMap(({ whole }) => index(whole)));
      const parts = telling.reduce((sum, each) => sum + Math.max(1, each.parts.length), 0);
      for (const word of words.keys()) {
        if (!wholes.has(word)) words.set(word, Math.min(Math.max(parts, length), 4) - 1);
      }
      return words;
    }),
    // A query is read name by name: `.MuiTabs-root` is a word there, whose `s` is no plural's.
    keysOf: remember((name: string) =>
      [nameKey(name), joinKey(splitNames(name).map(({ whole }) => whole))].filter(
        (key) => key.length <= KEY_LENGTH,
      ),
    ),
    // Readers type `open on focus` for `openOnFocus`.
    apart: remember((title: string) => {
      const parts = splitNames(title).flatMap(({ whole, parts: own }) =>
        own.length > 0 ? own : whole,
      );
      return parts.filter((part) => !isStopWord(part)).length > 1 ? parts.join(' ') : '';
    }),
  };
}

/** Who wants `useDrag` types `drag`; empty of what is no hook. */
const bareHook = (title: string) => (/^use[A-Z]/.test(title) ? title.slice(3) : '');

/** Each word of title and keywords once for each kind of place, the better one of titles and keywords. */
function wordsOfNames(
  { kind, title, keywords = [] }: SearchRecord,
  names: Names,
): [string, number][] {
  const words = new Map<string, number>(WHOLE_NAMES.has(kind) ? [] : names.wordsOf(title));
  const keys = new Map<string, number>();
  for (const keyword of keywords) {
    for (const word of names.indexWords(keyword)) {
      if (!words.has(word)) words.set(word, place('keyword'));
    }
  }
  const add = (name: string, at: number) => {
    for (const key of names.keysOf(name)) if (!keys.has(key)) keys.set(key, at);
  };
  add(title, place('titleKey'));
  add(names.apart(title), place('titleKey'));
  for (const keyword of keywords) add(keyword, place('keywordKey'));
  if (kind === 'page') add(bareHook(title), place('keywordKey'));
  return [...words, ...keys].filter(([word]) => word !== '');
}

/** Counts words of texts. A site has a few thousand names and says them a million times: each knows its lists. */
function createCounter(texts: Postings, known: Map<string, string[]>) {
  const lists = remember((name: string) =>
    indexWords(name, known)
      .filter((word) => (word.length >= TEXT_WORD || isUnspaced(word)) && !isStopWord(word))
      .map((word) => listOf(texts, word)),
  );
  return (text: string, entry: number): void => {
    for (const name of listNames(text))
      for (const list of lists(name)) {
        const last = list.at(-1);
        if (last === undefined || entryOf(last) !== entry) list.push(posting(entry, 1));
        else if (placeOf(last) < MOST_TIMES) list[list.length - 1] = last + 1;
      }
  };
}

/** Of too many texts those that say the word most often, the first of these. */
function keepMost(list: number[]): number[] {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: saves time
  if (list.length <= MOST_TEXTS) return list;
  return [...list]
    .sort((a, b) => placeOf(b) - placeOf(a))
    .slice(0, MOST_TEXTS)
    .sort((a, b) => a - b);
}
