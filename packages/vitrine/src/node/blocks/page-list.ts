import type { Page, PagesBlock, TocItem } from '../../shared/page.ts';
import { markdownPath } from '../base/addresses/page-paths.ts';
import { escapeHtml } from '../base/escape.ts';
import { codeSpan, escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import type { Directive } from '../markdown/directives/directive.ts';
import { linkedHeading } from '../markdown/html/heading-link.ts';
import type { BlockKind, ListedPage, ListedSection } from './block-kind.ts';

/** `::pages`, or `::pages{letters}` for a list divided by first letters; a page has one at most. */
const pagesDirective: Directive = {
  name: 'pages',
  attributes: { letters: 'flag' },
  read: ({ attributes }, { claim, tocIndex, line, refuse }) => {
    const first = claim('::pages');
    if (first !== null) return refuse(`the pages are already listed on line ${first}`);
    return { kind: 'pages', letters: attributes.has('letters'), tocIndex, line };
  },
};

/** A list of the pages below its page, which have search records of their own. */
export const pageList: BlockKind<PagesBlock> = {
  directive: pagesDirective,
  styles: ['pages'],
  render: ({ letters }, { listed }) => renderList(letters, listed),
  search: () => [],
  hosted: () => [],
  markdown: (_block, { listed }) => listed.map(printSection).join('\n\n'),
};

/** The list of the pages below a page: cards where they have drawings, a described list elsewhere. */
function renderList(letters: boolean, sections: ListedSection[]): string {
  const jumps = letters ? renderJumps(sections) : '';
  const parts = sections.map(({ title, hash, pages }) => {
    const heading = title === '' ? '' : linkedHeading('h2', hash, title);
    return heading + renderSection(pages, letters);
  });
  return `<div class="prose pages">${jumps}${parts.join('')}</div>`;
}

/** The page's contents with the titles of the list in their place. */
export function addToContents(
  { toc, blocks }: Pick<Page, 'toc' | 'blocks'>,
  sections: ListedSection[],
): TocItem[] {
  const at = blocks.find((block) => block.kind === 'pages')?.tocIndex ?? 0;
  const titles = sections.flatMap(({ title, hash }): TocItem[] =>
    title === '' ? [] : [{ text: title, hash, level: 2 }],
  );
  return toc.toSpliced(at, 0, ...titles);
}

function renderJumps(sections: ListedSection[]): string {
  const links = sections.flatMap(({ title, hash }) =>
    title === '' ? [] : `<a href="#${escapeHtml(hash)}">${escapeHtml(title)}</a>`,
  );
  return `<nav class="page-letters" aria-label="First letters">${links.join('')}</nav>`;
}

function renderSection(pages: ListedPage[], compact: boolean): string {
  if (pages.some(({ thumbnail }) => thumbnail !== '')) {
    return `<ul class="page-cards">${pages.map(renderCard).join('')}</ul>`;
  }
  const items = pages.map((page) => `<li>${renderLink(page)}${renderDescription(page)}</li>`);
  return `<ul class="page-list${compact ? ' compact' : ''}">${items.join('')}</ul>`;
}

/** A drawing repeats what title and description say. */
function renderCard(page: ListedPage): string {
  const thumbnail = page.thumbnail === '' ? MISSING_THUMBNAIL : page.thumbnail;
  return `<li><span class="page-preview" aria-hidden="true">${thumbnail}</span>${renderLink(page)}${renderDescription(page)}</li>`;
}

/** A sheet with lines: what any page is. */
const MISSING_THUMBNAIL =
  '<svg viewBox="0 0 160 90"><path d="M58 15h32l12 12v48H58zM90 15v12h12M66 38h28M66 48h28M66 58h18" fill="none" stroke="currentColor" stroke-width="2" opacity=".45"/></svg>';

function renderLink({ pathname, title, isCode }: ListedPage): string {
  const text = isCode ? `<code>${escapeHtml(title)}</code>` : escapeHtml(title);
  return `<a href="${escapeHtml(pathname)}">${text}</a>`;
}

function renderDescription({ description }: ListedPage): string {
  return description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
}

function printSection({ title, pages }: ListedSection): string {
  const items = pages.map(({ pathname, title: name, description, isCode }) => {
    const link = `- [${isCode ? codeSpan(name) : escapeMarkdown(name)}](${markdownPath(pathname)})`;
    return description === '' ? link : `${link}: ${escapeMarkdown(description)}`;
  });
  return (title === '' ? '' : `## ${escapeMarkdown(title)}\n\n`) + items.join('\n');
}
