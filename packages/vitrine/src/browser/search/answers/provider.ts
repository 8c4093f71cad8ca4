import type { SearchRecord } from '../../../shared/search/records.ts';
import type { TextPart } from './highlight.ts';

/** Answers the search box: from the index built with the site, or by a hosted service. */
export interface SearchProvider {
  /**
   * Resolves to the best results, those of one page next to each other; to none for a query
   * without words, which also makes the provider ready. Rejects when it cannot answer, with an
   * error whose message tells the reader why; calling again tries again.
   *
   * @param signal aborted when nobody waits for the answer any more; the promise may then reject
   * @param kind results of this kind only
   */
  search(query: string, signal?: AbortSignal, kind?: SearchResult['kind']): Promise<SearchAnswer>;
}

/** A service that lists results, and no more. */
export interface ResultLister {
  search(query: string, signal?: AbortSignal): Promise<SearchResult[]>;
}

/** The answer to a query. Plain data. */
export interface SearchAnswer {
  results: SearchResult[];
  /** The query as it may have been meant, when words of it are on no page. */
  suggestion?: string;
  /** Kinds that results can have, when they can be narrowed to one. */
  kinds?: SearchResult['kind'][];
  /** Pages to go to when nothing has been typed. */
  popular?: { title: string; href: string }[];
}

/** One result. Plain data. */
export interface SearchResult {
  /** `text`: a passage of a page. */
  kind: SearchRecord['kind'] | 'text';
  title: TextPart[];
  /** A path of this site, e.g. `/api/button#prop-disabled`, or a whole address on another. */
  href: string;
  /** Shown under the title; may be empty. */
  text: TextPart[];
  /** The page it is on; the result itself when `kind` is `page`. */
  page: { title: string; href: string };
}

/** The message for a search whose code or index did not arrive. */
export const NOT_LOADED = 'The search could not be loaded. Check the connection and try again.';
