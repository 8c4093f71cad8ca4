import type { SearchRecord } from '../../page.ts';

/** Where the search box gets its answers from. The local index is one; a hosted service can be another. */
export interface SearchProvider {
  /**
   * Resolves to the best results, those of one page next to each other; to none for a query
   * without words, which also makes the provider ready. Rejects when it cannot answer; calling
   * again tries again.
   */
  search(query: string): Promise<SearchResult[]>;
}

/** One result. Plain data. */
export interface SearchResult {
  kind: SearchRecord['kind'];
  title: string;
  /** As the record has it, e.g. `/api/button#prop-disabled`. */
  href: string;
  /** Shown under the title; may be empty. */
  text: string;
  /** The page it is on; the result itself when `kind` is `page`. */
  page: { title: string; href: string };
  /** Beginnings of words, in lower case, that explain the match: what to highlight. */
  marks: string[];
}
