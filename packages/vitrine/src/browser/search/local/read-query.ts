import type { SearchRecord } from '../../../shared/search/records.ts';
import { foldSpelling } from '../../../shared/search/spelling.ts';
import { isGeneralWord, isStopWord, isWeakWord } from '../../../shared/search/stop-words.ts';
import { singular, splitNames, type NameParts } from '../../../shared/search/words.ts';
import { readMessage, takeFromCode, type QueryForm } from './read-code.ts';
import { findSynonyms } from './synonyms.ts';

/** The beginning of a word that counts as what was typed, and how much. */
export interface Alternative {
  beginning: string;
  /** At most 1. */
  factor: number;
}

/** A word of a query. */
export interface QueryWord {
  typed: string;
  /** Its parts, when it is a name of several: `z-index`. */
  parts: string[];
  alternatives: Alternative[];
  /** How much an answer without it is worth less. */
  weight: number;
  /** Whether it is written as names are in code: `onClose`. */
  isCode: boolean;
  /** Whether the reader may still be typing it. */
  isLast: boolean;
}

/** Other words for a stretch of a query. */
export interface Meant {
  words: string[];
  /** The words of the query that they stand for. */
  typed: string[];
  /** Share of the query that these are, as far as the others mean the same. */
  share: number;
}

/** A query as it is read. */
export interface Query {
  words: QueryWord[];
  /**
   * What the whole of it may be called, best first: as it is typed, then with other words for it; `meant` are
   * these words alone, and the share of the query that they stand for.
   */
  names: { words: string[]; factor: number; meant?: Meant }[];
  form: QueryForm;
  /** Whether it names a library: the words besides may be those of that one. */
  isForeign: boolean;
  /** The kind of result that it asks for by name. */
  kind?: SearchRecord['kind'] | undefined;
}

const SYNONYM = 0.6;
/** The same of a whole name: less than the name itself of anything. */
const SYNONYM_NAME = 0.42;
export const STEM = 0.75;
/** The same in a question that names another library, whose words it uses. */
const FOREIGN_NAME = 0.8;
/** The name without words such as `component`. */
const TELLING_NAME = 0.95;
/** A name of code amid words says what the question is about. */
const CODE_WORD = 2;
/** What is said after `with` is a part of what is asked about. */
const AFTER_WITH = 0.6;
/** Each further synonym is meant less often than the one before. */
const NEXT = 0.94;
/** Of words that say little. */
export const WEAK = 0.25;
const COMMON = 0.1;
/** Words that name a kind of result. */
const KIND_WORDS = new Map<string, SearchRecord['kind']>([
  ['prop', 'prop'],
  ['props', 'prop'],
  ['slot', 'slot'],
  ['slots', 'slot'],
]);
const CAMEL_CASE = /(?<!\w)(?:\p{Ll}+|\p{Lu}\p{Ll}+)\p{Lu}\w*/gu;
/** `how do I use`: no hook is asked for. */
const HOW_TO_USE =
  /\b(how (?:to|(?:do|can|should|would) (?:i|we|you|one))|(?:want|try|trying|is it possible) to) use\b/gi;
const NUMBER = /^\d+$/;
/** Words of a query that are looked for: each takes memory that grows with the site. */
const MOST_WORDS = 40;
/** Most words of a phrase that has synonyms. */
const PHRASE = 4;

/** What a site says of its words; `commonWords` are those that any page of it could have. */
interface SiteWords {
  synonyms: Record<string, string[]>;
  commonWords: readonly string[];
}

/** Reads a query. */
export function readQuery(text: string, site: SiteWords): Query {
  const { text: code, form } = takeFromCode(text, site.commonWords);
  const about = readMessage(text, site.commonWords);
  const plain = `${code.replace(HOW_TO_USE, '$1')} ${about}`;
  const all = splitNames(plain).slice(0, MOST_WORDS);
  const isCommon = ({ whole }: NameParts) => site.commonWords.includes(whole);
  const telling = all.filter(({ whole }) => !isStopWord(whole));
  const names = telling.length > 0 ? telling : all;
  // `tooltip popper slot`
  const last = names.length > 1 ? names.at(-1) : undefined;
  const asked = last && KIND_WORDS.has(last.whole) ? last : undefined;
  const ownOrAll = names.filter((name) => !isCommon(name) && name !== asked);
  const ownOrAsked = ownOrAll.length > 0 ? ownOrAll : names.filter((name) => !isCommon(name));
  const own = ownOrAsked.length > 0 ? ownOrAsked : names;
  const inCode = new Set(plain.match(CAMEL_CASE)?.map((name) => name.toLowerCase()));
  const joint = all.findIndex(({ whole }) => whole === 'with');
  const hasHead = own.some((name) => all.indexOf(name) < joint);
  const weigh = (name: NameParts): number => {
    if (isCommon(name) && own !== names) return COMMON;
    if (isWeakWord(name.whole) || NUMBER.test(name.whole) || name === asked) return WEAK;
    if (inCode.has(name.whole) || name.whole === about) return CODE_WORD;
    return hasHead && all.indexOf(name) > joint ? AFTER_WITH : 1;
  };
  const words = names.map((name): QueryWord => ({
    typed: name.whole,
    parts: name.parts,
    alternatives: spellings(name.whole),
    weight: weigh(name),
    isCode: inCode.has(name.whole),
    isLast: name === all.at(-1),
  }));
  if (words.every(({ weight }) => weight < 1)) for (const word of words) word.weight = 1;
  const isForeign = own !== names && names.some(isCommon);
  const called = nameQuery(own, words, site, isForeign ? FOREIGN_NAME : SYNONYM_NAME);
  // `help panel` may be the name of a page, though `help` says nothing elsewhere.
  if (telling.length < all.length && all.length <= PHRASE) {
    called.push({ words: [all.map(({ whole }) => whole).join('')], factor: 1 });
  }
  // `default props` may be the name of a section.
  if (asked && own !== names && !names.some(isCommon)) {
    called.push({ words: names.map(({ whole }) => whole), factor: 1 });
  }
  // `close icon`: the word belongs to the name of what it asks for.
  const named = asked && own !== names ? KIND_WORDS.get(asked.whole) : undefined;
  // `leading icon` is what other libraries call a prop.
  const isPhrase = findSynonyms(own.map(({ whole }) => whole).join(' '), site.synonyms).length > 0;
  const kind = isIcon(last) && !isPhrase ? 'icon' : named;
  return { words, names: called, form, kind, isForeign };
}

const isIcon = (name: NameParts | undefined) => name?.whole === 'icon' || name?.whole === 'icons';

/** What the whole of a query may be called. Adds what its words may mean to their alternatives. */
function nameQuery(
  own: readonly NameParts[],
  words: readonly QueryWord[],
  { synonyms }: SiteWords,
  synonymName: number,
): Query['names'] {
  const wholes = own.map(({ whole }) => whole);
  const called: Query['names'] = [{ words: wholes, factor: 1 }];
  const tellingWholes = wholes.filter((whole) => !isGeneralWord(whole));
  const isShorter = tellingWholes.length > 0 && tellingWholes.length < wholes.length;
  const base = isShorter ? tellingWholes : wholes;
  if (isShorter) called.push({ words: base, factor: TELLING_NAME });
  for (const { from, length, meanings } of findPhrases(base, synonyms)) {
    const typed = base.slice(from, from + length);
    const others = base.toSpliced(from, length);
    for (const [at, meaning] of meanings.entries()) {
      const meant = splitNames(meaning).map(({ whole }) => whole);
      // `chip vs badge` tells them apart.
      if (meant.every((word) => others.includes(word))) continue;
      const share = NEXT ** at;
      called.push({
        words: base.toSpliced(from, length, ...meant),
        factor: share * synonymName,
        meant: { words: meant, typed, share: (share * synonymName * length) / base.length },
      });
      const beginning = foldSpelling(singular(meant.join('')));
      for (const word of words) {
        if (typed.includes(word.typed)) {
          word.alternatives.push({ beginning, factor: SYNONYM * share });
        }
      }
    }
  }
  return called;
}

/** A word and what it may be called in another spelling or form. */
export function spellings(word: string): Alternative[] {
  const found = new Map<string, number>();
  const add = (beginning: string, factor: number) => {
    if (!found.has(beginning)) found.set(beginning, factor);
  };
  add(word, 1);
  add(foldSpelling(word), 1);
  add(singular(word), 0.95);
  add(foldSpelling(singular(word)), 0.95);
  for (const form of [word, foldSpelling(word)]) {
    const [, stem = ''] = /^(\w{4,}?)(?:ings?|ed|es?|ers?|ation|able|ly)$/.exec(form) ?? [];
    if (stem !== '') add(stem, STEM);
  }
  return [...found].map(([beginning, factor]) => ({ beginning, factor }));
}

/** Stretches of the query that have other names, the longest first; none overlaps another. */
function findPhrases(words: readonly string[], own: Record<string, string[]>) {
  const found: { from: number; length: number; meanings: string[] }[] = [];
  const taken = new Set<number>();
  for (let length = Math.min(PHRASE, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const places = Array.from({ length }, (_, index) => from + index);
      if (places.some((at) => taken.has(at))) continue;
      const phrase = words.slice(from, from + length);
      const meanings = [phrase, phrase.map(singular)]
        .map((each) => findSynonyms(each.join(' '), own))
        .find((each) => each.length > 0);
      if (meanings === undefined) continue;
      for (const at of places) taken.add(at);
      found.push({ from, length, meanings });
    }
  }
  return found;
}
