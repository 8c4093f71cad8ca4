import { propHash, type ApiPart, type ApiTable, type RichText } from '../../shared/api-section.ts';
import type { ApiBlock } from '../../shared/page.ts';
import { sectionsToHtml } from '../api/page/print-html.ts';
import { sectionsToMarkdown } from '../api/page/print-markdown.ts';
import { createProseReader, type ProseReader } from '../markdown/html/prose-reader.ts';
import type { BlockKind, HostedPart } from './block-kind.ts';

/** The reference of a component. */
export const api: BlockKind<ApiBlock> = {
  styles: ['api'],
  render: ({ sections }) => `<div class="prose">${sectionsToHtml(sections)}</div>`,
  search: () => [],
  hosted: ({ sections }) =>
    sections.flatMap(({ title, hash, parts }) => [
      ...(title === '' ? [] : [{ kind: 'heading' as const, level: 2, title, hash }]),
      ...parts.flatMap(readPart),
    ]),
  markdown: ({ sections }, { placeLinks }) => placeLinks(sectionsToMarkdown(sections)),
};

function readPart(part: ApiPart): HostedPart[] {
  switch (part.kind) {
    case 'table':
      return readTable(part);
    case 'warning':
      return passages([['p', [part.title]], ...part.content]);
    case 'details':
      // Props are found on the page of the component that declares them.
      return [
        ...passages(part.summary),
        ...part.parts.flatMap((each) => (isPropTable(each) ? [] : readPart(each))),
      ];
    case 'text':
    case 'type':
      return passages(part.content);
  }
}

function isPropTable(part: ApiPart): boolean {
  return part.kind === 'table' && part.rows.some(({ prop }) => prop !== undefined);
}

function readTable({ rows }: ApiTable): HostedPart[] {
  return rows.flatMap(({ cells, prop }): HostedPart[] => {
    if (prop === undefined) return cells.flatMap(passages);
    const text = cells
      .slice(1)
      .flatMap(passages)
      .map(({ text: passage }) => passage);
    return [{ kind: 'prop', title: prop, hash: propHash(prop), text }];
  });
}

function passages(content: RichText[]): { kind: 'text'; text: string }[] {
  const reader = createProseReader();
  readRichText(content, reader);
  const parts = reader.finish();
  // Stryker disable next-line ConditionalExpression: elements without ids are no headings
  return parts.flatMap((part) => (typeof part === 'string' ? [{ kind: 'text', text: part }] : []));
}

function readRichText(content: RichText[], reader: ProseReader): void {
  for (const part of content) {
    if (typeof part === 'string') reader.text(part);
    else if (Array.isArray(part)) {
      const [tag, inner] = part;
      reader.open(tag);
      readRichText(inner, reader);
      reader.close(tag);
    } else if (part.block) reader.passage(part.block.title);
    else reader.text(part.code);
  }
}
