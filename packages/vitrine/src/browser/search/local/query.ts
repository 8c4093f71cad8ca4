import { MAX_QUERY } from '../../core/constants.ts';
import { PART_KINDS } from '../../../shared/search/records.ts';
import type { SearchAnswer, SearchResult } from '../answers/provider.ts';
import { findSubjects } from './find-subjects.ts';
import type { IndexReader } from './index-reader.ts';
import { matchNames } from './match-names.ts';
import { matchWord } from './match-words.ts';
import { pickEntries, preferParts } from './pick-entries.ts';
import { preferOwner } from './prefer-owner.ts';
import { rankEntries } from './rank-entries.ts';
import { readQuery } from './read-query.ts';
import { showResult } from './show-result.ts';
import { CORRECTION, readTypeOfProps, spellOut, takeApart } from './spell-out.ts';

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
  const asTyped = readQuery(await readTypeOfProps(index, text), index.manifest);
  const apart = await takeApart(index, asTyped);
  const query = apart === null ? asTyped : readQuery(apart, index.manifest);
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
  const [names, subjects, ...matches] = await Promise.all([
    matchNames(index, query),
    findSubjects(index, query),
    ...words.map((word) => matchWord(index, word)),
  ]);
  const scores = rankEntries(index, query, { words, matches, names, subjects, kind });
  preferParts(index, scores, names);
  await preferOwner(index, scores, asTyped.words, {
    names,
    subjects: apart === null ? subjects : await findSubjects(index, asTyped),
  });
  const marks = words.flatMap(({ alternatives }) => alternatives.map(({ beginning }) => beginning));
  const results = await Promise.all(
    pickEntries(index, scores).map(async (entry) => {
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

function correctText(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => corrections.get(word.toLowerCase()) ?? word);
}
