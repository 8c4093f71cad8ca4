import { decodePath } from '../base/addresses/page-paths.ts';
import type { Token } from 'markdown-it';
import { problem, type Problem } from '../base/errors.ts';
import { countNewlines, withoutComments } from '../base/text.ts';
import type { PageLink } from '../../shared/page.ts';
import { readCodeInfo } from './code/code-info.ts';
import { CALLOUTS } from './foreign/foreign-syntax.ts';
import type { TextPlace } from './limits/limits.ts';
import { HEADING_LENGTH, noteLimit, type LimitEnv } from './limits/limits.ts';
import { shorten } from '../../shared/search/records.ts';
import { toPlainText } from './plain-text.ts';
import { slugify, takeSlug } from '../../shared/markdown/slug.ts';

/** A container, as other tools have them: nothing would come of it but its own marks. */
const CONTAINER = /^:{3,} *[\w-]+/;

/** Tells whether a code block has no line that closes it: it ends with what it stands in. */
function isUnclosed({ map, content }: Token): boolean {
  const [start, end] = map!;
  const lines = content === '' ? 0 : content.replace(/\n$/, '').split('\n').length;
  return end - start - 1 === lines;
}

/** Links, anchors and misplaced directives of a token stream. */
export interface Findings {
  links: PageLink[];
  problems: Problem[];
}

/** Why a directive inside other Markdown is refused. */
const MISPLACED =
  'it must begin with two colons, on a line of its own outside of lists, quotes and tables';

/**
 * Goes through all tokens once.
 * @param stray matches a directive in running text
 */
export function collectFindings(
  tokens: readonly Token[],
  stray: RegExp,
  { file, lineOf }: TextPlace,
): Findings {
  // Nearly no text has one, and the plain search is much faster than the expression.
  const isStray = (text: string) => text.includes(':') && stray.test(text);
  const found: Findings = { links: [], problems: [] };
  const misplaced = (line: number) =>
    found.problems.push(problem('invalid-directive', [MISPLACED], { file, line: lineOf(line) }));

  let line = 0;
  for (const token of tokens) {
    const { type, map, level, content, children, info, meta } = token;
    line = map?.[0] ?? line;
    // What is written there is not the maintainer's to mend.
    const isOwn = !meta?.isGenerated;
    if (isOwn && type === 'fence' && readCodeInfo(info).noCheck === '') {
      found.problems.push(problem('no-check-without-reason', [], { file, line: lineOf(line) }));
    }
    if (isOwn && type === 'fence' && isUnclosed(token)) {
      found.problems.push(problem('unclosed-code', [token.markup], { file, line: lineOf(line) }));
    }
    if (type === 'directive' && level > 0) misplaced(line);
    else if (type === 'html_block') {
      if (isStray(content) && isStray(withoutComments(content))) misplaced(line);
    } else if (type === 'inline') {
      // Table cells have no line of their own; that of their row was noted before.
      let here = line;
      for (const child of children!) {
        if (child.type === 'softbreak' || child.type === 'hardbreak') here += 1;
        else if (child.type === 'link_open') addLink(child.attrGet('href'), here);
        else if (child.type === 'image') addLink(child.attrGet('src'), here);
        else if (child.type === 'html_inline') here += countNewlines(child.content);
        else if (isOwn && child.type === 'text' && isStray(child.content) && isStray(content))
          misplaced(here);
        else if (isOwn && child.type === 'text' && CONTAINER.test(child.content)) {
          const reason = `there is no "${CONTAINER.exec(child.content)![0]}"; ${CALLOUTS}`;
          found.problems.push(problem('invalid-directive', [reason], { file, line: lineOf(here) }));
        }
      }
    }
  }
  return found;

  function addLink(href: unknown, at: number): void {
    found.links.push({ href: decodeHref(String(href)), line: lineOf(at) });
  }
}

/** But for what is below the repository's address: `repository:issues`. */
const ABSOLUTE = /^(?:(?!repository:)[a-z][a-z\d+.-]*:|\/|#)/i;

/**
 * Lets links to files of the repository, and below its address, lead where these can be seen.
 * @param linkTo the address of a file that is linked; empty: its links stay as they are
 * @returns the files, with their addresses
 */
export function placeLinks(
  tokens: readonly Token[],
  linkTo: (file: string) => string,
): Map<string, string> {
  const files = new Map<string, string>();
  const place = ({ attrs }: Token) => {
    const href = attrs?.find(([name]) => name === 'href');
    if (!href) return;
    const [file = '', ...hash] = decodeHref(String(href[1])).split(/(?=#)/);
    if (file === '' || ABSOLUTE.test(file)) return;
    const address = files.get(file) ?? linkTo(file);
    files.set(file, address);
    if (address !== '') href[1] = address + hash.join('');
  };
  for (const token of tokens) {
    place(token);
    token.children?.forEach(place);
  }
  return files;
}

/** A level-1 to level-3 heading of a page, and where it stands in the token stream. */
export interface Heading {
  level: 1 | 2 | 3;
  text: string;
  hash: string;
  /** Index of its opening token. */
  index: number;
}

/** Gives every heading its `id` and those of levels 1 to 3, but for the page's title, their link. */
export function anchorHeadings(
  tokens: Token[],
  titleIndex: number,
  taken: Set<string>,
  env: LimitEnv,
): Heading[] {
  const headings: Heading[] = [];
  for (const [index, token] of tokens.entries()) {
    const level = Number(token.tag.slice(1));
    if (token.type !== 'heading_open' || level > 3) continue;
    const children = tokens[index + 1]!.children!;
    const whole = toPlainText(children).trim();
    const text = shorten(whole, HEADING_LENGTH);
    if (text !== whole) {
      noteLimit(env, token.map![0], `a heading is longer than ${HEADING_LENGTH} characters`);
    }
    const hash = takeSlug(slugify(text), taken);
    token.attrSet('id', hash);
    if (index !== titleIndex) {
      const link = { hash, text };
      for (const end of [token, tokens[index + 2]!]) end.meta = { ...end.meta, link };
    }
    headings.push({ level: level as Heading['level'], text, hash, index });
  }
  // After those above, whose names do not depend on them.
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || Number(token.tag.slice(1)) <= 3) continue;
    const text = shorten(toPlainText(tokens[index + 1]!.children!).trim(), HEADING_LENGTH);
    token.attrSet('id', takeSlug(slugify(text), taken));
  }
  return headings;
}

/** Markdown percent-encodes destinations; people, files and headings have letters. Other escapes mean something. */
function decodeHref(href: string): string {
  return href.replace(/(?:%[89a-f][\da-f])+/gi, (escapes) => decodePath(escapes));
}
