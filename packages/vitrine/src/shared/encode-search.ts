import type { SearchRecord } from './page.ts';

/**
 * Characters kept of a record's text. Two lines of a result on a phone; on a library's 130 API
 * pages anything longer costs bytes before the first result and finds nothing a title does not.
 */
export const TEXT_LIMIT = 110;

/** Title, fragment (or a whole address when it is on another page) and text, three per record. */
type EncodedParts = string[];

/** One page: address, title, text, then its headings, props and demos. */
type EncodedPage = [string, string, string, EncodedParts, EncodedParts, EncodedParts];

/**
 * The records of one page as a line of JSON. It depends on nothing else, so a changed page is
 * encoded alone. Empty when there is no `page` record among them: such a page cannot be found.
 */
export function encodePageRecords(records: readonly SearchRecord[]): string {
  const page = records.find(({ kind }) => kind === 'page');
  if (page === undefined) return '';
  const encodeParts = (wanted: SearchRecord['kind']): EncodedParts =>
    records
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ title, href, text }) => [
        title,
        shortenHref(href, page.href),
        shortenText(withoutName(text, page.title)),
      ]);
  const encoded: EncodedPage = [
    page.href,
    page.title,
    shortenText(page.text),
    encodeParts('heading'),
    encodeParts('prop'),
    encodeParts('demo'),
  ];
  return JSON.stringify(encoded);
}

/** The index asset from what `encodePageRecords` gave for each page, in the given order. */
export function joinPageRecords(parts: readonly string[]): string {
  return `[${parts.filter((part) => part !== '').join(',\n')}]\n`;
}

/**
 * The index asset for a whole site: JSON that the search worker decodes and indexes. Records are
 * grouped by page in order of first appearance, so the same records give the same bytes.
 */
export function encodeSearchRecords(records: readonly SearchRecord[]): string {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const pathname = record.href.replace(/#.*$/, '');
    const group = pages.get(pathname);
    if (group === undefined) pages.set(pathname, [record]);
    else group.push(record);
  }
  return joinPageRecords([...pages.values()].map(encodePageRecords));
}

function shortenHref(href: string, pageHref: string): string {
  return href.startsWith(`${pageHref}#`) ? href.slice(pageHref.length) : href;
}

/** A result is shown under its page's name: `Button: Disables…` says it twice, and a search for it finds every prop. */
function withoutName(text: string, pageTitle: string): string {
  if (text === pageTitle) return '';
  return text.startsWith(`${pageTitle}: `) ? text.slice(pageTitle.length + 2) : text;
}

function shortenText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= TEXT_LIMIT) return line;
  const cut = line.slice(0, TEXT_LIMIT);
  const lastSpace = cut.lastIndexOf(' ');
  // A single long word (a URL, a script without spaces) is cut where it is, between characters.
  const kept =
    lastSpace > TEXT_LIMIT / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s.,;:]+$/, '')}…`;
}
