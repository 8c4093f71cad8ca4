import type { SearchRecord } from '../../../shared/search/records.ts';
import type { NameMatch } from './match-names.ts';
import type { Query } from './read-query.ts';

/*
 * How well words match is one half; what a reader of a component library's documentation most
 * likely wants is the other. The factors multiply.
 */

/** A part counts this share of its page's match as its own: `button disabled` finds the prop. */
export const PAGE_SHARE = { name: 0.5, text: 0.1 };

/** A page answers more questions than a part of it. */
const KIND_FACTOR: Record<SearchRecord['kind'], number> = {
  page: 3,
  heading: 1.2,
  demo: 1.1,
  prop: 1,
  slot: 0.8,
  class: 0.8,
  token: 0.8,
  icon: 0.3,
  option: 0.8,
  export: 0.5,
  type: 0.4,
  variable: 0.8,
  attribute: 0.8,
};
/** Readers complained of guides and headings ranked above the component they had typed. */
const API_PAGE_FACTOR = 1.6;
/** Above the API page: people land on reference pages and do not find the examples. */
const DEMO_PAGE_FACTOR = 2;
/** Who has copied something out of code wants to know what it is. */
const CODE_FACTOR = 4;
/**
 * The whole name was typed, up to plural, spaces and capitals. Above any relevance: nothing comes before it.
 * `keyword` is another name that its author gave.
 */
const EXACT = { pageTitle: 1e6, pageKeyword: 6e5, partTitle: 5e5, partKeyword: 4.5e5 };
/** A component and its prop, or a page and its section. */
const PAGE_AND_PART = 4e5;
/** A name of so many says little of each. */
const MANY = 20;
const MANY_FACTOR = 0.25;
/** Of such a score, for what is typed by name in code, or never. */
const EXACT_KIND_FACTOR: Partial<Record<SearchRecord['kind'], number>> = {
  demo: 0.85,
  icon: 0.6,
  type: 0.8,
  option: 0.75,
  // What authors do not describe is rarely what a word means.
  export: 0.02,
};
const EXACT_CODE_FACTOR = 2;
const WRONG_CASE_FACTOR = 0.2;
/** Words that are typed apart are rarely names that only code and style sheets say. */
const IN_STYLES: ReadonlySet<SearchRecord['kind']> = new Set(['slot', 'class', 'type', 'option']);
const IN_STYLES_FACTOR = 0.5;
/** The title begins with what was typed; falls with the share of the title still to type. */
const TITLE_START_FACTOR = 8;
/** The name is a part of the question. */
const PHRASE_FACTOR = 4;
/** All words of the question are in the name of a part. */
const NAMED_PART = 1.5;
/** Sections about a component are read before its props are looked up. */
const DEMO_PART_FACTOR = 1.05;
/** Words such as `prop` ask for a kind. */
const WANTED_KIND_FACTOR = 4;
const WANTED_NAME_FACTOR = 1.8;
const TIE = 1e-4;

/** Names in code, none of which begins with a capital. */
const CODE_KINDS: ReadonlySet<SearchRecord['kind']> = new Set([
  'prop',
  'slot',
  'class',
  'variable',
  'attribute',
]);

/** A record and its page, as far as ranking needs them. */
export interface Candidate {
  kind: SearchRecord['kind'];
  hasProps: boolean;
  hasDemos: boolean;
  /** Share of the query that its names have. */
  named: number;
}

/**
 * The score results are sorted by.
 * @param relevance how well its words match
 * @param name whether it is called what was typed
 */
export function rankCandidate(
  candidate: Candidate,
  relevance: number,
  name: NameMatch | undefined,
  { form, kind: wanted, isForeign }: Pick<Query, 'form' | 'kind' | 'isForeign'>,
): number {
  const { kind, hasProps, hasDemos, named: share } = candidate;
  const isCode = form === 'code';
  const pageFactor =
    (hasDemos ? DEMO_PAGE_FACTOR : hasProps && !isForeign ? API_PAGE_FACTOR : 1) *
    (isCode && hasProps ? CODE_FACTOR : 1);
  // A page is the answer to its name; to a question that says more, what is on it may be.
  const factor =
    kind === 'page'
      ? 1 + (KIND_FACTOR.page * pageFactor - 1) * share ** (hasDemos || isCode ? 2 : 4)
      : KIND_FACTOR[kind] *
        (1 + NAMED_PART * share ** 2) *
        (kind === wanted && kind !== 'icon' ? WANTED_KIND_FACTOR : 1) *
        (isCode && CODE_KINDS.has(kind) ? CODE_FACTOR : 1);
  const own = kind === 'page' ? pageFactor : hasDemos && !isCode ? DEMO_PART_FACTOR : 1;
  const exact = scoreName(kind, name, form) * own * (kind === wanted ? WANTED_NAME_FACTOR : 1);
  // Of what is called alike the one comes first whose words are as they were typed: `Tab` before `Tabs`.
  const start = form === 'words' && IN_STYLES.has(kind) ? 1 : startFactor(name, kind === 'page');
  return relevance * factor * start + exact * (1 + relevance * TIE);
}

function scoreName(
  kind: SearchRecord['kind'],
  name: NameMatch | undefined,
  form: Query['form'],
): number {
  if (name === undefined || name.how === 'start' || name.how === 'phrase') return 0;
  const isShared = kind !== 'page' && name.how === 'title' && name.shared > MANY;
  const share = name.share ** 2 * (isShared ? MANY_FACTOR : 1);
  if (kind === 'page') return share * (name.how === 'title' ? EXACT.pageTitle : EXACT.pageKeyword);
  const isCode = CODE_KINDS.has(kind);
  const factor =
    (EXACT_KIND_FACTOR[kind] ?? 1) *
    (form === 'words' && IN_STYLES.has(kind) ? IN_STYLES_FACTOR : 1) *
    (isCode && form === 'code' ? EXACT_CODE_FACTOR : 1) *
    (isCode && form === 'component' ? WRONG_CASE_FACTOR : 1);
  const base =
    name.how === 'pageAndPart'
      ? PAGE_AND_PART
      : name.how === 'title'
        ? EXACT.partTitle
        : EXACT.partKeyword;
  return share * factor * base;
}

function startFactor(name: NameMatch | undefined, isPage: boolean): number {
  if (name?.how === 'phrase') return 1 + PHRASE_FACTOR * name.share;
  if (name?.how !== 'start') return 1;
  // `dat` begins the one DatePicker, and `data` of a dozen components.
  return 1 + (TITLE_START_FACTOR * name.share) / (isPage ? 1 : Math.sqrt(name.shared));
}
