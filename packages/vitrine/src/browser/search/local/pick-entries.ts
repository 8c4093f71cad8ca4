import type { IndexReader } from './index-reader.ts';
import type { NameMatch } from './match-names.ts';

/** As many as a reader looks through; more typing is quicker than more scrolling. */
const MAX_RESULTS = 20;
/** Headings, props and demos shown of one page, so that twenty of them do not hide other pages. */
const MAX_PARTS_PER_PAGE = 4;
/** From this share of a page's score on the next page may be meant as well: fewer parts stand before it. */
const CLOSE = 0.4;
const PARTS_OF_CLOSE = 1;
/** Pages that results are of: each is a part of the index to fetch. */
const MAX_PAGES = 10;
/** A result worth less than this share of the best one is none. */
const WORTH = 0.004;

/** A part that is called what was typed comes before its page that only may be called so: changes its score. */
export function preferParts(
  { entries }: IndexReader,
  scores: Float64Array,
  names: ReadonlyMap<number, NameMatch>,
): void {
  for (const [entry, { how, share }] of names) {
    const page = entries.firstOf[entries.pageOf[entry]!]!;
    const name = names.get(page);
    if (how !== 'title' || name?.how !== 'keyword' || page === entry) continue;
    if (scores[entry] === 0 || scores[page] === 0 || name.share > share) continue;
    scores[entry]! += scores[page]!;
  }
}

/** Numbers of the entries that are shown: the best page's, then the next one's. */
export function pickEntries({ entries }: IndexReader, scores: Float64Array): number[] {
  const bestOf = new Float64Array(entries.firstOf.length);
  for (let entry = 0; entry < scores.length; entry++) {
    const page = entries.pageOf[entry]!;
    if (scores[entry]! > bestOf[page]!) bestOf[page] = scores[entry]!;
  }
  const pages = listBest(bestOf, [...bestOf.keys()], MAX_PAGES);
  const least = Math.min((bestOf[pages[0] ?? 0] ?? 0) * WORTH, 1);
  const picked = pages.flatMap((page, at) => {
    const next = pages[at + 1];
    const isClose = next !== undefined && bestOf[next]! >= bestOf[page]! * CLOSE;
    const from = entries.firstOf[page]!;
    const to = entries.firstOf[page + 1] ?? entries.count;
    const own = Array.from({ length: to - from }, (_, index) => from + index);
    return listBest(scores, own, 1 + (isClose ? PARTS_OF_CLOSE : MAX_PARTS_PER_PAGE));
  });
  return picked.slice(0, MAX_RESULTS).filter((entry) => scores[entry]! >= least);
}

/** Of some numbers those with the highest scores, best first; equals stay in the order of the site. */
function listBest(scores: Float64Array, of: readonly number[], most: number): number[] {
  const found = of.filter((each) => scores[each]! > 0);
  return found.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, most);
}
