/** What can be found on a page: written when the page is compiled, told when it is a result. */
import { onOneLine } from '../text/one-line.ts';

/** Kinds of what a page has besides itself, in the order of their lists. */
export const PART_KINDS = [
  'heading',
  'prop',
  'slot',
  'class',
  'demo',
  'icon',
  'token',
  // Of a hook or a function.
  'option',
  // A value without a page of its own.
  'export',
  'type',
  // Of style sheets.
  'variable',
  'attribute',
] as const;

type PartKind = (typeof PART_KINDS)[number];

/** One thing the search box can lead to. */
export interface SearchRecord {
  kind: 'page' | PartKind;
  /** The name that readers type: a page title, a heading, a prop name, a demo title. */
  title: string;
  /** Its address, e.g. `/demos/buttons#sizes`. */
  href: string;
  /** All that it says; searched besides the title, and shown in part under it. May be empty. */
  text: string;
  /** Other names that readers may type. */
  keywords?: string[];
}

/** Title, rest of the address (or a whole one when it is on another page) and text of one part after the other. */
type EncodedParts = string[];

/** Address, title and text of a page, then a list for each of `PART_KINDS`; empty ones at the end are left out. */
type EncodedPage = [href: string, title: string, text: string, ...lists: EncodedParts[]];

/**
 * Prepares the records of one page for the index: the page first, its parts by kind, texts on one line.
 * Empty when there is no `page` record among them: such a page cannot be found.
 */
export function orderRecords(records: readonly SearchRecord[]): SearchRecord[] {
  const page = records.find(({ kind }) => kind === 'page');
  if (page === undefined) return [];
  const parts = PART_KINDS.flatMap((part) => records.filter(({ kind }) => kind === part));
  return [page, ...parts].map((record) => ({ ...record, text: onOneLine(record.text) }));
}

/** Encodes ordered records of a page as they are told to readers: JSON lists, since field names would be half of it. */
export function encodeRecords([page, ...parts]: readonly SearchRecord[]): EncodedPage {
  const { href, title, text } = page!;
  const lists: EncodedParts[] = PART_KINDS.map((part) =>
    parts
      .filter(({ kind }) => kind === part)
      .flatMap((record) => [record.title, shortenHref(record.href, href), record.text]),
  );
  const filled = lists.findLastIndex((list) => list.length > 0) + 1;
  return [href, title, text, ...lists.slice(0, filled)];
}

/** Reads what `encodeRecords` gave. Throws when it is anything else. */
export function decodeRecords(encoded: unknown): SearchRecord[] {
  if (!isPage(encoded)) throw new Error('The search index has a malformed page');
  const [href, title, text, ...lists] = encoded;
  const records: SearchRecord[] = [{ kind: 'page', title, href, text }];
  for (const [index, kind] of PART_KINDS.entries()) {
    const list = lists[index] ?? [];
    for (let at = 0; at + 2 < list.length; at += 3) {
      const [partTitle = '', partHref = '', partText = ''] = list.slice(at, at + 3);
      const whole = /^[#?]/.test(partHref) ? href + partHref : partHref;
      records.push({ kind, title: partTitle, href: whole, text: partText });
    }
  }
  return records;
}

function isPage(encoded: unknown): encoded is EncodedPage {
  if (!Array.isArray(encoded)) return false;
  if (encoded.length > 3 + PART_KINDS.length) return false;
  const [href, title, text, ...lists] = encoded as unknown[];
  const areTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  return areTexts([href, title, text]) && lists.every((list) => list === null || areTexts(list));
}

function shortenHref(href: string, pageHref: string): string {
  const rest = href.slice(pageHref.length);
  return href.startsWith(pageHref) && /^[#?]/.test(rest) ? rest : href;
}

/**
 * Cuts text to `length` characters, between words where that is possible.
 * @param loose characters that do not stand before the ellipsis
 */
export function shorten(text: string, length: number, loose = /\s+$/): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(' ');
  // A single long word (a URL, a script without spaces) is cut where it is, between characters.
  const kept =
    lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(loose, '')}…`;
}
