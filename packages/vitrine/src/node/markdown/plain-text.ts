import type { Token } from 'markdown-it';

/** The text of inline content, without markup and raw HTML tags. */
export function toPlainText(tokens: readonly Token[]): string {
  let text = '';
  for (const { type, content, children } of tokens) {
    if (type === 'text' || type === 'code_inline') text += content;
    else if (type === 'softbreak' || type === 'hardbreak') text += ' ';
    else if (type === 'image') text += toPlainText(children!);
  }
  return text;
}
