import { placeAddress } from '../base/addresses/base-path.ts';
import { decodePath, markdownPath, toPathname } from '../base/addresses/page-paths.ts';
import { trimSlash } from '../../shared/paths.ts';

interface LinkTargets {
  isPage: (pathname: string) => boolean;
  /** Addresses of files of the repository, by the links that mean them. */
  fileLinks?: Readonly<Record<string, string>>;
  /** The path that the site lies at, see `base-path.ts`; paths stay those of the site itself without it. */
  base?: string;
  /** Gives paths of the site another address, last of all. */
  rewrite?: (address: string) => string;
}

/** Code within a paragraph, or what stands before the address of a link, and that address. */
const CODE_OR_LINK =
  /(?<![`\\])(`+)(?!`)[^]{1,2000}?(?<!`)\1(?!`)|(\]\(\s*<?|\]:\s*<?|\b(?:(?:href|src)\s*=\s*|url\(\s*)["']?)((?:[^\s<>"'?#()]|\([^\s<>"'?#()]*\))+)/gi;
/** One of them is before every address. */
const LINK_START = /\][(:]|href|src|url\(/gi;
const BLANK_LINE = /\n[ \t]*\n/g;
const FENCE = /^(?:[ \t>]|[-*+] |\d{1,9}[.)] )*(`{3,}(?=[^`\n]*$)|~{3,})/;
const FENCE_MARK = /```|~~~/g;

/** Lets links in Markdown lead to the Markdown of pages, and to files of the repository. Code stays as it is. */
export function placeMarkdownLinks(markdown: string, targets: LinkTargets): string {
  const placeIn = (paragraph: string) =>
    paragraph.replace(CODE_OR_LINK, (whole, ticks, before: string, address: string) =>
      ticks === undefined ? before + placeLink(address, targets) : whole,
    );
  // Neither code nor a link goes beyond its paragraph, and most paragraphs have no link.
  const place = (text: string) => replaceParagraphs(text, LINK_START, placeIn);
  let placed = '';
  let at = 0;
  for (const { start, end } of listFences(markdown)) {
    placed += place(markdown.slice(at, start)) + markdown.slice(start, end);
    at = end;
  }
  return placed + place(markdown.slice(at));
}

/** Replaces the paragraphs in which an expression is found; it and `BLANK_LINE` go over the text once, side by side. */
function replaceParagraphs(
  text: string,
  wanted: RegExp,
  replace: (paragraph: string) => string,
): string {
  let replaced = '';
  let done = 0;
  let start = 0;
  wanted.lastIndex = BLANK_LINE.lastIndex = 0;
  for (let found; (found = wanted.exec(text)); wanted.lastIndex = start) {
    let blank = BLANK_LINE.exec(text);
    for (; blank && blank.index < found.index; blank = BLANK_LINE.exec(text))
      start = BLANK_LINE.lastIndex;
    const end = blank?.index ?? text.length;
    replaced += text.slice(done, start) + replace(text.slice(start, end));
    done = end;
    start = blank ? BLANK_LINE.lastIndex : end;
  }
  return replaced + text.slice(done);
}

function placeLink(
  address: string,
  { isPage, fileLinks = {}, base = '/', rewrite }: LinkTargets,
): string {
  const file = decodePath(address);
  if (Object.hasOwn(fileLinks, file)) return fileLinks[file]!;
  if (!address.startsWith('/')) return address;
  const pathname = toPathname(trimSlash(address));
  const placed = isPage(pathname) ? markdownPath(pathname) : address;
  return rewrite ? rewrite(placed) : placeAddress(base, placed);
}

/** Where fenced code begins and ends. Of the lines, only those with a mark of it are looked at. */
function listFences(markdown: string): { start: number; end: number }[] {
  const fences: { start: number; end: number }[] = [];
  let open = '';
  let start = 0;
  FENCE_MARK.lastIndex = 0;
  for (let mark; (mark = FENCE_MARK.exec(markdown));) {
    const from = markdown.lastIndexOf('\n', mark.index) + 1;
    const next = markdown.indexOf('\n', mark.index);
    const end = next === -1 ? markdown.length : next;
    FENCE_MARK.lastIndex = end;
    const line = markdown.slice(from, end);
    if (open === '') {
      [, open = ''] = FENCE.exec(line) ?? [];
      start = from;
    } else if (closes(line, open)) {
      fences.push({ start, end });
      open = '';
    }
  }
  return open === '' ? fences : [...fences, { start, end: markdown.length }];
}

function closes(line: string, open: string): boolean {
  const end = line.replace(/^[ \t>]+/, '').trimEnd();
  return end.length >= open.length && end === open[0]!.repeat(end.length);
}
