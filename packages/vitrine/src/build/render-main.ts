import type { DemoBlock, Page } from '../page.js';
import { escapeHtml } from '../text.js';
import { codeLink, renderActions, renderNeighbours, renderStamp } from './render-furniture.js';
import type { PageContext, RenderContext } from './render-page.js';

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
    ...page.blocks.map((block) =>
      block.kind === 'html' ? `<div class="prose">${block.html}</div>` : renderDemo(block, render),
    ),
    renderApiSection(context),
    context.home ? '' : renderStamp(context, render.config.language),
    context.home ? '' : renderNeighbours(context),
  ].join('');
}

function renderApiSection({ api, apiHash }: PageContext): string {
  if (apiHash === '') return '';
  const items = api.map((target) => `<li>${codeLink(target, `<${target.title} />`)}</li>`).join('');
  const heading = `<h2 id="${apiHash}">${API_TITLE}${anchor(apiHash, API_TITLE)}</h2>`;
  return `<div class="prose">${heading}<ul>${items}</ul></div>`;
}

function anchor(hash: string, text: string): string {
  return `<a class="anchor" href="#${escapeHtml(hash)}" aria-label="Link to ${escapeHtml(text)}">#</a>`;
}

/** A demo's frame: its prerendered markup and its toolbar, each the root of its own hydration. */
function renderDemo(demo: DemoBlock, { demos, assets }: RenderContext): string {
  const rendered = demos.get(demo.id);
  const module = assets.demos[demo.file];
  if (!rendered || !module) throw new Error(`The demo ${demo.id} was not prerendered`);
  const toolbar = demo.hideHeader
    ? ''
    : `<div class="demo-toolbar-root" data-source="${rendered.sourceUrl}">${rendered.toolbar}</div>`;
  return [
    `<div class="demo${demo.hideHeader ? ' demo-bare' : ''}" id="${escapeHtml(demo.hash)}"`,
    ` role="group" aria-label="${escapeHtml(demo.title)}" data-demo="${escapeHtml(demo.id)}"`,
    ` data-module="${module.module}" data-preload="${module.preload.join(' ')}">`,
    `<div class="demo-stage"><div class="demo-content"${rendered.clientOnly ? ' data-client' : ''}>`,
    `${rendered.html}</div></div>`,
    toolbar,
    '</div>',
  ].join('');
}
