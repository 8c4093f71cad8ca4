import type { PrerenderedDemo } from '../../shared/contract.ts';
import type { PlaygroundBlock } from '../../shared/page.ts';
import { escapeHtml } from '../base/text.ts';
import { moduleAttributes, renderContent } from './demo.ts';
import type { RenderContext } from './page.ts';

/** A playground as pages show it. */
export interface RenderedPlayground extends PrerenderedDemo {
  /** Its module, by which the bundle knows its assets. */
  file: string;
  /** The server has no markup for it: the browser renders it from nothing. */
  clientOnly: boolean;
}

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
