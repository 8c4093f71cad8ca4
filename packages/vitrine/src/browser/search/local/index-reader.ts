import {
  decodeManifest,
  decodeWords,
  layOutEntries,
  partUrl,
  type EntryTable,
  type SearchManifest,
  type WordPart,
} from '../../../shared/search/index-parts.ts';
import { decodeRecords, type SearchRecord } from '../../../shared/search/records.ts';

/** A word of the index with the entries that have it and where. */
export type FoundWord = [word: string, postings: WordPart['postings'][number]];

/** Reads the parts of an index as they are needed. */
export interface IndexReader {
  manifest: SearchManifest;
  entries: EntryTable;
  /** Words that begin so, in order. */
  find(list: 'names' | 'texts', beginning: string): Promise<FoundWord[]>;
  /** The records of a page: itself, then its parts. */
  readPage(page: number): Promise<SearchRecord[]>;
  /** All words of names. */
  readVocabulary(): Promise<string[]>;
}

/**
 * @param manifestText text of the manifest
 * @param load gives the text of a part by its address
 */
export function openIndex(
  manifestText: string,
  load: (url: string) => Promise<string>,
): IndexReader {
  const manifest = decodeManifest(manifestText);
  const read = <Value>(decode: (text: string) => Value) => {
    const known = new Map<string, Promise<Value>>();
    return (digests: string, index: number): Promise<Value> => {
      const url = partUrl(digests, index);
      let part = known.get(url);
      if (part === undefined) {
        part = load(url).then(decode);
        known.set(url, part);
      }
      return part;
    };
  };
  const readWords = read(decodeWords);
  const readRecords = read((text) => (JSON.parse(text) as unknown[]).map(decodeRecords));
  const readText = read((text) => (JSON.parse(text) as string).split(' '));
  const { names, texts, records, vocabulary } = manifest;
  return {
    manifest,
    entries: layOutEntries(manifest.counts),
    find: async (list, beginning) => {
      const { first, digests } = list === 'names' ? names : texts;
      const [from, to] = findParts(first, beginning);
      const parts = await Promise.all(
        Array.from({ length: to - from }, (_, index) => readWords(digests, from + index)),
      );
      return parts.flatMap((part) => findWords(part, beginning));
    },
    readPage: async (page) => {
      const index = findLast(records.first, (first) => first <= page);
      const pages = await readRecords(records.digests, index);
      return pages[page - records.first[index]!]!;
    },
    readVocabulary: () => readText(vocabulary, 0),
  };
}

/** The parts that may have words which begin so. */
function findParts(first: readonly string[], beginning: string): [from: number, to: number] {
  const from = Math.max(
    0,
    findLast(first, (word) => word <= beginning),
  );
  // Words that begin so come before any that is greater and does not.
  const to = 1 + findLast(first, (word) => word <= beginning || word.startsWith(beginning));
  return [from, Math.max(from, to)];
}

function findWords({ words, postings }: WordPart, beginning: string): FoundWord[] {
  const found: FoundWord[] = [];
  for (let at = 1 + findLast(words, (word) => word < beginning); at < words.length; at++) {
    const word = words[at]!;
    if (!word.startsWith(beginning)) break;
    found.push([word, postings[at]!]);
  }
  return found;
}

/** Position of the last item that is before a border in a sorted list; -1 when none is. */
function findLast<Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
