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
  /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[^]){1,2000}?(?<!`)\1(?!`)|(\]\(\s*<?|\]:\s*<?|\b(?:(?:href|src)\s*=\s*|url\(\s*)["']?)((?:[^\s<>"'?#()]|\([^\s<>"'?#()]*\))+)/g;
const LINK_START = /\]\(|\]:|\b(?:href|src|url)\b/;
const FENCE = /^(?:[ \t>]|[-*+] |\d{1,9}[.)] )*(`{3,}(?=[^`\n]*$)|~{3,})/;

/** Lets links in Markdown lead to the Markdown of pages, and to files of the repository. Code stays as it is. */
export function placeMarkdownLinks(markdown: string, targets: LinkTargets): string {
  if (!LINK_START.test(markdown)) return markdown;
  const placeIn = (paragraph: string) =>
    paragraph.replace(CODE_OR_LINK, (whole, ticks, before: string, address: string) =>
      ticks === undefined ? before + placeLink(address, targets) : whole,
    );
  // Neither code nor a link goes beyond its paragraph, and most paragraphs have no link.
  const placed = (lines: string[]) =>
    lines
      .join('\n')
      .split(/(\n[ \t]*\n)/)
      .map((paragraph) => (LINK_START.test(paragraph) ? placeIn(paragraph) : paragraph))
      .join('');
  return splitFences(markdown)
    .flatMap((lines, index) => {
      if (lines.length === 0) return [];
      return index % 2 === 0 ? placed(lines) : lines.join('\n');
    })
    .join('\n');
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

/** Lines of text and of fenced code, in turns. */
function splitFences(markdown: string): string[][] {
  const parts: string[][] = [[]];
  let open = '';
  for (const line of markdown.split('\n')) {
    const [, fence = ''] = FENCE.exec(line) ?? [];
    if (open === '' && fence !== '') {
      open = fence;
      parts.push([line]);
      continue;
    }
    parts.at(-1)!.push(line);
    if (open !== '' && closes(line, open)) {
      open = '';
      parts.push([]);
    }
  }
  return parts;
}

function closes(line: string, open: string): boolean {
  const end = line.replace(/^[ \t>]+/, '').trimEnd();
  return end.length >= open.length && end === open[0]!.repeat(end.length);
}
