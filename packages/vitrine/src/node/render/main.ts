import type { Page, TocItem } from '../../shared/page.ts';
import { escapeHtml } from '../base/escape.ts';
import { kindOf } from '../blocks/index.ts';
import { headingLink } from '../markdown/html/heading-link.ts';
import {
  codeLink,
  renderApiLinks,
  renderContents,
  renderLastUpdated,
  renderNeighbours,
  renderPageHeader,
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
    `<h1 id="${escapeHtml(page.hash)}" tabindex="-1">${escapeHtml(page.title)}`,
    context.home ? '' : headingLink(page.hash, page.title),
    '</h1>',
    page.lead === '' ? '' : `<p class="lead">${page.lead}</p>`,
    context.home ? '' : renderApiLinks(context),
    renderContents(toc),
    ...page.blocks.map((block) =>
      kindOf(block).render(block, { ...render, listed: context.listed }),
    ),
    renderApiSection(context),
    context.home ? '' : renderLastUpdated(context, render.config.language),
    context.home ? '' : renderNeighbours(context),
  ].join('');
}

function renderApiSection({ api, apiHash }: PageContext): string {
  if (apiHash === '') return '';
  const items = api.map((target) => `<li>${codeLink(target, `<${target.title} />`)}</li>`).join('');
  const heading = `<h2 id="${apiHash}">${API_TITLE}${headingLink(apiHash, API_TITLE)}</h2>`;
  return `<div class="prose">${heading}<ul>${items}</ul></div>`;
}
