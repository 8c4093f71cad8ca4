import type { Block, Page } from '../../shared/page.ts';
import { escapeHtml } from '../base/text.ts';
import { renderDemo } from './demo.ts';
import { renderPages } from './page-list.ts';
import { renderPlayground } from './playground.ts';
import { anchor, codeLink, renderActions, renderNeighbours, renderStamp } from './page-header.ts';
import type { PageContext, RenderContext } from './page.ts';

/** Heading of the section that links the API pages of a page's components. */
export const API_TITLE = 'API';

/** The content of `<main>`: not hydrated, and exchanged as a whole by a navigation. */
export function renderMain(page: Page, context: PageContext, render: RenderContext): string {
  return [
    context.home ? '' : renderActions(page, context),
    `<h1 id="${escapeHtml(page.hash)}" tabindex="-1">${escapeHtml(page.title)}`,
    context.home ? '' : anchor(page.hash, page.title),
    '</h1>',
    page.lead === '' ? '' : `<p class="lead">${page.lead}</p>`,
    ...page.blocks.map((block) => renderBlock(block, context, render)),
    renderApiSection(context),
    context.home ? '' : renderStamp(context, render.config.language),
    context.home ? '' : renderNeighbours(context),
  ].join('');
}

function renderBlock(block: Block, { listed }: PageContext, render: RenderContext): string {
  if (block.kind === 'html') return `<div class="prose">${block.html}</div>`;
  if (block.kind === 'pages') return renderPages(block, listed);
  return block.kind === 'demo' ? renderDemo(block, render) : renderPlayground(block, render);
}

function renderApiSection({ api, apiHash }: PageContext): string {
  if (apiHash === '') return '';
  const items = api.map((target) => `<li>${codeLink(target, `<${target.title} />`)}</li>`).join('');
  const heading = `<h2 id="${apiHash}">${API_TITLE}${anchor(apiHash, API_TITLE)}</h2>`;
  return `<div class="prose">${heading}<ul>${items}</ul></div>`;
}
