import { kindName, PLACES } from '../../../shared/search/index-parts.ts';
import { foldSpelling } from '../../../shared/search/spelling.ts';
import { isStopWord, isWeakWord } from '../../../shared/search/stop-words.ts';
import { isUnspaced, nameKey, singular } from '../../../shared/search/words.ts';
import type { IndexReader } from './index-reader.ts';
import { readPropsType } from './read-code.ts';
import { spellings, STEM, WEAK, type Query, type QueryWord } from './read-query.ts';
import { isUsersWord } from './synonyms.ts';
import { compareLikeness, listCorrections } from './typos.ts';

/** What a corrected word counts beside one that is typed right. */
export const CORRECTION = 0.6;
/** The same of a word of which only the beginning is known. */
const BEGINNING = 0.4;
/** Shortest word that may be a part of one that is written together, or the beginning of one that is not known. */
const SHORTEST = 4;
/** What a part of a component is called in many libraries: `ToastContainer`, `navbar-brand`. */
const STRUCTURE = new Set(
  'anchor brand container portal provider root screen trigger viewport wrapper'.split(' '),
);
/** What stands in place of the last letter of a word that ends in `e`. */
const ENDING = /^(?:ing|able|ation|or|ion)s?$/;
/** Longest prefix of a library: `v-`, `el-`, `Mat`. */
const PREFIX = 3;

/** Words as the index may have them: a word of no page corrected. */
export async function spellOut(index: IndexReader, words: QueryWord[]) {
  const corrections = new Map<string, string>();
  const asksForIcon = words.some(({ typed }) => /^icons?$/.test(typed));
  const spelled = words.map(async (word): Promise<QueryWord[]> => {
    if (await isKnown(index, word)) return [word];
    const vocabulary = await index.readVocabulary();
    const halves = cutWord(word.typed, vocabulary);
    if (halves !== null) return halves.map((typed) => toWord(typed, word));
    const isAmid = words.length > 1 && !word.isLast;
    const found = await correct(index, word.typed, vocabulary, isAmid);
    // Other words are not about icons: `farbe` amid them is no `fare`.
    const isLikely = ({ isIcon }: { isIcon: boolean }) => !isIcon || !isAmid || asksForIcon;
    const meant = found.filter(isLikely).map(({ word: each }) => each);
    if (meant.length > 0) corrections.set(word.typed, meant[0]!);
    const known = meant.length > 0 ? meant : await findBeginning(index, word.typed);
    const factor = meant.length > 0 ? CORRECTION : BEGINNING;
    const alternatives = known.map((beginning) => ({ beginning, factor }));
    return [{ ...word, alternatives: [...word.alternatives, ...alternatives] }];
  });
  return { words: (await Promise.all(spelled)).flat(), corrections };
}

/** What may be meant, nearest first, words of thousands of icons last; of words that are as near, what more names have. */
async function correct(
  index: IndexReader,
  typed: string,
  vocabulary: readonly string[],
  isAmid: boolean,
) {
  // Of words of any text, and of any user interface, it is known that they are right.
  if (isStopWord(typed) || isWeakWord(typed) || isUsersWord(singular(typed))) return [];
  const found = await Promise.all(
    listCorrections(typed, vocabulary, isAmid).map(async (each) => {
      const [first] = await index.find('names', each.word);
      const places = first?.[1] ?? [];
      const isIcon = places.every(([entry]) => kindName(index.entries.kindOf[entry]!) === 'icon');
      return { ...each, isIcon, count: places.length };
    }),
  );
  return found
    .filter(({ isIcon, mistakes }) => !isIcon || mistakes < 2)
    .sort((a, b) => +a.isIcon - +b.isIcon || compareLikeness(a, b) || b.count - a.count);
}

const toWord = (typed: string, { weight, isLast }: QueryWord): QueryWord => ({
  ...{ typed, parts: [], isCode: false, isLast },
  weight: isWeakWord(typed) ? weight * WEAK : Math.min(weight, 1),
  alternatives: spellings(typed),
});

/**
 * A query as it is, or the element whose type of props it is: `ButtonProps` asks for the props of Button, unless something
 * has that very name.
 */
export async function readTypeOfProps(index: IndexReader, text: string): Promise<string> {
  const type = readPropsType(text);
  if (type === null) return text;
  const { component, prop, own } = type;
  const isTitle = async (name: string) =>
    (await index.find('names', nameKey(name))).some(
      ([word, places]) =>
        word === nameKey(name) && places.some(([, at]) => at === PLACES.indexOf('titleKey')),
    );
  if ((own !== null && (await isTitle(own))) || !(await isTitle(component))) return text;
  return `<${component} ${prop}`.trim();
}

/** The query in words, when it has a name that no page has: `MatSnackBar` is `snackbar`, `list-group` is `list group`. */
export async function takeApart(index: IndexReader, { words }: Query): Promise<string | null> {
  const texts = await Promise.all(
    words.map(async (word) => {
      const isColor = /^\d/.test(word.typed);
      if (word.parts.length === 0 || isColor || (await isNamed(index, word))) return word.typed;
      // Apart, `onHide` would be `hide`, which says nothing of `onClose`.
      if (word.parts[0] === 'on' && (await isMeant(index, word))) return word.typed;
      const parts = (await readParts(index, word.parts)).join(' ');
      return (await isSaid(index, word)) ? `${word.typed} ${parts}` : parts;
    }),
  );
  const isSame = texts.every((text, at) => text === words[at]!.typed);
  return isSame ? null : texts.join(' ');
}

/** Parts of a name without the prefix of a library; what follows it in one word when that is a name. */
async function readParts(index: IndexReader, parts: string[]): Promise<string[]> {
  const isName = async (word: string) =>
    (await index.find('names', word)).some(([found]) => found === word);
  if (parts.length > 1 && STRUCTURE.has(parts.at(-1)!)) return readParts(index, parts.slice(0, -1));
  const [prefix = '', ...rest] = parts;
  if (rest.length === 0 || isUnspaced(prefix)) return parts;
  const joined = rest.join('');
  if (rest.length > 1 && (await isName(joined))) return [joined];
  const isShort = prefix.length <= PREFIX;
  return isShort && (prefix.length < PREFIX || !(await isName(prefix))) ? rest : parts;
}

/** Whether a name of the site begins so; a stem of what was typed is none. */
const isNamed = async (index: IndexReader, { typed }: Pick<QueryWord, 'typed'>) =>
  (await index.find('names', typed)).length > 0 ||
  (await index.find('names', singular(foldSpelling(typed)))).length > 0;

/** Whether the site has a name for it that means the same. */
async function isMeant(
  index: IndexReader,
  { typed, alternatives }: Pick<QueryWord, 'typed' | 'alternatives'>,
): Promise<boolean> {
  const others = alternatives.filter(({ beginning }) => !beginning.startsWith(singular(typed)));
  const named = await Promise.all(
    others.map(async ({ beginning }) =>
      (await index.find('names', beginning)).some(([word]) => word === beginning),
    ),
  );
  return named.some(Boolean);
}

const isSaid = async (index: IndexReader, { typed }: Pick<QueryWord, 'typed'>) =>
  (await index.find('texts', typed)).length > 0;

async function isKnown(
  index: IndexReader,
  { typed, alternatives }: Pick<QueryWord, 'typed' | 'alternatives'>,
): Promise<boolean> {
  const found = alternatives.flatMap(({ beginning, factor }) => {
    // What may go on after the word as it is typed does not after its singular: `tabbs` is no `tabbable`.
    const isWhole = factor < 1 && factor > STEM;
    // A letter too many is no ending: `pallete` is no form of `pallet`, as `resize` is one of `resizing`.
    const isLonger = factor === STEM && typed === `${beginning}e`;
    const lists = [
      index.find('names', beginning),
      ...(beginning.length < 3 ? [] : [index.find('texts', beginning)]),
    ];
    return lists.map(async (list) => {
      const words = await list;
      if (isWhole) return words.some(([word]) => word === beginning);
      return words.some(([word]) => !isLonger || ENDING.test(word.slice(beginning.length)));
    });
  });
  return (await Promise.all(found)).includes(true);
}

/** Two words that are written together, such as `inputnumber`; the first as long as can be. */
function cutWord(typed: string, vocabulary: readonly string[]): string[] | null {
  if (typed.length < 2 * SHORTEST) return null;
  const known = new Set(vocabulary);
  for (let cut = typed.length - SHORTEST; cut >= SHORTEST; cut--) {
    const halves = [typed.slice(0, cut), typed.slice(cut)];
    if (halves.every((half) => spellings(half).some(({ beginning }) => known.has(beginning)))) {
      return halves;
    }
  }
  return null;
}

/** Better than nothing: `scroll` of `scrollspy`. */
async function findBeginning(index: IndexReader, typed: string): Promise<string[]> {
  for (let length = typed.length - 1; length > SHORTEST; length--) {
    const word = typed.slice(0, length);
    const found = await index.find('names', word);
    if (found.some(([each]) => each === word)) return [word];
  }
  return [];
}
