import { PLACES } from '../../../shared/search/index-parts.ts';
import { joinKey } from '../../../shared/search/words.ts';
import type { IndexReader } from './index-reader.ts';
import type { Query } from './read-query.ts';

/** Most words of a page's name in a question. */
const LONGEST = 3;

/** Numbers of the pages that a part of a question names: that of badges in `colored badges`. */
export async function findSubjects(
  index: IndexReader,
  names: Query['names'],
): Promise<ReadonlySet<number>> {
  const keys = new Set<string>();
  for (const { words, factor } of names) {
    if (factor < 1 || words.length < 2) continue;
    for (let length = 1; length <= Math.min(LONGEST, words.length - 1); length++) {
      for (let from = 0; from + length <= words.length; from++) {
        keys.add(joinKey(words.slice(from, from + length)));
      }
    }
  }
  const subjects = new Set<number>();
  for (const key of keys) {
    const named = (await index.find('names', key)).find(([word]) => word === key)?.[1] ?? [];
    for (const [entry, place] of named) {
      const isPage = index.entries.kindOf[entry] === 0;
      if (isPage && place === PLACES.indexOf('titleKey'))
        subjects.add(index.entries.pageOf[entry]!);
    }
  }
  return subjects;
}
