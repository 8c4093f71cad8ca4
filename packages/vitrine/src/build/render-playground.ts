import type { PlaygroundBlock } from '../page.js';
import { escapeHtml } from '../text.js';
import { moduleAttributes, renderContent } from './render-demo.js';
import type { RenderContext } from './render-page.js';

/** A playground's frame: to the browser it is a demo without a toolbar. */
export function renderPlayground(
  { id, hash, title }: PlaygroundBlock,
  { playgrounds, assets }: Pick<RenderContext, 'playgrounds' | 'assets'>,
): string {
  const rendered = playgrounds.get(id);
  // A build ends where one cannot be made. The dev server says why, and shows the rest of the page.
  if (!rendered) return '';
  const module = assets.demos[rendered.file];
  if (!module) throw new Error(`The playground ${id} was not bundled`);
  return [
    `<div class="demo demo-bare" id="${escapeHtml(hash)}" role="group" aria-label="${escapeHtml(title)}"`,
    ` data-demo="${escapeHtml(id)}" ${moduleAttributes(module)}>`,
    `<div class="demo-stage">${renderContent(rendered)}</div></div>`,
  ].join('');
}
