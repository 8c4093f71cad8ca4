/** Documentation comments, which are Markdown, as formatted text. */
import MarkdownIt, { type Token } from 'markdown-it';
import type { RichElement, RichText } from '../../../../shared/api-section.ts';
import { readCodeInfo } from '../../../markdown/code/code-info.ts';
import { makeHarmless } from '../../../markdown/harmless.ts';
import { tableLabel } from '../../../markdown/render-rules.ts';
import { hasTags, readBlockTags, readInlineTags } from './html-tags.ts';
import { codeBlock, element, isElement } from './rich-text.ts';

/**
 * Comments are other people's text: raw HTML stays text but for tags that Markdown has a word for, headings do not enter
 * the page's outline, pictures and links that mean something else here become text.
 */
const parser = new MarkdownIt({ html: false, linkify: false });
readInlineTags(parser);
parser.core.ruler.push('harmless', (state) => {
  state.tokens = state.tokens.filter(makeHarmless);
});

/** Elements inside each other, of which more than a handful are nonsense. */
const DEPTH = 50;

/** The blocks of a comment. */
export function readComment(markdown: string): RichText[] {
  let content = known.get(markdown);
  if (content === undefined) {
    // Stryker disable next-line ConditionalExpression: parsed, it becomes the same
    content = PLAIN.test(markdown) ? [element('p', markdown)] : parse(markdown);
    if (content.at(-1) === '\n') content.pop();
    known.set(markdown, content);
  }
  return content;
}

/** A line that no rule of Markdown applies to: one of three comments need not be parsed. */
// Stryker disable next-line Regex: a line that is parsed for nothing becomes the same
const PLAIN = /^[a-z](?:[a-z\d,.'"()/ ]*[a-z\d.])?$/i;

function parse(markdown: string): RichText[] {
  const tags = hasTags(markdown);
  return readTokens(parser.parse(tags ? readBlockTags(markdown) : markdown, { tags }));
}

/** Components of a library repeat each other's comments: two of three have been read before. */
const known = new Map<string, RichText[]>();

/** A comment in a table cell: one paragraph goes without its element. */
export function readCellComment(markdown: string): RichText[] {
  const content = readComment(markdown);
  const [first] = content;
  return content.length === 1 && isElement(first, 'p') ? first[1] : content;
}

/** Line breaks between blocks are those that Markdown renderers write. */
function readTokens(tokens: Token[]): RichText[] {
  const top: RichText[] = [];
  const open = [top];
  const add = (...content: RichText[]) => {
    for (const part of content) open.at(-1)!.push(part);
  };
  for (const [index, token] of tokens.entries()) {
    const { type, content, hidden, nesting, block } = token;
    const before = tokens[index - 1];
    if (block && nesting >= 0 && before?.hidden && before.nesting === -1) add('\n');
    if (type === 'inline') add(...readTokens(token.children!));
    else if (type === 'text') add(content);
    else if (type === 'softbreak') add('\n');
    else if (type === 'fence' || type === 'code_block') {
      const { language, title } = readCodeInfo(token.info);
      add(codeBlock(content.replace(/\n$/, ''), language, title), '\n');
    } else if (!hidden && nesting === -1) {
      open.splice(-elementsOf(tokens, index).length);
      if (block) add('\n');
    } else if (!hidden) {
      for (const element of elementsOf(tokens, index)) {
        const fits = nesting === 0 || open.length <= DEPTH;
        if (fits) add(element);
        open.push(fits ? element[1] : open.at(-1)!);
      }
      if (block && nesting === 1 && isBlock(tokens[index + 1]!)) add('\n');
      if (nesting === 0) open.pop();
      if (nesting === 0 && (block || type === 'hardbreak')) add('\n');
    }
  }
  return top;
}

/** The elements that a token opens or closes, from the outside in. */
function elementsOf(tokens: Token[], index: number): RichElement[] {
  const { type, tag, attrs, content } = tokens[index]!;
  if (type.startsWith('heading')) return [element('p'), element('strong')];
  if (type === 'code_inline') return [element(tag, content)];
  const attributes = attrs?.map(([name, value]) => [name, `${value}`]);
  const own: RichElement = attributes ? [tag, [], Object.fromEntries(attributes)] : [tag, []];
  if (tag !== 'table') return [own];
  const label = type === 'table_open' ? tableLabel(tokens, index) : '';
  const region = { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': label };
  return [['div', [], region], own];
}

/** Whether a block begins with this, neither text nor the end of what is empty. */
function isBlock({ type, hidden, nesting }: Token): boolean {
  return type !== 'inline' && !hidden && nesting !== -1;
}
