import { PLACES } from '../../../shared/search/index-parts.ts';
import { joinKey } from '../../../shared/search/words.ts';
import type { IndexReader } from './index-reader.ts';
import type { Query } from './read-query.ts';

/** Most words of a page's name in a question. */
const LONGEST = 3;
/** Of a name that is not the title of the page: of a word, which has other meanings, and of more. */
const KEYWORD = { word: 0.3, phrase: 0.5 };
/** What names a page by one word of a longer name, or of a phrase: `button` in `radio button`. */
const WITHIN = 0.5;

/** A page that a part of a question names. */
export interface Subject {
  /** The words that name it. */
  words: readonly string[];
  /** How surely it is meant; at most 1. */
  factor: number;
}

/** The pages that parts of a question name, by number: that of badges in `colored badges`. */
export async function findSubjects(
  index: IndexReader,
  { names, isForeign }: Pick<Query, 'names' | 'isForeign'>,
): Promise<ReadonlyMap<number, Subject>> {
  const wanted = new Map<string, Subject>();
  const want = (key: string, subject: Subject) => {
    const before = wanted.get(key);
    if (before === undefined || subject.factor > before.factor) wanted.set(key, subject);
  };
  for (const { words, factor, meant } of names) {
    if (meant !== undefined && (meant.typed.length < words.length || isForeign)) {
      want(joinKey(meant.words), { words: meant.typed, factor });
    }
    if (factor < 1 || words.length < 2) continue;
    for (let length = 1; length <= Math.min(LONGEST, words.length - 1); length++) {
      for (let from = 0; from + length <= words.length; from++) {
        const named = words.slice(from, from + length);
        want(joinKey(named), { words: named, factor: 1 });
      }
    }
  }
  const subjects = new Map<number, Subject>();
  for (const [key, { words, factor }] of wanted) {
    for (const [entry, place] of await findKey(index, key)) {
      if (index.entries.kindOf[entry] !== 0 || place < PLACES.indexOf('titleKey')) continue;
      const page = index.entries.pageOf[entry]!;
      const keyword = words.length > 1 ? KEYWORD.phrase : KEYWORD.word;
      const own = factor * (place === PLACES.indexOf('titleKey') ? 1 : keyword);
      const before = subjects.get(page);
      const isBetter =
        before === undefined || own * words.length > before.factor * before.words.length;
      if (isBetter) subjects.set(page, { words, factor: own });
    }
  }
  // `keyboard navigation` is about no navigation, though no page has that name.
  const phrases = names.flatMap(({ meant }) => (meant === undefined ? [] : [meant.typed]));
  const longer = [...phrases, ...[...subjects.values()].map(({ words }) => words)];
  return new Map([...subjects].map(([page, subject]) => [page, weakenWithin(subject, longer)]));
}

function weakenWithin(subject: Subject, phrases: readonly (readonly string[])[]): Subject {
  const isWithin = phrases.some(
    (words) =>
      words.length > subject.words.length && subject.words.every((word) => words.includes(word)),
  );
  return isWithin ? { ...subject, factor: subject.factor * WITHIN } : subject;
}

async function findKey(index: IndexReader, key: string) {
  return (await index.find('names', key)).find(([word]) => word === key)?.[1] ?? [];
}
