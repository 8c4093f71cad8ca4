import { guardStart } from '../../api/page/print-markdown.ts';

/** What begins a list, a break, code or an element, besides what `guardStart` knows. */
const BEGINS = /^(?:\*(?=\s|$)|(?:[*_][ \t]*){3,}$|~{3}|`{3}(?=[^`]*$)|<(?=[a-z/!?]))/i;

/** Markdown of one line as a paragraph of its own, whatever it begins with: what is within the line stays as it is. */
export function guardLine(markdown: string): string {
  return guardStart(markdown).replace(BEGINS, '\\$&');
}
