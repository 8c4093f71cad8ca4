/** Entries of an index by the names that they and their pages have. */
import { kindName, PLACES } from '../../../shared/search/index-parts.ts';
import { joinKey } from '../../../shared/search/words.ts';
import type { IndexReader } from './index-reader.ts';

type Named = [entry: number, place: number];

/** Props of a component that a query names one after the other: `min` and `max` of `slider min max`. */
export async function findSeveral(index: IndexReader, words: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (let cut = 1; cut < words.length - 1; cut++) {
    for (const [head, rest] of [
      [words.slice(0, cut), words.slice(cut)],
      [words.slice(-cut), words.slice(0, -cut)],
    ] as const) {
      const pages = await findNamed(index, joinKey(head));
      const isProp = ([entry]: Named) => kindName(index.entries.kindOf[entry]!) === 'prop';
      const parts = await Promise.all(
        rest.map(async (word) => {
          const named = await findNamed(index, joinKey([word]));
          return pairUp(index, pages, named.filter(isProp), false);
        }),
      );
      const pagesOf = parts.map(
        (named) => new Set(named.map(([entry]) => index.entries.pageOf[entry]!)),
      );
      for (const [entry] of parts.flat()) {
        if (pagesOf.every((each) => each.has(index.entries.pageOf[entry]!))) found.push(entry);
      }
    }
  }
  return found;
}

/** Entries with exactly this name. */
export const findWhole = async (index: IndexReader, key: string): Promise<number[]> =>
  (await findNamed(index, key)).map(([entry]) => entry);

/** The same with the place of the name. */
export async function findNamed(index: IndexReader, key: string): Promise<Named[]> {
  const whole = (await index.find('names', key)).find(([word]) => word === key);
  return (whole?.[1] ?? []).filter(([, at]) => at >= PLACES.indexOf('titleKey'));
}

/** Of some entries those whose page is among others. */
export function pairUp(
  { entries }: IndexReader,
  pages: Named[],
  parts: Named[],
  isMeant: boolean,
): Named[] {
  // Other words for a page's other names are too far away.
  const titled = isMeant ? pages.filter(([, at]) => at === PLACES.indexOf('titleKey')) : pages;
  const wanted = new Set(titled.map(([entry]) => entry));
  return parts.filter(([entry]) => {
    const page = entries.firstOf[entries.pageOf[entry]!]!;
    return page !== entry && wanted.has(page);
  });
}
