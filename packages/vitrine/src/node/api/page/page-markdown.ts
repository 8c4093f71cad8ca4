/** Documentation comments as HTML. */
import MarkdownIt from 'markdown-it';
import { renderCode, renderTableClose, renderTableOpen } from '../../markdown/render-rules.ts';

/** Comments are other people's text: raw HTML stays text, headings do not enter the page's outline. */
const parser = new MarkdownIt({ html: false, linkify: false });
Object.assign(parser.renderer.rules, {
  fence: renderCode,
  code_block: renderCode,
  table_open: renderTableOpen,
  table_close: renderTableClose,
  heading_open: () => '<p><strong>',
  heading_close: () => '</strong></p>\n',
});

/** Markdown blocks. */
export function renderBlocks(markdown: string): string {
  return parser.render(markdown).trim();
}

/** Markdown for a table cell: one paragraph goes without its element. */
export function renderCell(markdown: string): string {
  const html = renderBlocks(markdown);
  const single = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html);
  return single?.[1] ?? html;
}

/** What is left of Markdown when the markup goes, on one line. */
export function toText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Addresses of all links in HTML, as a browser would follow them. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"#][^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&amp;/g, '&'),
  );
}
