import { PLACES } from '../../../shared/search/index-parts.ts';
import { joinKey } from '../../../shared/search/words.ts';
import type { IndexReader } from './index-reader.ts';
import type { Query } from './read-query.ts';

/** Most words of a page's name in a question. */
const LONGEST = 3;
/** Of a name that is not the title of the page. */
const KEYWORD = 0.3;

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
      const own = factor * (place === PLACES.indexOf('titleKey') ? 1 : KEYWORD);
      const before = subjects.get(page);
      const isBetter = before === undefined || own * words.length > before.factor * before.words.length;
      if (isBetter) subjects.set(page, { words, factor: own });
    }
  }
  return subjects;
}

async function findKey(index: IndexReader, key: string) {
  return (await index.find('names', key)).find(([word]) => word === key)?.[1] ?? [];
}
