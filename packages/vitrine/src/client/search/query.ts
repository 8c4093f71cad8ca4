import MiniSearch from 'minisearch';
import type { SearchRecord } from '../../page.ts';
import type { IndexedPage } from './decode.ts';
import type { SearchResult } from './provider.ts';
import { PAGE_NAME_BOOST, rankRecord, TITLE_BOOST } from './rank.ts';
import { correctWord } from './typos.ts';
import { nameKey, singular, splitName, splitWords } from './words.ts';

/** As many as a reader looks through; more typing is quicker than more scrolling. */
const MAX_RESULTS = 20;
/** Headings, props and demos shown of one page, so that twenty of them do not hide other pages. */
const MAX_PARTS_PER_PAGE = 4;
/** Below this length texts are not searched: `b` begins a word in nearly every one. */
const TEXT_FROM_LENGTH = 3;

interface Entry {
  id: number;
  record: SearchRecord;
  page: IndexedPage;
}

interface Hit extends Entry {
  score: number;
  marks: string[];
}

/**
 * Indexes the pages and returns the function that answers queries: up to 20 results, best pages
 * first, each followed by its best parts. Both are synchronous; run them in a worker.
 */
export function createSearcher(pages: readonly IndexedPage[]): (query: string) => SearchResult[] {
  const entries: Entry[] = pages.flatMap((page) =>
    page.records.map((record) => ({ id: 0, record, page })),
  );
  for (const [id, entry] of entries.entries()) entry.id = id;
  const names = new Set<string>();
  const index = indexEntries(entries, names);
  const vocabulary = [...names];

  return (query) => {
    const words = splitWords(query).map((typed) => {
      const corrections = correctWord(typed, vocabulary);
      const alternatives = new Set([typed, singular(typed), ...corrections]);
      return { typed, meant: corrections[0] ?? typed, alternatives: [...alternatives] };
    });
    if (words.length === 0) return [];
    const queryKey = nameKey(words.map(({ meant }) => meant).join(' '));
    const found = findEntries(index, words, 'AND');
    const matches = found.length > 0 ? found : findEntries(index, words, 'OR');
    const hits: Hit[] = [];
    for (const { id, score, match } of matches) {
      const entry = entries[id as number];
      // A prop whose only match is the name of its page: the page itself is the result.
      if (entry === undefined || Object.values(match).every(isPageName)) continue;
      const factor = rankRecord(entry.record, entry.page, queryKey);
      hits.push({ ...entry, score: score * factor, marks: findMarks(Object.keys(match), words) });
    }
    return pickResults(hits);
  };
}

interface QueryWord {
  typed: string;
  /** The best guess at the right spelling; what was typed when that is a word. */
  meant: string;
  alternatives: string[];
}

function indexEntries(entries: readonly Entry[], names: Set<string>): MiniSearch<Entry> {
  // A page's name recurs in all its parts, a prop and its text in many components.
  const splitTitle = remember(splitName);
  const splitText = remember((text) =>
    splitWords(text).filter((word) => word.length >= TEXT_FROM_LENGTH),
  );
  const index = new MiniSearch<Entry>({
    fields: ['title', 'page', 'text'],
    extractField: ({ id, record, page }, field) => {
      if (field === 'id') return id as unknown as string;
      if (field === 'title') return record.title;
      if (field === 'page') return record.kind === 'page' ? joinTitle(record.title) : page.title;
      return record.text;
    },
    tokenize: (text, field) => {
      if (field === 'text') return splitText(text);
      const words = splitTitle(text);
      if (field === 'title') for (const word of words) names.add(word);
      return words;
    },
    processTerm: (term) => term,
  });
  index.addAll(entries);
  return index;
}

function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}

/** `Text Fields` is also found as `textfields`. */
function joinTitle(title: string): string {
  const words = splitWords(title);
  return words.length > 1 ? words.join('') : '';
}

function findEntries(index: MiniSearch<Entry>, words: QueryWord[], combineWith: 'AND' | 'OR') {
  return index.search(
    {
      combineWith,
      queries: words.map(({ typed, alternatives }) => ({
        combineWith: 'OR',
        queries: alternatives,
        fields: typed.length < TEXT_FROM_LENGTH ? ['title', 'page'] : ['title', 'page', 'text'],
      })),
    },
    {
      tokenize: (text) => [text],
      prefix: true,
      boost: { title: TITLE_BOOST, page: PAGE_NAME_BOOST },
    },
  );
}

function isPageName(fields: string[]): boolean {
  return fields.length === 1 && fields[0] === 'page';
}

function findMarks(terms: string[], words: QueryWord[]): string[] {
  const marks = new Set<string>();
  for (const term of terms) {
    const word = words.find(({ typed }) => term.startsWith(typed));
    marks.add(word === undefined ? term : word.typed);
  }
  return [...marks];
}

function pickResults(hits: Hit[]): SearchResult[] {
  hits.sort((a, b) => b.score - a.score || a.id - b.id);
  const groups = new Map<IndexedPage, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.page);
    if (group !== undefined) group.push(hit);
    else groups.set(hit.page, [hit]);
  }
  const picked: SearchResult[] = [];
  for (const group of groups.values()) {
    const own = group.filter(({ record }) => record.kind === 'page');
    const parts = group.filter(({ record }) => record.kind !== 'page').slice(0, MAX_PARTS_PER_PAGE);
    picked.push(...[...own, ...parts].map(describeHit));
    if (picked.length >= MAX_RESULTS) break;
  }
  return picked.slice(0, MAX_RESULTS);
}

function describeHit({ record, page, marks }: Hit): SearchResult {
  const [{ href } = record] = page.records;
  return { ...record, page: { title: page.title, href }, marks };
}
