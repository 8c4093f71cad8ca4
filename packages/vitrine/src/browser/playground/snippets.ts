import type { Snippet } from '../../shared/playground.ts';

/** One after the other. */
export function join(parts: Snippet[], separator = ''): Snippet {
  return {
    code: parts.map(({ code }) => code).join(separator),
    html: parts.map(({ html }) => html).join(separator),
  };
}

/** Code of no colour of its own. */
export const plain = (code: string): Snippet => ({ code, html: escape(code) });
/** Code of a colour of `node/markdown/code/highlight.ts`. */
export const token = (color: string, code: string): Snippet => ({
  code,
  html: `<span class="${color}">${escape(code)}</span>`,
});

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
