/**
 * The search index: a manifest that is always read, and parts that are fetched by need. A reader's query needs
 * the parts whose words begin as it does, and those with the pages it finds.
 */
import { PART_KINDS, type SearchRecord } from './records.ts';

/** Folder of the parts; their names change with their content. */
export const SEARCH_PARTS_PATH = '/assets/search/';

/** Where a word stands in a record. Postings hold its number. */
export const PLACES = [
  'title1',
  'title2',
  'title3',
  'title4',
  'keyword',
  'titleKey',
  'keywordKey',
] as const;

/** What the browser has to know before the first query. */
export interface SearchManifest {
  format: 3;
  /** By page: how many parts of each of `PART_KINDS` it has; zeros at the end are left out. */
  counts: number[][];
  /** Words of titles and keywords. */
  names: PartList;
  /** Words of texts. */
  texts: PartList;
  /** Records: each part begins with the page of this number. */
  records: { first: number[]; digests: string };
  /** Part with all words of names, for spelling; its digest. */
  vocabulary: string;
  /** Bytes of all parts together, not compressed. */
  size: number;
  /** What words of readers mean on this site. */
  synonyms: Record<string, string[]>;
  /** Words that every page of the site could have, such as the library's name. */
  commonWords: string[];
  /** Pages shown before anything is typed. */
  popular: { title: string; href: string }[];
}

/** Parts of a sorted list of words. */
interface PartList {
  /** First word of each part. */
  first: string[];
  digests: string;
}

/** Characters of a digest. */
export const DIGEST_LENGTH = 8;

/** Address of a part by its place in a list of digests. */
export function partUrl(digests: string, index: number): string {
  const digest = digests.slice(index * DIGEST_LENGTH, (index + 1) * DIGEST_LENGTH);
  return `${SEARCH_PARTS_PATH}${digest}.json`;
}

/** Addresses of all parts, names first. */
export function listPartUrls({ names, texts, records, vocabulary }: SearchManifest): string[] {
  return [names.digests, vocabulary, records.digests, texts.digests].flatMap((digests) =>
    Array.from({ length: digests.length / DIGEST_LENGTH }, (_, index) => partUrl(digests, index)),
  );
}

/** Words of a part, in order, with the records that have them. */
export interface WordPart {
  words: string[];
  /** By word: entry and class, ascending by entry. */
  postings: [entry: number, place: number][][];
}

/** An entry and the place where it has a word, as one number: a list for each would be a million on a large site. */
export const posting = (entry: number, place: number): number => entry * 8 + place;
export const entryOf = (number: number): number => number >> 3;
export const placeOf = (number: number): number => number & 7;

/** Encodes words with their postings as JSON: places of entries as distances, a number each. */
export function encodeWords(words: readonly string[], postings: readonly number[][]): string {
  const encoded = postings.map((list) => {
    let last = 0;
    return list.map((number) => {
      const distance = number - last * 8;
      last = entryOf(number);
      return distance;
    });
  });
  return JSON.stringify([words.join(' '), encoded]);
}

/** Reads what `encodeWords` gave. Throws when it is anything else. */
export function decodeWords(json: string): WordPart {
  const encoded: unknown = JSON.parse(json);
  const [text, lists] = Array.isArray(encoded) ? (encoded as unknown[]) : [];
  if (typeof text !== 'string' || !Array.isArray(lists)) {
    throw new Error('A part of the search index is malformed');
  }
  return {
    words: text === '' ? [] : text.split(' '),
    postings: (lists as number[][]).map((list) => {
      let entry = 0;
      return list.map((number) => {
        entry += entryOf(number);
        return [entry, placeOf(number)];
      });
    }),
  };
}

/** Reads a manifest. Throws when it is anything else, such as the HTML that a server sends for a missing file. */
export function decodeManifest(json: string): SearchManifest {
  const manifest = JSON.parse(json) as SearchManifest | null;
  if (manifest?.format !== 3 || !Array.isArray(manifest.counts)) {
    throw new Error('The search index is of another kind');
  }
  return manifest;
}

/** Entries of the index: pages and their parts, numbered in order. */
export interface EntryTable {
  count: number;
  /** By entry: its page's number. */
  pageOf: Uint32Array;
  /** By page: its own entry, the first of it. */
  firstOf: Uint32Array;
  /** By entry: 0 for a page, or else one more than the place of its kind in `PART_KINDS`. */
  kindOf: Uint8Array;
}

/** Lays out the entries that a manifest counts. */
export function layOutEntries(counts: readonly number[][]): EntryTable {
  const sizes = counts.map((list) => list.reduce((sum, count) => sum + count, 1));
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const table: EntryTable = {
    count,
    pageOf: new Uint32Array(count),
    firstOf: new Uint32Array(counts.length),
    kindOf: new Uint8Array(count),
  };
  let entry = 0;
  for (const [page, list] of counts.entries()) {
    table.firstOf[page] = entry;
    table.pageOf.fill(page, entry, entry + sizes[page]!);
    entry++;
    for (const [kind, number] of list.entries()) {
      table.kindOf.fill(kind + 1, entry, entry + number);
      entry += number;
    }
  }
  return table;
}

/** The kind of an entry by its number in `kindOf`. */
export const kindName = (kind: number): SearchRecord['kind'] =>
  kind === 0 ? 'page' : PART_KINDS[kind - 1]!;
