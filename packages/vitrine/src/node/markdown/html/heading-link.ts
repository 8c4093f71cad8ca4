import { escapeHtml } from '../../base/escape.ts';

/** The link of a heading to itself. */
export function headingLink(hash: string, text: string): string {
  return `<a class="anchor" href="#${escapeHtml(hash)}" aria-label="Link to ${escapeHtml(text)}">#</a>`;
}
