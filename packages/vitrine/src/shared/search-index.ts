/**
 * The search index: the build writes it page by page, the search worker reads it. Its lines are JSON
 * lists, since field names would be half of its bytes.
 */

/** One thing the search box can lead to. */
export interface SearchRecord {
  kind: 'page' | 'heading' | 'prop' | 'demo';
  /** The name that readers type: a page title, a heading, a prop name, a demo title. */
  title: string;
  /** Its address, e.g. `/demos/buttons#sizes`. */
  href: string;
  /** Searched besides the title and shown under it; may be empty. */
  text: string;
}

/** Parts of a page that can be found besides the page itself, in the order of their lists. */
const PARTS = ['heading', 'prop', 'demo'] as const satisfies SearchRecord['kind'][];

/** Title, fragment (or a whole address when it is on another page) and text of one part after the other. */
type EncodedParts = string[];

/** Address, title and text of a page, then a list for each of `PARTS`. */
type EncodedPage = [href: string, title: string, text: string, ...lists: EncodedParts[]];

/** A page of the index with everything on it that can be found. */
export interface IndexedPage {
  title: string;
  /** The page itself first. */
  records: SearchRecord[];
  /** Has props: an API page. */
  hasProps: boolean;
  hasDemos: boolean;
}

/**
 * Characters kept of a record's text. Two lines of a result on a phone; on a library's 130 API
 * pages anything longer costs bytes before the first result and finds nothing a title does not.
 */
export const TEXT_LIMIT = 110;

/**
 * Encodes the records of one page as a line of JSON. It depends on nothing else, so a changed page is
 * encoded alone. Empty when there is no `page` record among them: such a page cannot be found.
 */
export function encodePageRecords(records: readonly SearchRecord[]): string {
  const page = records.find(({ kind }) => kind === 'page');
  if (page === undefined) return '';
  const lists = PARTS.map((part) =>
    records
      .filter(({ kind }) => kind === part)
      .flatMap(({ title, href, text }) => [
        title,
        href.startsWith(`${page.href}#`) ? href.slice(page.href.length) : href,
        encodeText(withoutName(text, page.title)),
      ]),
  );
  const encoded: EncodedPage = [page.href, page.title, encodeText(page.text), ...lists];
  return JSON.stringify(encoded);
}

/** Makes the index asset from what `encodePageRecords` gave for each page, in the given order. */
export function joinPageRecords(parts: readonly string[]): string {
  return `[${parts.filter((part) => part !== '').join(',\n')}]\n`;
}

/**
 * Reads the index asset. Throws when it is anything else, such as the HTML that a server sends instead
 * of a missing file.
 */
export function decodeSearchRecords(json: string): IndexedPage[] {
  const pages: unknown = JSON.parse(json);
  if (!Array.isArray(pages)) throw new Error('The search index is not a list of pages');
  return pages.map(decodePage);
}

function decodePage(encoded: unknown): IndexedPage {
  if (!isPage(encoded)) throw new Error('The search index has a malformed page');
  const [href, title, text, ...lists] = encoded;
  const records: SearchRecord[] = [{ kind: 'page', title, href, text }];
  for (const [index, kind] of PARTS.entries()) {
    const list = lists[index] ?? [];
    for (let at = 0; at + 2 < list.length; at += 3) {
      const [partTitle = '', partHref = '', partText = ''] = list.slice(at, at + 3);
      records.push({
        kind,
        title: partTitle,
        href: partHref.startsWith('#') ? href + partHref : partHref,
        text: partText,
      });
    }
  }
  const has = (part: (typeof PARTS)[number]) => (lists[PARTS.indexOf(part)]?.length ?? 0) > 0;
  return { title, records, hasProps: has('prop'), hasDemos: has('demo') };
}

function isPage(encoded: unknown): encoded is EncodedPage {
  if (!Array.isArray(encoded) || encoded.length !== 3 + PARTS.length) return false;
  const [href, title, text, ...lists] = encoded as unknown[];
  const areTexts = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string');
  return areTexts([href, title, text]) && lists.every((list) => list === null || areTexts(list));
}

/** A result is shown under its page's name: `Button: Disables…` says it twice, and a search for it finds every prop. */
function withoutName(text: string, pageTitle: string): string {
  if (text === pageTitle) return '';
  return text.startsWith(`${pageTitle}: `) ? text.slice(pageTitle.length + 2) : text;
}

function encodeText(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), TEXT_LIMIT, /[\s.,;:]+$/);
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
