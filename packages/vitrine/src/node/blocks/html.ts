import type { HtmlBlock, Page } from '../../shared/page.ts';
import type { BlockKind, HostedPart } from './block-kind.ts';
import { readHtml } from './read-html.ts';

/** Prose. Its headings are in the search index with their page, as their text goes on past a demo. */
export const html: BlockKind<HtmlBlock> = {
  styles: [],
  render: (block) => `<div class="prose">${block.html}</div>`,
  search: () => [],
  hosted: (block, page) => listParts(block, page),
  markdown: ({ markdown = [] }, { page, read }) => {
    const lines = read(page.source.file).split(/\r\n?|\n/);
    const parts = markdown.map((part) =>
      typeof part === 'string' ? part : lines.slice(part[0] - 1, part[1]).join('\n'),
    );
    return parts.join('\n').trim();
  },
};

/** Rows of an API page's tables are props; those that it inherits are on pages of their own. */
function listParts({ html: text }: HtmlBlock, { kind: page, search }: Page): HostedPart[] {
  const own = search.filter(({ kind }) => kind === 'prop');
  const titles = new Map(own.map(({ title, href }) => [href.slice(href.indexOf('#') + 1), title]));
  const parts: HostedPart[] = [];
  /** What is read until the row ends. */
  let row: { id: string; cells: string[] } | undefined;
  const endRow = () => {
    const title = row && titles.get(row.id);
    if (row && title !== undefined)
      parts.push({ kind: 'prop', title, hash: row.id, text: row.cells.slice(1) });
    row = undefined;
  };
  for (const part of readHtml(text)) {
    if (part.kind === 'heading') {
      endRow();
      parts.push({ kind: 'heading', level: part.level, title: part.text, hash: part.id });
    } else if (part.kind === 'row' && page === 'api') {
      endRow();
      if (part.id.startsWith('prop-')) row = { id: part.id, cells: [] };
    } else if (part.kind === 'table-end') endRow();
    else if (part.kind === 'text' && row) row.cells.push(part.text);
    else if (part.kind === 'text') parts.push(part);
  }
  endRow();
  return parts;
}
