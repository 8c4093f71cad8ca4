/** Why something is deprecated, as its authors wrote it in Markdown for their own site. */
import { isSafeUrl } from '../safe-url.ts';

/** Of bounded length: a link that is not closed would be read to the end from each of its beginnings. */
const LINK = /\[([^[\]]{1,500})\]\(([^()\s]{1,1000})\)/g;
const PARTS = new RegExp(`${LINK.source}|\`([^\`]+)\``, 'g');

const isAddress = (target: string) => /^https?:/.test(target) && isSafeUrl(target);

/** The reason for any place: links that lead somewhere on its authors' site alone are their text. */
export function readableReason(markdown: string): string {
  return markdown.replace(LINK, (link, text: string, target: string) =>
    isAddress(target) ? link : text,
  );
}

/**
 * The reason as HTML, with its code and those links.
 * @param escape makes text fit for HTML
 * @param code writes code as HTML
 */
export function reasonToHtml(
  markdown: string,
  escape: (text: string) => string,
  code: (text: string) => string,
): string {
  let html = '';
  let end = 0;
  for (const match of markdown.matchAll(PARTS)) {
    const [whole, text, target, span] = match;
    html += escape(markdown.slice(end, match.index));
    end = match.index + whole.length;
    if (span !== undefined) html += code(span);
    else {
      const content = reasonToHtml(text!, escape, code);
      html += isAddress(target!) ? `<a href="${escape(target!)}">${content}</a>` : content;
    }
  }
  return html + escape(markdown.slice(end));
}
