import type { Page, TocItem } from '../../shared/page.ts';
import { escapeHtml } from '../base/escape.ts';
import { kindOf } from '../blocks/index.ts';
import { linkedHeading } from '../markdown/html/heading-link.ts';
import {
  codeLink,
  printFrom,
  renderContents,
  renderLastUpdated,
  renderNeighbours,
  renderPageHeader,
  renderPageLinks,
} from './page-header.ts';
import type { PageContext, RenderContext } from './context.ts';

/** Heading of the section that links the API pages of a page's components. */
export const API_TITLE = 'API';

/**
 * The content of `<main>`: not hydrated, and exchanged as a whole by a navigation.
 * @param toc the headings as the shell lists them
 */
export function renderMain(
  page: Page,
  toc: readonly TocItem[],
  context: PageContext,
  render: RenderContext,
): string {
  return [
    context.home ? '' : renderPageHeader(page, context),
    renderTitle(page, context),
    page.lead === '' ? '' : `<p class="lead">${page.lead}</p>`,
    context.home ? '' : renderPageLinks(page, context, render.config),
    renderContents(toc),
    ...page.blocks.map((block) =>
      kindOf(block).render(block, { ...render, listed: context.listed }),
    ),
    renderApiSection(context),
    context.home ? '' : renderLastUpdated(context, render.config.language),
    context.home ? '' : renderNeighbours(context),
    // What a site shows below the title of its home page is its own.
    context.home ? renderPageLinks(page, context, render.config) : '',
  ].join('');
}

function renderTitle({ hash, title }: Page, { home }: PageContext): string {
  if (!home) return linkedHeading('h1', hash, title);
  return `<h1 id="${escapeHtml(hash)}" tabindex="-1">${escapeHtml(title)}</h1>`;
}

function renderApiSection({ api, apiHash }: PageContext): string {
  if (apiHash === '') return '';
  const items = api
    .map((target) => `<li>${codeLink(target, target.code)}${printFrom(target)}</li>`)
    .join('');
  return `<div class="prose">${linkedHeading('h2', apiHash, API_TITLE)}<ul>${items}</ul></div>`;
}
