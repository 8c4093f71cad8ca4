import { isStopWord, isWeakWord } from '../../../shared/search/stop-words.ts';
import { splitNames } from '../../../shared/search/words.ts';
import { listStems, stem } from '../../../shared/tools/stem.ts';
import type { PropDoc } from '../../model/component-doc.ts';

/** A prop with how well it answers a question. */
export interface RankedProp {
  prop: PropDoc;
  score: number;
  /** The question says its name. */
  isNamed: boolean;
  /** Share of what the question says that it has to do with. */
  told: number;
  /** Share of it that is in its name, be it in other words. */
  inName: number;
  /** How few of the other props say what its name says: 0 to 1. */
  rarity: number;
  /** The words of the question that are in its name or its values. */
  says: string[];
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
const SHORTEST = 3;

/**
 * Words of questions and of props that mean the same, in whatever library. Words of whole components are in the
 * synonyms of the search.
 */
const GROUPS = [
  'disable disabled remove without no none nothing never prevent off stop hide unavailable',
  'date day days',
  'elevation shadow depth',
  'multiple several many',
  'select choose pick selection',
  'max maximum limit most',
  'min minimum least',
  'placement position side place where anchor origin stand appear',
  'direction orientation horizontal vertical',
  'duration timeout delay long time milliseconds',
  'default initial initially beginning',
  'icon glyph symbol',
  'label text caption name',
  'spacing gap space distance',
  'edge side',
  'size dense small large compact',
  'wrap ellipsis overflow truncate cut',
  'severity kind level type',
  'step precision increment half',
  'full whole entire stretch',
  'open show visible display',
  'close closed closable hide dismiss dismissible',
  'page pages paging pagination paginator',
  'animate animated animation transition',
  'custom render replace own',
  'compare equal same identical',
  'picture image photo avatar',
  'border outline frame notch',
  'round rounded circle circular radius corner corners',
  'arrow chevron caret dropdown popup',
  'url href link address',
  'required mandatory',
  'loading busy pending fetch fetched',
  'active selected current highlight highlighted',
  'help helper hint',
  'press click tap',
  'align alignment center centered middle',
  'number count total amount',
  'width wide thickness',
  'height high tall',
].map((line) => line.split(' '));

/**
 * The props that words ask for, best first. A word that many of the props have says little.
 * @param findSynonyms further words for one
 */
export function rankProps(
  props: readonly PropDoc[],
  words: readonly string[],
  findSynonyms: (word: string) => readonly string[] = () => [],
): RankedProp[] {
  const facts = props.map(readFacts);
  const asked = [...new Set(words)]
    .filter((word) => !isStopWord(word) || isGrouped(word))
    .map((word) => readWord(word, facts, findSynonyms));
  return props
    .map((prop, index) => scoreProp(prop, facts[index]!, asked))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

interface PropFacts {
  whole: string;
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
}

function readFacts({ name, values, description, group }: PropDoc): PropFacts {
  const [{ whole, parts } = { whole: '', parts: [] }] = splitNames(name);
  // What many components share may have the values of all of CSS, `Window` and `Menu` among them.
  const own = group === null ? values : [];
  return {
    whole: stem(whole),
    parts: new Set([whole, ...parts].map(stem)),
    values: new Set(own.flatMap(({ text }) => listStems(text))),
    text: new Set(listStems(description)),
  };
}

function readWord(
  word: string,
  facts: readonly PropFacts[],
  findSynonyms: (word: string) => readonly string[],
): AskedWord {
  const own = stem(word);
  const others = [
    ...GROUPS.filter(
      (group) => group.includes(word) || group.some((each) => stem(each) === own),
    ).flat(),
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

function scoreProp(prop: PropDoc, facts: PropFacts, asked: readonly AskedWord[]): RankedProp {
  const { whole, parts } = facts;
  let score = 0;
  let named = 0;
  const meant = new Set<string>();
  let told = 0;
  let inName = 0;
  let rarest = 0;
  const says: string[] = [];
  for (const { stem: own, others, weight, rarity, isWeak } of asked) {
    if (parts.has(own)) {
      named += 1;
      if (!isWeak) rarest = Math.max(rarest, rarity);
    }
    for (const one of [own, ...others]) if (parts.has(one)) meant.add(one);
    const shared = Math.max(0, ...others.map((other) => worthOf(other, facts))) * SYNONYM;
    const worth = Math.max(worthOf(own, facts), shared);
    if (worth > 0 && !isWeak) told += 1;
    if (!isWeak && (parts.has(own) || facts.values.has(own))) says.push(own);
    if (worth >= NAME * SYNONYM && !isWeak && [own, ...others].some((one) => parts.has(one)))
      inName += 1;
    score += worth * weight;
  }
  // All of the name was said: `full width` of `fullWidth`.
  const size = Math.max(1, parts.size - 1);
  const isNamed = named >= size || asked.some(({ stem: own }) => own === whole);
  if (isNamed) score += NAME * size;
  // Likewise in other words: `hide the clear button` of `disableClearable`.
  else if (size > 1 && meant.size >= size) score += NAME * size * SYNONYM;
  const share = prop.group !== null ? SHARED : prop.inherited ? INHERITED : 1;
  const all = Math.max(1, asked.filter(({ isWeak }) => !isWeak).length);
  return {
    prop,
    score: score * share,
    isNamed,
    told: told / all,
    inName: inName / all,
    rarity: rarest,
    says,
  };
}

function worthOf(word: string, { whole, parts, values, text }: PropFacts): number {
  if (parts.has(word)) return NAME;
  if (whole.length >= SHORTEST && word.startsWith(whole)) return SHORT_NAME;
  if (values.has(word)) return VALUE;
  return text.has(word) ? TEXT : 0;
}

const isGrouped = (word: string) => GROUPS.some((group) => group.includes(word));
