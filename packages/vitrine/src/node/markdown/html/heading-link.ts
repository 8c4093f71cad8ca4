import { escapeHtml } from '../../base/escape.ts';

/** What opens a heading that has a link. */
export const HEADING_OPEN = '<div class="heading">';

/**
 * The link of a heading to itself, and the end of what both are in. It stands beside the heading, whose name is
 * its text alone.
 */
export function headingEnd(hash: string, text: string): string {
  return `<a class="anchor" href="#${escapeHtml(hash)}" aria-label="Link to ${escapeHtml(text)}">#</a></div>`;
}

/** A heading with its link, of plain text. */
export function linkedHeading(tag: 'h1' | 'h2', hash: string, text: string): string {
  // A navigation leads the focus to the title.
  const focus = tag === 'h1' ? ' tabindex="-1"' : '';
  const heading = `<${tag} id="${escapeHtml(hash)}"${focus}>${escapeHtml(text)}</${tag}>`;
  return HEADING_OPEN + heading + headingEnd(hash, text);
}
