import { placeAddress } from '../base/addresses/base-path.ts';
import { decodePath, markdownPath, toPathname } from '../base/addresses/page-paths.ts';
import { trimSlash } from '../../shared/paths.ts';
import { listFences } from './list-fences.ts';

interface LinkTargets {
  isPage: (pathname: string) => boolean;
  /** Addresses of files of the repository, by the relative links that mean them. */
  fileLinks?: Readonly<Record<string, string>>;
  /** The path that the site lies at, see `base-path.ts`; paths stay those of the site itself without it. */
  base?: string;
  /** Gives paths of the site another address, last of all. */
  rewrite?: (address: string) => string;
}

/** Code within a paragraph. It begins with what is rare, so that the rest is passed over quickly. */
const CODE = /`(?<![`\\]`)(`*)(?!`)[^]{1,2000}?(?<!`)`\1(?!`)/.source;
const ADDRESS = /((?:[^\s<>"'?#()]|\([^\s<>"'?#()]*\))+)/.source;
/** Of a link in Markdown. Its address may be in the next line, and not beyond. */
const MARKDOWN_START = /(\][(:][^\S\n]*(?:\n[^\S\n]*)?<?)/.source;

/** How links are found. */
interface Search {
  /** What is before an address, from an index on; -1 where there is none. */
  find: (text: string, from: number) => number;
  /** Code, or what stands before the address of a link, and that address. */
  link: RegExp;
  /** What `find` has found, and the address, where no code is before it. */
  here?: RegExp;
}

const IN_MARKDOWN: Search = {
  // A character is looked for in a tenth of the time that an expression takes.
  find: (text, from) => {
    let at = text.indexOf(']', from);
    // Stryker disable next-line ConditionalExpression: each that begins no link is looked at otherwise, in more time
    while (at !== -1 && text[at + 1] !== '(' && text[at + 1] !== ':')
      at = text.indexOf(']', at + 1);
    return at;
  },
  link: new RegExp(`${CODE}|${MARKDOWN_START}${ADDRESS}`, 'g'),
  here: new RegExp(MARKDOWN_START + ADDRESS, 'y'),
};
const HTML_START = /\][(:]|href|src|url\(/gi;
/** Where there may be elements. */
const IN_HTML: Search = {
  find: (text, from) => {
    HTML_START.lastIndex = from;
    return HTML_START.exec(text)?.index ?? -1;
  },
  link: new RegExp(
    String.raw`${CODE}|(\]\(\s*<?|\]:\s*<?|\b(?:(?:href|src)\s*=\s*|url\(\s*)["']?)${ADDRESS}`,
    'gi',
  ),
};

/** Lets links in Markdown lead to the Markdown of pages, and to files of the repository. Code stays as it is. */
export function placeMarkdownLinks(markdown: string, targets: LinkTargets): string {
  // Neither code nor a link goes beyond its paragraph, and most paragraphs have no link.
  const place = (text: string) => {
    const { find, link, here } = text.includes('<') ? IN_HTML : IN_MARKDOWN;
    let placed = '';
    let done = 0;
    for (let at = find(text, 0); at !== -1; at = find(text, done)) {
      const passed = text.slice(done, at);
      const start = done + findStart(passed);
      // Half of the time is that of expressions for whole paragraphs, and most have no code before their links.
      if (here && !text.slice(start, at).includes('`')) {
        here.lastIndex = at;
        const [whole = ']', before = ']', address = ''] = here.exec(text) ?? [];
        placed += passed + before + placeLink(address, targets);
        done = at + whole.length;
        continue;
      }
      const end = findEnd(text, at);
      const paragraph = text
        .slice(start, end)
        .replace(link, (whole, ticks, before: string, address: string) =>
          ticks === undefined ? before + placeLink(address, targets) : whole,
        );
      placed += text.slice(done, start) + paragraph;
      done = end;
    }
    return placed + text.slice(done);
  };
  let placed = '';
  let at = 0;
  for (const { start, end } of listFences(markdown)) {
    placed += place(markdown.slice(at, start)) + markdown.slice(start, end);
    at = end;
  }
  return placed + place(markdown.slice(at));
}

/** Where the last paragraph of a text begins. */
function findStart(text: string): number {
  for (let end = text.lastIndexOf('\n'); end > 0;) {
    const before = text.lastIndexOf('\n', end - 1);
    if (before >= 0 && isBlank(text, before + 1)) return end + 1;
    end = before;
  }
  return 0;
}

function findEnd(text: string, index: number): number {
  for (let end = text.indexOf('\n', index); end !== -1;) {
    if (isBlank(text, end + 1)) return end;
    end = text.indexOf('\n', end + 1);
  }
  return text.length;
}

/** Whether there is nothing from an index to the end of its line, which is not the last one. */
function isBlank(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return text[at] === '\n';
}

function placeLink(
  address: string,
  { isPage, fileLinks = {}, base = '/', rewrite }: LinkTargets,
): string {
  if (!address.startsWith('/')) {
    const file = decodePath(address);
    return Object.hasOwn(fileLinks, file) ? fileLinks[file]! : address;
  }
  const pathname = toPathname(trimSlash(address));
  const placed = isPage(pathname) ? markdownPath(pathname) : address;
  if (rewrite) return rewrite(placed);
  return base === '/' ? placed : placeAddress(base, placed);
}
