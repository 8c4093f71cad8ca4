import type { SearchRecord } from '../../page.ts';
import type { IndexedPage } from './decode.ts';
import { nameKey } from './words.ts';

/*
 * Text relevance (BM25) says how well words match; the factors below say what a reader of a
 * component library's documentation most likely wants. They multiply.
 */

/** How much more a word in a title says than the same word in a text. */
export const TITLE_BOOST = 4;
/** The name of the page lets `button disabled` find the prop; on its own it should find the page. */
export const PAGE_NAME_BOOST = 0.5;

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
/** The whole title was typed, up to plural, spaces and capitals: nothing may come before it. */
const EXACT_TITLE_FACTOR = 40;
/** The whole path was typed: a component and its prop, as in `button disabled`. */
const EXACT_PATH_FACTOR = 40;
/** The title begins with what was typed; falls with the share of the title still to type. */
const TITLE_START_FACTOR = 8;

/**
 * What to multiply a record's text relevance with.
 *
 * @param queryKey `nameKey` of what the reader typed, spelling corrected
 */
export function rankRecord(record: SearchRecord, page: IndexedPage, queryKey: string): number {
  return KIND_FACTOR[record.kind] * pageFactor(record, page) * titleFactor(record, page, queryKey);
}

function pageFactor(record: SearchRecord, page: IndexedPage): number {
  if (record.kind !== 'page') return 1;
  if (page.hasDemos) return DEMO_PAGE_FACTOR;
  return page.hasProps ? API_PAGE_FACTOR : 1;
}

function titleFactor(record: SearchRecord, page: IndexedPage, queryKey: string): number {
  const key = nameKey(record.title);
  if (key === '') return 1;
  if (key === queryKey || (page.hasProps && key === `${queryKey}api`)) return EXACT_TITLE_FACTOR;
  if (record.kind !== 'page' && nameKey(page.title) + key === queryKey) return EXACT_PATH_FACTOR;
  if (key.startsWith(queryKey)) return 1 + TITLE_START_FACTOR * (queryKey.length / key.length);
  return 1;
}
