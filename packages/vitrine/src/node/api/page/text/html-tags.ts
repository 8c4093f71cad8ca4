/** HTML that authors write in comments instead of Markdown: what Markdown has a word for, is read as that. */
import type { MarkdownIt } from 'markdown-it';

/** What is taken as it is: code, where nobody writes in HTML but speaks of it. */
const CODE = String.raw`^\x60{3}[^]*?^\x60{3}|(\x60+)[^\x60]+\1`;
const LIST = String.raw`<(?<list>ul|ol)>(?<items>\s*<li>(?:(?!<[uo]l>)[^])*?)<\/\k<list>>`;
const PARAGRAPH = String.raw`<p>(?<paragraph>(?:(?!<p>)[^])*?)<\/p>`;
/** Lines of nothing else. */
const BREAKS = String.raw`^(?<breaks>(?:[ \t]*<br *\/?>)+)[ \t]*$`;
const WORDS = 'code|kbd|tt|b|strong|i|em|br|p|ul|ol|li|a';
/** Other tags, as in a piece of JSX that nobody has marked as code. */
const OTHERS = new RegExp(String.raw`(?<!\w)<\/?(?!(?:${WORDS})\b|https?:|mailto:)[a-z]`, 'i');
const BLOCKS = new RegExp([CODE, LIST, PARAGRAPH, BREAKS].join('|'), 'gim');

/** Tells whether a comment has tags for its reader, not to show some. */
export function hasTags(markdown: string): boolean {
  if (!/<(?:[a-z]+|br *\/)>/i.test(markdown)) return false;
  return !OTHERS.test(markdown.replace(new RegExp(CODE, 'gm'), ''));
}

/** Lists, paragraphs and breaks between them in Markdown; what is not closed is spoken of, and stays what it is. */
export function readBlockTags(markdown: string): string {
  return markdown.replace(BLOCKS, (...found) => {
    const groups = found.at(-1) as Record<string, string | undefined>;
    const { list, items, paragraph, breaks } = groups;
    if (paragraph !== undefined) return `\n\n${paragraph.trim()}\n\n`;
    if (breaks !== undefined) return '';
    if (list === undefined || items === undefined) return String(found[0]);
    const own = items.split(/<\/?li>/i).map((item) => item.trim().replace(/\s+/g, ' '));
    const marker = list.toLowerCase() === 'ol' ? '1.' : '-';
    return `\n\n${own
      .filter((item) => item !== '')
      .map((item) => `${marker} ${item}`)
      .join('\n')}\n\n`;
  });
}

const INLINE = /<(?:(?<name>code|kbd|tt|b|strong|i|em)>|br *\/?>(?! *(?:element|tag|node))\s*)/iy;
const STRONG = new Set(['b', 'strong']);
const MONOSPACE = new Set(['code', 'kbd', 'tt']);

/** Has a parser read tags of text where its `env` says `tags`: none with attributes, nor what is not closed. */
export function readInlineTags(parser: MarkdownIt): void {
  parser.inline.ruler.push('tags', (state, silent) => {
    const { src, pos, posMax } = state;
    if (!(state.env as { tags?: boolean }).tags) return false;
    INLINE.lastIndex = pos;
    const found = INLINE.exec(src);
    if (found === null || INLINE.lastIndex > posMax) return false;
    const start = INLINE.lastIndex;
    const name = found.groups!['name']?.toLowerCase();
    if (name === undefined) {
      state.pos = start;
      // Text ends with it or begins: there is no line to break.
      const isBetween = start < posMax && (state.tokens.length > 0 || state.pending.trim() !== '');
      if (!silent && isBetween) state.push('hardbreak', 'br', 0);
      return true;
    }
    const closing = src.slice(start, posMax).search(new RegExp(`</${name}>`, 'i'));
    const content = src.slice(start, start + closing);
    if (closing === -1 || content.trim() === '') return false;
    const end = start + closing;
    if (!silent) {
      if (MONOSPACE.has(name)) {
        state.push('code_inline', 'code', 0).content = readCode(content);
      } else {
        const tag = STRONG.has(name) ? 'strong' : 'em';
        const push = (nesting: 1 | -1) =>
          state.push(`${tag}_${nesting === 1 ? 'open' : 'close'}`, tag, nesting);
        push(1);
        Object.assign(state, { pos: start, posMax: end });
        state.md.inline.tokenize(state);
        push(-1);
      }
    }
    Object.assign(state, { pos: end + name.length + 3, posMax });
    return true;
  });
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Code as it is meant: without the marks that links of comments have brought, and with the characters themselves. */
function readCode(content: string): string {
  return content
    .trim()
    .replace(/^`(.*)`$/s, '$1')
    .replace(/\s+/g, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_whole, name: string) => ENTITIES[name]!);
}
