import MarkdownIt, { type Token } from 'markdown-it';

/** Kinds of GitHub's alerts and the titles they are shown with. */
const calloutTitles = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['important', 'Important'],
  ['warning', 'Warning'],
  ['caution', 'Caution'],
]);

/** Turns block quotes that begin with `[!NOTE]` into callouts. */
export function markCallouts(tokens: readonly Token[]): Token[] {
  const marked: Token[] = [];
  /** For each quote that is open, whether it is a callout. */
  const open: boolean[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    marked.push(token);
    if (token.type === 'blockquote_close' && open.pop()) token.tag = 'div';
    if (token.type !== 'blockquote_open') continue;
    const inline = tokens[index + 1]?.type === 'paragraph_open' ? tokens[index + 2] : undefined;
    const [, kind = '', rest] = /^\[!(\w+)\][ \t]*(\n|$)/.exec(inline?.content ?? '') ?? [];
    const title = calloutTitles.get(kind.toLowerCase());
    open.push(title !== undefined);
    if (title === undefined) continue;

    token.tag = 'div';
    token.attrs = [
      ['class', `callout ${kind.toLowerCase()}`],
      ['role', 'note'],
    ];
    marked.push(html(`<p class="callout-title">${title}</p>\n`, 'html_block', title));
    const children = inline!.children!;
    if (rest === '\n') children.splice(0, children.findIndex(isBreak) + 1);
    // The marker was the paragraph's only line: the title takes the paragraph's place.
    else index += 3;
  }
  return marked;
}

/** Turns list items that begin with `[ ]` or `[x]` into read-only check boxes with a label. */
export function markTasks(tokens: Token[]): void {
  for (const [index, item] of tokens.entries()) {
    const inline = tokens[index + 2];
    if (item.type !== 'list_item_open' || inline?.type !== 'inline') continue;
    if (tokens[index + 1]!.type !== 'paragraph_open') continue;
    const text = inline.children![0];
    const [marker, state] = /^\[([ xX])\][ \t]+/.exec(inline.content) ?? [];
    if (marker === undefined || text?.type !== 'text') continue;
    item.attrJoin('class', 'task-list-item');
    text.content = text.content.slice(marker.length);
    const checked = state === ' ' ? '' : ' checked';
    inline.children!.unshift(html(`<label><input type="checkbox" disabled${checked}> `));
    inline.children!.push(html('</label>'));
  }
}

/**
 * Names header cells for assistive technology, and replaces the inline styles of aligned cells by
 * classes, which a strict content security policy allows.
 */
export function markCells(tokens: Token[]): void {
  for (const [index, cell] of tokens.entries()) {
    if (cell.type !== 'th_open' && cell.type !== 'td_open') continue;
    const align = /center|right/.exec(String(cell.attrGet('style')))?.[0];
    cell.attrs =
      align === undefined ? [] : [['class', align === 'right' ? 'align-end' : 'align-center']];
    if (cell.type === 'td_open') continue;
    if (tokens[index + 1]!.content !== '') cell.attrs.unshift(['scope', 'col']);
    // An empty corner heads nothing.
    else cell.tag = tokens[index + 2]!.tag = 'td';
  }
}

const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak';

/**
 * A token for HTML of our own, which no later step looks into.
 * @param text what it says
 */
export function html(
  content: string,
  type: 'html_inline' | 'html_block' = 'html_inline',
  text = '',
): Token {
  const token = new MarkdownIt.Token(type, '', 0);
  token.content = content;
  token.meta = { text };
  token.block = type === 'html_block';
  return token;
}
