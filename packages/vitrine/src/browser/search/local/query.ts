import type { IndexedPage, SearchRecord } from '../../../shared/search-index.ts';
import { highlightMarks } from '../answers/highlight.ts';
import type { SearchResult } from '../answers/provider.ts';
import { type Candidate, PAGE_SHARE, rankCandidate, TEXT_WEIGHT, TITLE_WEIGHT } from './rank.ts';
import { correctWord } from './typos.ts';
import { createWordIndex, type WordMatches } from './word-index.ts';
import { nameKey, singular, splitName, splitWords } from '../answers/words.ts';

/** As many as a reader looks through; more typing is quicker than more scrolling. */
const MAX_RESULTS = 20;
/** Headings, props and demos shown of one page, so that twenty of them do not hide other pages. */
const MAX_PARTS_PER_PAGE = 4;
/** Below this length texts are not searched: `b` begins a word in nearly every one. */
const TEXT_FROM_LENGTH = 3;

interface Entry extends Candidate {
  record: SearchRecord;
  page: IndexedPage;
  /** Number of the page's own entry. */
  pageEntry: number;
}

interface Hit {
  entry: Entry;
  score: number;
}

interface QueryWord {
  typed: string;
  /** The best guess at the right spelling; what was typed when that begins a name. */
  meant: string;
  /** Beginnings that count as this word. */
  alternatives: string[];
}

/**
 * Indexes the pages and returns the function that answers queries: up to 20 results, best pages
 * first, each followed by its best parts. Both are synchronous; run them in a worker.
 */
export function createSearcher(pages: readonly IndexedPage[]): (query: string) => SearchResult[] {
  const entries = listEntries(pages);
  const { index, names } = indexEntries(entries);

  return (query) => {
    const words = splitWords(query).map((typed) => readWord(typed, names));
    if (words.length === 0) return [];
    const queryKey = nameKey(words.map(({ meant }) => meant).join(' '));
    const matches = words.map(({ typed, alternatives }) =>
      index.find(alternatives, typed.length < TEXT_FROM_LENGTH ? TITLE_WEIGHT : TEXT_WEIGHT),
    );
    const hits = combineMatches(matches, entries).map(({ entry, relevance }) => ({
      entry,
      score: rankCandidate(entry, relevance, queryKey),
    }));
    const marks = [...new Set(words.flatMap(({ alternatives }) => alternatives))];
    return pickHits(hits).map(({ entry: { record, page } }) => ({
      kind: record.kind,
      title: highlightMarks(record.title, marks),
      href: record.href,
      text: highlightMarks(record.text, marks),
      page: { title: page.title, href: page.records[0]?.href ?? record.href },
    }));
  };
}

function listEntries(pages: readonly IndexedPage[]): Entry[] {
  const keyOf = remember(nameKey);
  const entries: Entry[] = [];
  for (const page of pages) {
    const pageKey = keyOf(page.title);
    const pageEntry = entries.length;
    for (const record of page.records) {
      entries.push({
        kind: record.kind,
        key: keyOf(record.title),
        pageKey,
        record,
        page,
        pageEntry,
      });
    }
  }
  return entries;
}

function indexEntries(entries: readonly Entry[]) {
  const builder = createWordIndex();
  const names = new Set<string>();
  // The same prop with the same text belongs to many components.
  const splitTitle = remember(splitName);
  const splitText = remember((text) =>
    splitWords(text).filter((word) => word.length >= TEXT_FROM_LENGTH),
  );
  for (const [id, { record }] of entries.entries()) {
    const title = splitTitle(record.title);
    for (const word of title) names.add(word);
    builder.add(id, title, TITLE_WEIGHT);
    // `Text Fields` is also found as `textfields`.
    if (record.kind === 'page') builder.add(id, [splitWords(record.title).join('')], TITLE_WEIGHT);
    builder.add(id, splitText(record.text), TEXT_WEIGHT);
  }
  return { index: builder.finish(), names: [...names] };
}

function readWord(typed: string, names: readonly string[]): QueryWord {
  const corrections = correctWord(typed, names);
  return {
    typed,
    meant: corrections[0] ?? typed,
    alternatives: [...new Set([typed, singular(typed), ...corrections])],
  };
}

/** Entries that match every word, with the help of their page's entry; when there is none, some word. */
function combineMatches(matches: WordMatches[], entries: readonly Entry[]) {
  const every: { entry: Entry; relevance: number }[] = [];
  const some: typeof every = [];
  // A word that finds little says most: `override` in `how to override a button`.
  const rarity = matches.map(({ count }) => Math.log(1 + entries.length / (count + 1)));
  for (let id = 0; id < entries.length; id++) {
    const entry = entries[id]!;
    let relevance = 0;
    let matched = 0;
    let own = false;
    for (let word = 0; word < matches.length; word++) {
      const { strength } = matches[word]!;
      const found = Math.max(strength[id]!, strength[entry.pageEntry]! * PAGE_SHARE);
      if (found === 0) continue;
      matched++;
      relevance += found * rarity[word]!;
      own ||= strength[id]! > 0;
    }
    // A part found by nothing but its page's name: the page itself is the result.
    if (!own) continue;
    if (matched === matches.length) every.push({ entry, relevance });
    else some.push({ entry, relevance: relevance * (matched / matches.length) ** 2 });
  }
  return every.length > 0 ? every : some;
}

/** The best page's hits, then the next one's. */
function pickHits(hits: Hit[]): Hit[] {
  // Sorting is stable: equals stay in the order of the index, which is that of the site.
  hits.sort((a, b) => b.score - a.score);
  const groups = new Map<IndexedPage, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.entry.page);
    if (group === undefined) groups.set(hit.entry.page, [hit]);
    else group.push(hit);
  }
  const picked: Hit[] = [];
  for (const group of groups.values()) {
    const own = group.filter(({ entry }) => entry.kind === 'page');
    const parts = group.filter(({ entry }) => entry.kind !== 'page').slice(0, MAX_PARTS_PER_PAGE);
    picked.push(...own, ...parts);
    if (picked.length >= MAX_RESULTS) break;
  }
  return picked.slice(0, MAX_RESULTS);
}

function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}
