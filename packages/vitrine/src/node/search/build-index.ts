import {
  DIGEST_LENGTH,
  SEARCH_PARTS_PATH,
  type SearchManifest,
} from '../../shared/search/index-parts.ts';
import { PART_KINDS, type SearchRecord } from '../../shared/search/records.ts';
import { shortDigest } from '../base/text.ts';
import { collectWords } from './collect-words.ts';
import { cutRecords, cutWords } from './cut-parts.ts';

/** Characters of a part's JSON: some 2 kB to 4 kB compressed. */
const WORDS_SIZE = 9_000;
const RECORDS_SIZE = 8_000;

/** What a site says of its search. */
export interface IndexSettings {
  synonyms: Record<string, string[]>;
  commonWords: string[];
  /** Addresses of pages, in order. */
  popular: string[];
}

export interface SearchIndex {
  manifest: string;
  /** Text of each part by address. */
  parts: ReadonlyMap<string, string>;
}

/**
 * Makes the index of ordered records, those of one page each.
 * @param scale makes parts larger or smaller: what is found does not depend on it
 */
export function buildIndex(
  pages: readonly (readonly SearchRecord[])[],
  settings: IndexSettings,
  scale = 1,
): SearchIndex {
  const parts = new Map<string, string>();
  const manifest = writeIndex(pages, settings, (url, text) => parts.set(url, text), scale);
  return { manifest, parts };
}

/**
 * The same for a large site, whose parts go to `write` one by one, each once.
 * @returns the manifest
 */
export function writeIndex(
  pages: readonly (readonly SearchRecord[])[],
  { synonyms, commonWords, popular }: IndexSettings,
  write: (url: string, text: string) => void,
  scale = 1,
): string {
  const found = pages.filter((records) => records.length > 0);
  const written = new Set<string>();
  let size = 0;
  const add = (json: string): string => {
    const digest = shortDigest(json).slice(0, DIGEST_LENGTH);
    if (!written.has(digest)) {
      written.add(digest);
      size += json.length;
      write(`${SEARCH_PARTS_PATH}${digest}.json`, json);
    }
    return digest;
  };
  const { names, texts, vocabulary } = collectWords(found.flat());
  const titles = new Map(found.map(([page]) => [page!.href, page!.title]));
  const manifest: SearchManifest = {
    format: 3,
    counts: found.map(countParts),
    names: cutWords(names, WORDS_SIZE * scale, add),
    texts: cutWords(texts, WORDS_SIZE * scale, add),
    records: cutRecords(found, RECORDS_SIZE * scale, add),
    vocabulary: add(JSON.stringify(vocabulary.join(' '))),
    size: 0,
    synonyms,
    commonWords,
    popular: popular.flatMap((href) => {
      const title = titles.get(href);
      return title === undefined ? [] : [{ title, href }];
    }),
  };
  return JSON.stringify({ ...manifest, size });
}

function countParts(records: readonly SearchRecord[]): number[] {
  const counts = PART_KINDS.map((part) => records.filter(({ kind }) => kind === part).length);
  while (counts.at(-1) === 0) counts.pop();
  return counts;
}
