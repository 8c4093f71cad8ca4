import { MAX_QUERY } from '../../core/constants.ts';
import { kindName } from '../../../shared/search/index-parts.ts';
import { PART_KINDS } from '../../../shared/search/records.ts';
import type { SearchAnswer, SearchResult } from '../answers/provider.ts';
import type { IndexReader } from './index-reader.ts';
import { matchNames, type NameMatch } from './match-names.ts';
import { matchWord, type WordMatches } from './match-words.ts';
import { PAGE_SHARE, rankCandidate } from './rank.ts';
import { readQuery, spellings, type QueryWord } from './read-query.ts';
import { showResult } from './show-result.ts';
import { correctWord } from './typos.ts';

/** As many as a reader looks through; more typing is quicker than more scrolling. */
const MAX_RESULTS = 20;
/** Headings, props and demos shown of one page, so that twenty of them do not hide other pages. */
const MAX_PARTS_PER_PAGE = 4;
/** Pages that results are of: each is a part of the index to fetch. */
const MAX_PAGES = 10;
/** A result worth less than this share of the best one is none. */
const WORTH = 0.004;
const CORRECTION = 0.6;

interface Hit {
  entry: number;
  score: number;
}

/**
 * Answers a query from the parts of an index: up to 20 results, best pages first, the parts of a page next to
 * each other.
 * @param kind results of this kind only
 */
export async function searchIndex(
  index: IndexReader,
  typed: string,
  kind?: SearchResult['kind'],
): Promise<SearchAnswer> {
  const text = typed.slice(0, MAX_QUERY);
  const query = readQuery(text, index.manifest);
  const { words, corrections } = await spellOut(index, query.words);
  const kinds = listKinds(index);
  if (words.length === 0) return { results: [], kinds, popular: index.manifest.popular };
  if (corrections.size > 0) {
    const meant = query.names.map(({ words: name, factor }) => ({
      words: name.map((word) => corrections.get(word) ?? word),
      factor: factor * CORRECTION,
    }));
    query.names.push(...meant);
  }
  const [names, ...matches] = await Promise.all([
    matchNames(index, query),
    ...words.map((word) => matchWord(index, word)),
  ]);
  const hits: Hit[] = [];
  for (const { entry, relevance, named } of combineMatches(
    index,
    matches,
    words,
    kind !== undefined,
  )) {
    const page = index.entries.pageOf[entry]!;
    const counts = index.manifest.counts[page]!;
    const candidate = {
      kind: kindName(index.entries.kindOf[entry]!),
      hasProps: (counts[1] ?? 0) > 0,
      hasDemos: (counts[4] ?? 0) > 0,
      named,
    };
    if (kind !== undefined && candidate.kind !== kind) continue;
    const score = rankCandidate(candidate, relevance, names.get(entry), query);
    hits.push({ entry, score });
  }
  const marks = words.flatMap(({ alternatives }) => alternatives.map(({ beginning }) => beginning));
  const results = await Promise.all(
    pickHits(index, preferParts(index, hits, names)).map(async ({ entry }) => {
      const page = index.entries.pageOf[entry]!;
      const records = await index.readPage(page);
      return showResult(records[entry - index.entries.firstOf[page]!]!, records[0]!, marks);
    }),
  );
  const suggestion = corrections.size > 0 && { suggestion: correctText(text, corrections) };
  return { results, kinds, ...suggestion };
}

/** The page, and the kinds that some page has. */
function listKinds({ manifest }: IndexReader): SearchResult['kind'][] {
  const has = PART_KINDS.filter((_, at) => manifest.counts.some((counts) => (counts[at] ?? 0) > 0));
  return ['page', ...has];
}

/** Words as the index may have them: a name that it does not have in parts, a word of no page corrected. */
async function spellOut(index: IndexReader, words: QueryWord[]) {
  const corrections = new Map<string, string>();
  const isKnown = async ({ alternatives }: Pick<QueryWord, 'alternatives'>) => {
    const found = alternatives.flatMap(({ beginning }) => [
      index.find('names', beginning),
      ...(beginning.length < 3 ? [] : [index.find('texts', beginning)]),
    ]);
    return (await Promise.all(found)).some((list) => list.length > 0);
  };
  const spelled = words.map(async (word): Promise<QueryWord[]> => {
    if (await isKnown(word)) return [word];
    if (word.parts.length > 0) {
      const parts = word.parts.map((typed) => ({
        typed,
        parts: [],
        alternatives: spellings(typed),
        weight: word.weight,
      }));
      return parts;
    }
    const meant = correctWord(word.typed, await index.readVocabulary());
    if (meant.length === 0) return [word];
    corrections.set(word.typed, meant[0]!);
    const alternatives = meant.map((beginning) => ({ beginning, factor: CORRECTION }));
    return [{ ...word, alternatives: [...word.alternatives, ...alternatives] }];
  });
  return { words: (await Promise.all(spelled)).flat(), corrections };
}

function correctText(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(word.toLowerCase()) ?? word);
}

/** Entries with some of the words, with the help of their page's entry. */
function* combineMatches(
  { entries }: IndexReader,
  matches: WordMatches[],
  words: QueryWord[],
  ofPage: boolean,
) {
  // A word that finds little says most: `override` in `how to override a button`.
  const rarity = matches.map(({ count }) => Math.log(1 + entries.count / (count + 1)));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  for (let entry = 0; entry < entries.count; entry++) {
    const page = entries.firstOf[entries.pageOf[entry]!]!;
    let relevance = 0;
    let covered = 0;
    let named = 0;
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
      covered += found > 0 || match.named[page]! > 0 ? weight : weight / 2;
      relevance += Math.max(found, share) * rarity[word]! * weight;
      if (match.named[entry]! > 0) named += weight;
      own ||= found > 0;
    }
    // A part found by nothing but its page's name: the page itself is the result, if pages are wanted.
    if (own || (ofPage && relevance > 0)) {
      yield { entry, relevance: relevance * (covered / total) ** 2, named: named / total };
    }
  }
}

/** A part that is called what was typed comes before its page that only may be called so. */
function preferParts(
  { entries }: IndexReader,
  hits: Hit[],
  names: ReadonlyMap<number, NameMatch>,
): Hit[] {
  const isNamed = (entry: number) => names.get(entry)?.how === 'title';
  const pages = new Map(
    hits
      .filter(({ entry }) => entries.kindOf[entry] === 0 && names.get(entry)?.how === 'keyword')
      .map((hit) => [hit.entry, hit.score]),
  );
  return hits.map((hit) => {
    const page = entries.firstOf[entries.pageOf[hit.entry]!]!;
    const ofPage = pages.get(page);
    if (ofPage === undefined || page === hit.entry || !isNamed(hit.entry)) return hit;
    const isSame = names.get(page)!.share <= names.get(hit.entry)!.share;
    return isSame ? { ...hit, score: ofPage + hit.score } : hit;
  });
}

/** The best page's hits, then the next one's. */
function pickHits({ entries }: IndexReader, hits: Hit[]): Hit[] {
  // Sorting is stable: equals stay in the order of the index, which is that of the site.
  hits.sort((a, b) => b.score - a.score);
  const least = (hits[0]?.score ?? 0) * WORTH;
  const groups = new Map<number, Hit[]>();
  for (const hit of hits) {
    const page = entries.pageOf[hit.entry]!;
    const group = groups.get(page);
    if (group === undefined) {
      if (groups.size < MAX_PAGES) groups.set(page, [hit]);
    } else if (group.length <= MAX_PARTS_PER_PAGE) group.push(hit);
  }
  const picked = [...groups.values()].flat().slice(0, MAX_RESULTS);
  return picked.filter(({ score }) => score >= Math.min(least, 1));
}
