import type { TextPart } from '../answers/highlight.ts';
import type { SearchResult } from '../answers/provider.ts';
import { siteHref } from './site-href.ts';

/** The service puts them around matches; no text of a page looks like them. */
export const MARK_START = '<v-mark>';
export const MARK_END = '</v-mark>';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** Kinds that `vitrine search-records` writes; records of a crawler have none. */
const KINDS: readonly unknown[] = ['page', 'heading', 'prop', 'demo', 'text'];

/** Records of an answer that are looked at: more than any question asks for, as indexes that group their records give. */
const MAX_HITS = 200;
/** Characters of a text, marks included, and of an address. */
const MAX_TEXT = 1000;
const MAX_URL = 2000;

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/**
 * Turns an answer with records of DocSearch's shape into results: one for each address, the page
 * before its parts. Left out are records that lead nowhere, and parts found by nothing but the name of
 * a page that is itself a result.
 *
 * @throws Error when it is no such answer
 */
export function readAnswer(answer: unknown, siteUrl: string): SearchResult[] {
  const hits = memberOf(answer, ['hits']);
  if (!Array.isArray(hits)) {
    throw new Error('The search service sent an answer that this site cannot read.');
  }
  const results = new Map<string, SearchResult>();
  for (const hit of hits.slice(0, MAX_HITS) as unknown[]) {
    const result = readHit(hit, siteUrl);
    if (result !== null && !results.has(result.href)) results.set(result.href, result);
  }
  return groupByPage([...results.values()]);
}

function readHit(hit: unknown, siteUrl: string): SearchResult | null {
  const url = textOf(hit, ['url']);
  const href = url === '' || url.length > MAX_URL ? null : siteHref(url, siteUrl);
  if (href === null) return null;
  const ownKind = memberOf(hit, ['kind']);
  // A crawler escapes the text it finds; `vitrine search-records` does not.
  const isPlain = KINDS.includes(ownKind);
  const read = (place: string, keys: string[]) => {
    const marked = textOf(hit, [place, ...keys, 'value']);
    const text = (marked || textOf(hit, keys)).slice(0, MAX_TEXT);
    return splitMarks(text, isPlain ? (text) => text : unescapeHtml);
  };
  const type = textOf(hit, ['type']);
  const level = titleLevel(hit, type);
  const pageHref = href.replace(/#.*$/, '');
  const title = read('_highlightResult', ['hierarchy', level]);
  const pageTitle = read('_highlightResult', ['hierarchy', level === 'lvl0' ? level : 'lvl1']);
  return {
    kind: isPlain ? (ownKind as SearchResult['kind']) : guessKind(type, href),
    title: title.length > 0 ? title : [{ text: pageHref, marked: false }],
    href,
    text: read('_snippetResult', ['content']),
    page: { title: pageTitle.map(({ text }) => text).join('') || pageHref, href: pageHref },
  };
}

/** The level the record is about; for a passage the innermost heading above it. */
function titleLevel(hit: unknown, type: string): string {
  const isNamed = (level: string) => textOf(hit, ['hierarchy', level]) !== '';
  return isNamed(type) ? type : (LEVELS.findLast(isNamed) ?? 'lvl0');
}

function guessKind(type: string, href: string): SearchResult['kind'] {
  if (type === 'lvl0' || type === 'lvl1' || !href.includes('#')) return 'page';
  return type === 'content' ? 'text' : 'heading';
}

/** Cuts a text at the marks around matches. It stays text: no markup in it means anything. */
function splitMarks(value: string, toText: (text: string) => string): TextPart[] {
  return value
    .split(MARK_START)
    .flatMap((piece, index) => {
      const end = index === 0 ? -1 : piece.indexOf(MARK_END);
      if (end === -1) return [{ text: piece, marked: false }];
      return [
        { text: piece.slice(0, end), marked: true },
        { text: piece.slice(end + MARK_END.length), marked: false },
      ];
    })
    .map(({ text, marked }) => ({ text: toText(text), marked }))
    .filter(({ text }) => text !== '');
}

function unescapeHtml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function groupByPage(results: SearchResult[]): SearchResult[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const group = groups.get(result.page.href);
    if (group === undefined) groups.set(result.page.href, [result]);
    else if (result.kind === 'page') group.unshift(result);
    else group.push(result);
  }
  // An engine behind a proxy may mark nothing.
  const hasMarks = results.some(isMarked);
  return [...groups.values()].flatMap((group) =>
    hasMarks && group[0]?.kind === 'page'
      ? group.filter((result) => result.kind === 'page' || isMarked(result))
      : group,
  );
}

const isMarked = ({ title, text }: SearchResult) =>
  [...title, ...text].some(({ marked }) => marked);

function textOf(value: unknown, keys: string[]): string {
  const member = memberOf(value, keys);
  return typeof member === 'string' ? member : '';
}

function memberOf(value: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}
