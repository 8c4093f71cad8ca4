import type { HtmlBlock } from '../../shared/page.ts';
import type { BlockKind } from './block-kind.ts';

/** Prose. Its headings are in the search index with their page, as their text goes on past a demo. */
export const html: BlockKind<HtmlBlock> = {
  styles: [],
  render: (block) => `<div class="prose">${block.html}</div>`,
  search: () => [],
  hosted: ({ prose = [] }) =>
    prose.map((part) =>
      typeof part === 'string' ? { kind: 'text', text: part } : { kind: 'heading', ...part },
    ),
  markdown: ({ markdown = [] }, { page, readLines, placeLinks }) => {
    const parts = markdown.map((part) =>
      typeof part === 'string' ? part : readLines(page.source.file, part[0] - 1, part[1]),
    );
    // A table goes on to the next blank line.
    const blocks = parts.map((part) => part.replace(/^(?:[ \t]*\n)+/, '').trimEnd());
    return placeLinks(blocks.filter((block) => block !== '').join('\n\n'));
  },
};
