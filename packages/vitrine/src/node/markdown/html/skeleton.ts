import type { Token } from 'markdown-it';
import { countNewlines } from '../../base/text.ts';

/** A piece of a page's HTML. */
export interface Piece {
  html: string;
  /** As the author wrote it; else what Markdown becomes, without its text. */
  isRaw: boolean;
  /** Of the text, counted from 0. */
  line: number;
  /** Nothing that the piece begins may go on after it: it ends a block of Markdown. */
  endsBlock: boolean;
}

/** Whether a token stream has HTML of its author's. */
export function hasRawHtml(tokens: readonly Token[]): boolean {
  return tokens.some((token) => isRaw(token) || token.children?.some(isRaw));
}

/** HTML as the author wrote it; what core rules add to the tokens is marked as the engine's. */
function isRaw({ type, meta }: Token): boolean {
  return (type === 'html_block' || type === 'html_inline') && meta?.['text'] === undefined;
}

/**
 * The HTML that tokens become, of which text and attributes that Markdown writes are left out: neither
 * changes where elements begin and end.
 */
export function* readSkeleton(tokens: readonly Token[]): Generator<Piece> {
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type === 'inline') {
      yield* readInline(token.children!, line);
      continue;
    }
    const html = isRaw(token) ? `${token.content}\n` : tagsOf(token);
    yield { html, isRaw: isRaw(token), line, endsBlock: true };
  }
}

function* readInline(tokens: readonly Token[], from: number): Generator<Piece> {
  let line = from;
  for (const token of tokens) {
    const html = isRaw(token) ? token.content : tagsOf(token);
    yield { html, isRaw: isRaw(token), line, endsBlock: false };
    // Table cells have no line of their own; that of their row was noted before.
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    else if (isRaw(token)) line += countNewlines(token.content);
  }
}

const WITH_ONE_TAG = new Map([
  ['fence', '<div></div>'],
  ['code_block', '<div></div>'],
  ['directive', '<div></div>'],
  ['code_inline', '<code></code>'],
  ['hardbreak', '<br>'],
  ['image', '<img>'],
  ['hr', '<hr>'],
  // A table scrolls in an element of its own.
  ['table_open', '<div><table>'],
  ['table_close', '</table></div>'],
]);

function tagsOf({ type, tag, nesting, content, hidden }: Token): string {
  const known = WITH_ONE_TAG.get(type);
  if (known !== undefined) return known;
  if (type === 'text') return content.trim() === '' ? '' : 'x';
  if (type === 'html_block' || type === 'html_inline') return content;
  if (hidden || tag === '' || nesting === 0) return '';
  // Headings below the title end with a link to themselves.
  const link = nesting === -1 && /^h[23]$/.test(tag) ? '<a></a>' : '';
  return nesting === 1 ? `<${tag}>` : `${link}</${tag}>`;
}
