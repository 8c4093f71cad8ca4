import { isStopWord, isWeakWord } from '../../../shared/search/stop-words.ts';
import { splitNames } from '../../../shared/search/words.ts';
import { listStems, stem } from '../../../shared/tools/stem.ts';
import type { PropDoc } from '../../model/component-doc.ts';
import { findLikeWords, isGrouped } from './like-words.ts';

/** A prop with how well it answers a question. */
export interface RankedProp {
  prop: PropDoc;
  score: number;
  /** The question says its name. */
  isNamed: boolean;
  /** It says all words of it, of which there are several, one after the other: `before upload` of `beforeUpload`. */
  isWhole: boolean;
  /** Share of what the question says that it has to do with. */
  told: number;
  /** Share of it that is in its name, be it in other words. */
  inName: number;
  /** How few of the other props say what its name says: 0 to 1. */
  rarity: number;
  /** The words of the question that are in its name or its values. */
  says: string[];
  /** Likewise, be it in other words. */
  means: string[];
}

/** What a word counts that is a part of the name, one of the values, or in the description. */
const NAME = 6;
const VALUE = 3;
const TEXT = 2;
/** A word that begins as the name does: `maximum` of `max`. */
const SHORT_NAME = 4;
const WEAK = 0.4;
const SYNONYM = 0.5;
const INHERITED = 0.7;
/** Of a type that many components share: the whole of CSS, for example. */
const SHARED = 0.4;
/** What takes its place goes before it, unless its own name was said. */
const DEPRECATED = 0.4;
const SHORTEST = 3;

interface RankOptions {
  /** Gives further words for one. */
  findSynonyms?: (word: string) => readonly string[];
  /** The words that say what something happens on. */
  causes?: ReadonlySet<string>;
  /** All that the question says, in its order: what else it is about may be a part of a prop's name. */
  said?: readonly string[];
}

/** The props that words ask for, best first. A word that many of the props have says little. */
export function rankProps(
  props: readonly PropDoc[],
  words: readonly string[],
  // Stryker disable next-line ArrayDeclaration: several words, as Stryker's are, are no synonym, and no name
  { findSynonyms = () => [], causes = new Set(), said = [] }: RankOptions = {},
): RankedProp[] {
  const facts = props.map(readFacts);
  const asked = [...new Set(words)]
    .filter((word) => !isStopWord(word) || isGrouped(word))
    .map((word) => ({
      ...readWord(word, facts, findSynonyms),
      ...{ isCause: causes.has(word), isJoined: false },
    }));
  for (const word of listJoined(words, facts))
    // Stryker disable next-line ArrayDeclaration: a synonym of several words, as Stryker's is, is passed over
    asked.push({ ...readWord(word, facts, () => []), isCause: false, isJoined: true });
  const phrase = ` ${said.map(stem).join(' ')} `;
  return props
    .map((prop, index) => scoreProp(prop, facts[index]!, asked, phrase))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Two words of a question that a value or a name of one word is written in: `full screen` of `'fullscreen'`. */
function listJoined(words: readonly string[], facts: readonly PropFacts[]): string[] {
  const pairs = words.slice(1).map((word, at) => words[at]! + word);
  return [...new Set(pairs)].filter((pair) => {
    const own = stem(pair);
    return facts.some(
      ({ whole, parts, values }) => values.has(own) || (parts.size === 1 && whole === own),
    );
  });
}

interface PropFacts {
  whole: string;
  /** The words of the name, in its order. */
  name: string;
  parts: Set<string>;
  values: Set<string>;
  text: Set<string>;
}

interface AskedWord {
  stem: string;
  others: string[];
  weight: number;
  rarity: number;
  isWeak: boolean;
  /** Something happens on it: `on hover` asks for a value rather than for a name. */
  isCause: boolean;
  /** Two words of the question as one. */
  isJoined: boolean;
}

function readFacts({ name, values, description, group }: PropDoc): PropFacts {
  const [{ whole, parts } = { whole: '', parts: [] }] = splitNames(name);
  // What many components share may have the values of all of CSS, `Window` and `Menu` among them.
  const own = group === null ? values : [];
  return {
    whole: stem(whole),
    name: leaveOutOn(parts).map(stem).join(' '),
    parts: new Set([whole, ...parts].map(stem)),
    values: new Set(own.flatMap(({ text }) => listStems(text))),
    text: new Set(listStems(description)),
  };
}

/** `checked change` says all of `onCheckedChange`; `change` alone may mean anything. */
function leaveOutOn(parts: readonly string[]): readonly string[] {
  return parts[0] === 'on' && parts.length > 2 ? parts.slice(1) : parts;
}

function readWord(
  word: string,
  facts: readonly PropFacts[],
  findSynonyms: (word: string) => readonly string[],
): Omit<AskedWord, 'isCause' | 'isJoined'> {
  const own = stem(word);
  const others = [
    ...findLikeWords(word),
    ...findSynonyms(word).filter((each) => !each.includes(' ')),
  ].map(stem);
  const having = facts.filter(
    ({ parts, values, text }) => parts.has(own) || values.has(own) || text.has(own),
  );
  const rarity = Math.log(1 + facts.length / (1 + having.length)) / Math.log(1 + facts.length);
  return {
    stem: own,
    others: [...new Set(others)].filter((other) => other !== own),
    weight: (isWeakWord(word) ? WEAK : 1) * rarity,
    rarity,
    isWeak: isWeakWord(word),
  };
}

function scoreProp(
  prop: PropDoc,
  facts: PropFacts,
  asked: readonly AskedWord[],
  phrase: string,
): RankedProp {
  const { whole, parts, values } = facts;
  let score = 0;
  let named = 0;
  const meant = new Set<string>();
  let told = 0;
  let inName = 0;
  let rarest = 0;
  const says: string[] = [];
  const means: string[] = [];
  for (const { stem: own, others, weight, rarity, isWeak, isCause, isJoined } of asked) {
    if (parts.has(own)) {
      named += 1;
      if (!isWeak) rarest = Math.max(rarest, rarity);
    }
    for (const one of [own, ...others]) if (parts.has(one)) meant.add(one);
    const shared = Math.max(0, ...others.map((other) => worthOf(other, facts))) * SYNONYM;
    const value = isCause && facts.values.has(own) ? NAME : 0;
    const worth = Math.max(worthOf(own, facts), shared, value);
    if (worth > 0 && !isWeak) told += isJoined ? 2 : 1;
    if (!isWeak && (parts.has(own) || facts.values.has(own))) says.push(own);
    if (!isWeak && [own, ...others].some((one) => parts.has(one) || values.has(one)))
      means.push(own);
    if (worth >= NAME * SYNONYM && !isWeak && [own, ...others].some((one) => parts.has(one)))
      inName += 1;
    score += worth * weight;
  }
  // All of the name was said: `full width` of `fullWidth`.
  const size = Math.max(1, parts.size - 1);
  const isWhole = size > 1 && phrase.includes(` ${facts.name} `);
  const isNamed = isWhole || named >= size || asked.some(({ stem: own }) => own === whole);
  if (isNamed) score += NAME * size;
  // Likewise in other words: `hide the clear button` of `disableClearable`.
  else if (size > 1 && meant.size >= size) score += NAME * size * SYNONYM;
  const share =
    (prop.group !== null ? SHARED : prop.inherited ? INHERITED : 1) *
    (prop.deprecated === null || isNamed ? 1 : DEPRECATED);
  const all = Math.max(1, asked.filter(({ isWeak, isJoined }) => !isWeak && !isJoined).length);
  return {
    prop,
    score: score * share,
    isNamed,
    isWhole,
    told: Math.min(1, told / all),
    inName: Math.min(1, inName / all),
    rarity: rarest,
    says,
    means,
  };
}

function worthOf(word: string, { whole, parts, values, text }: PropFacts): number {
  if (parts.has(word)) return NAME;
  if (whole.length >= SHORTEST && word.startsWith(whole)) return SHORT_NAME;
  if (values.has(word)) return VALUE;
  return text.has(word) ? TEXT : 0;
}
