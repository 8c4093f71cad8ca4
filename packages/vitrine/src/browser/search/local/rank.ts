import type { IndexedPage, SearchRecord } from '../../../shared/search-index.ts';

/*
 * How well words match is one half; what a reader of a component library's documentation most
 * likely wants is the other. The factors multiply.
 */

/** A word in a title says more than the same word in a text. */
export const TITLE_WEIGHT = 8;
export const TEXT_WEIGHT = 1;
/** A part counts this share of its page's match as its own: `button disabled` finds the prop. */
export const PAGE_SHARE = 0.25;

/** A page answers more questions than a part of it. */
const KIND_FACTOR: Record<SearchRecord['kind'], number> = {
  page: 3,
  demo: 1.2,
  heading: 1,
  prop: 1,
};
/** Readers complained of guides and headings ranked above the component they had typed. */
const API_PAGE_FACTOR = 1.6;
/** Above the API page: people land on reference pages and do not find the examples. */
const DEMO_PAGE_FACTOR = 2;
/** The whole title was typed, up to plural, spaces and capitals. Above any relevance: nothing comes before it. */
const EXACT_PAGE_SCORE = 1e6;
/** The same for a part of a page; a page of that name still comes first. */
const EXACT_PART_FACTOR = 40;
/** The title begins with what was typed; falls with the share of the title still to type. */
const TITLE_START_FACTOR = 8;

/** A record and its page, as far as ranking needs them. */
export interface Candidate {
  kind: SearchRecord['kind'];
  /** `nameKey` of the record's title. */
  key: string;
  /** `nameKey` of the page's title. */
  pageKey: string;
  page: Pick<IndexedPage, 'hasProps' | 'hasDemos'>;
}

/**
 * The score results are sorted by.
 *
 * @param relevance how well its words match
 * @param queryKey `nameKey` of what the reader typed, spelling corrected
 */
export function rankCandidate(candidate: Candidate, relevance: number, queryKey: string): number {
  const { kind, key, pageKey, page } = candidate;
  if (kind === 'page') {
    const factor = page.hasDemos ? DEMO_PAGE_FACTOR : page.hasProps ? API_PAGE_FACTOR : 1;
    const exact = key === queryKey || (page.hasProps && key === `${queryKey}api`);
    if (exact) return EXACT_PAGE_SCORE * factor;
    return relevance * KIND_FACTOR.page * factor * startFactor(key, queryKey);
  }
  // A component and its prop, as in `button disabled`, are exact as well.
  const exact = key === queryKey || pageKey + key === queryKey;
  return relevance * KIND_FACTOR[kind] * (exact ? EXACT_PART_FACTOR : startFactor(key, queryKey));
}

function startFactor(key: string, queryKey: string): number {
  return key.startsWith(queryKey) ? 1 + TITLE_START_FACTOR * (queryKey.length / key.length) : 1;
}
