import type { Token } from 'markdown-it';

/** The text of inline content, without markup and raw HTML tags. */
export function toPlainText(tokens: readonly Token[]): string {
  let text = '';
  for (const { type, content, children } of tokens) {
    if (type === 'text' || type === 'code_inline') text += content;
    else if (type === 'softbreak' || type === 'hardbreak') text += ' ';
    else if (type === 'image') text += toPlainText(children ?? []);
  }
  return text;
}

/** Cuts text to at most `length` characters, at the end of a word where there is one. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > 0 ? end : length - 1).trimEnd()}…`;
}
