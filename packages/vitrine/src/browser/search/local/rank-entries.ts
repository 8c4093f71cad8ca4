import { kindName } from '../../../shared/search/index-parts.ts';
import type { SearchResult } from '../answers/provider.ts';
import type { IndexReader } from './index-reader.ts';
import type { NameMatch } from './match-names.ts';
import type { WordMatches } from './match-words.ts';
import type { Subject } from './find-subjects.ts';
import { PAGE_SHARE, rankCandidate } from './rank.ts';
import type { Query, QueryWord } from './read-query.ts';

/** A page that is called what the rarest part of the question says is what it asks about. */
const SUBJECT = 14;

/** The same of a page that is about no component. */
const OTHER_SUBJECT = 0.6;

/** So much more than its page is worth a part that comes before it. */
const PART_FIRST = 1.001;

/** What lacks a part of the question answers less of it. */
const COVERED = 2;

/** From this share on a page's name is what was typed. */
const CALLED = 0.9;

/** What was found of a query. */
interface Found {
  words: QueryWord[];
  /** By word. */
  matches: WordMatches[];
  names: ReadonlyMap<number, NameMatch>;
  /** Pages that the query is about. */
  subjects: ReadonlyMap<number, Subject>;
  /** Results of this kind only. */
  kind: SearchResult['kind'] | undefined;
}

/** The score of each entry by number; 0 of what is no result. */
export function rankEntries(index: IndexReader, query: Query, found: Found): Float64Array {
  const { words, matches, names, subjects, kind } = found;
  const { entries, manifest } = index;
  const scores = new Float64Array(entries.count);
  const match = matchEntries(index, matches, words, kind !== undefined);
  const shares = weighSubjects(manifest.counts, subjects, words, match.rarity);
  const isSubject =
    query.kind !== 'icon' && [...subjects.values()].some(({ factor }) => factor === 1);
  // One object for all of them: there are tens of thousands.
  const candidate = { kind: kindName(0), hasProps: false, hasDemos: false, named: 0 };
  for (let entry = 0; entry < entries.count; entry++) {
    const relevance = match.relevance[entry]!;
    if (relevance === 0) continue;
    candidate.kind = kindName(entries.kindOf[entry]!);
    if (kind !== undefined && candidate.kind !== kind) continue;
    const page = entries.pageOf[entry]!;
    const counts = manifest.counts[page]!;
    candidate.hasProps = (counts[1] ?? 0) > 0;
    candidate.hasDemos = (counts[4] ?? 0) > 0;
    candidate.named = match.named[entry]!;
    const asked = relevance * (1 + SUBJECT * (shares.get(page) ?? 0));
    const name = names.get(entry);
    // `rating half` is about ratings, not the icon of half a star.
    const isOther = isSubject && candidate.kind === 'icon' && (name?.share ?? 1) < 1;
    scores[entry] = rankCandidate(candidate, asked, isOther ? undefined : name, query);
  }
  preferCovering(index, scores, match.covered, names);
  return scores;
}

/** Whether a page has demos or props. */
const isComponent = (counts: readonly number[]) => Math.max(counts[1] ?? 0, counts[4] ?? 0) > 0;

/** By page: how much of the question names it, rare words more. */
function weighSubjects(
  counts: readonly number[][],
  subjects: ReadonlyMap<number, Subject>,
  words: readonly QueryWord[],
  rarity: readonly number[],
): ReadonlyMap<number, number> {
  const worth = new Map(words.map(({ typed, weight }, at) => [typed, weight * rarity[at]!]));
  const sum = (of: Iterable<number>) => [...of].reduce((total, each) => total + each, 0);
  const total = sum(worth.values());
  const shares = [...subjects].map(([page, { words: typed, factor }]): [number, number] => [
    page,
    ((isComponent(counts[page]!) ? 1 : OTHER_SUBJECT) *
      factor *
      sum(typed.map((word) => worth.get(word) ?? 0))) /
      total,
  ]);
  return new Map(shares);
}

/** A part whose names, with those of its page, have more of the question than the page has comes before the page. */
function preferCovering(
  { entries }: IndexReader,
  scores: Float64Array,
  covered: Float64Array,
  names: ReadonlyMap<number, NameMatch>,
): void {
  for (let page = 0; page < entries.firstOf.length; page++) {
    const first = entries.firstOf[page]!;
    const name = names.get(first);
    const isCalled = (name?.how === 'title' || name?.how === 'keyword') && name.share > CALLED;
    if (scores[first] === 0 || isCalled) continue;
    const end = entries.firstOf[page + 1] ?? entries.count;
    let best = first;
    for (let entry = first + 1; entry < end; entry++) {
      const more = covered[entry]! - covered[best]!;
      const isBetter = more > 0 || (more === 0 && best !== first && scores[entry]! > scores[best]!);
      if (scores[entry]! > 0 && isBetter) best = entry;
    }
    if (best !== first && scores[best]! < scores[first]!)
      scores[best] = scores[first]! * PART_FIRST;
  }
}

/** By entry: how well the words match, with the help of its page's entry, and the share that its names have. */
function matchEntries(
  { entries }: IndexReader,
  matches: WordMatches[],
  words: QueryWord[],
  ofPage: boolean,
) {
  // A word that finds little says most: `override` in `how to override a button`.
  const rarity = matches.map(({ count }) => Math.log(1 + entries.count / (count + 1)));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  // What lacks a rare word lacks more of the question: `mock` in `mock useMediaQuery`.
  const worths = words.map(({ weight }, at) => weight * Math.sqrt(rarity[at]!));
  const totalWorth = worths.reduce((sum, each) => sum + each, 0);
  const all = {
    rarity,
    relevance: new Float64Array(entries.count),
    named: new Float64Array(entries.count),
    covered: new Float64Array(entries.count),
  };
  for (let entry = 0; entry < entries.count; entry++) {
    const page = entries.firstOf[entries.pageOf[entry]!]!;
    let relevance = 0;
    let covered = 0;
    let named = 0;
    let namedHere = 0;
    let own = false;
    for (let word = 0; word < matches.length; word++) {
      const match = matches[word]!;
      const found = Math.max(match.named[entry]!, match.said[entry]!);
      const share = Math.max(
        match.named[page]! * PAGE_SHARE.name,
        match.said[page]! * PAGE_SHARE.text,
      );
      if (found === 0 && share === 0) continue;
      const { weight } = words[word]!;
      covered += (found > 0 || match.named[page]! > 0 ? 1 : 0.5) * worths[word]!;
      relevance += Math.max(found, share) * rarity[word]! * weight;
      if (match.named[entry]! > 0) named += weight;
      if (match.named[entry]! > 0 || match.named[page]! > 0) namedHere += weight;
      own ||= found > 0;
    }
    // A part found by nothing but its page's name: the page itself is the result, if pages are wanted.
    if (own || ofPage) {
      all.relevance[entry] = relevance * (covered / totalWorth) ** COVERED;
      all.named[entry] = named / total;
      all.covered[entry] = namedHere / total;
    }
  }
  return all;
}
