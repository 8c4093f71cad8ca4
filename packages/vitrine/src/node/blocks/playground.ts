import type { PlaygroundBlock } from '../../shared/page.ts';
import type { PlaygroundControl, PropValue } from '../../shared/playground.ts';
import { escapeHtml } from '../base/escape.ts';
import { showControls } from '../../shared/text/show-controls.ts';
import { codeSpan, escapeMarkdown } from '../../shared/markdown/escape-markdown.ts';
import { playgroundDirective } from './playground-directive.ts';
import type { BlockKind, RenderContext } from './block-kind.ts';
import { hostedDemo, moduleAttributes, renderContent, searchDemo } from './demo.ts';

/** A component with controls for its props: to readers and search a demo. */
export const playground: BlockKind<PlaygroundBlock> = {
  directive: playgroundDirective,
  styles: ['demo', 'playground'],
  render: renderPlayground,
  search: searchDemo,
  hosted: hostedDemo,
  markdown: (block, { controlsOf }) => {
    const controls = controlsOf(block);
    const about = `**${escapeMarkdown(block.title)}**: ${codeSpan(`<${block.component}>`)} with controls for`;
    if (controls.length === 0) return `${about} none of its props.`;
    return showControls(`${about}\n\n${controls.map(printControl).join('\n')}`);
  },
};

/** A prop, and what it can be set to. */
function printControl(control: PlaygroundControl): string {
  const { prop, kind, default: value } = control;
  const print = (each: PropValue) => codeSpan(typeof each === 'string' ? `'${each}'` : `${each}`);
  const choices =
    kind === 'choice'
      ? control.values.map(print).join(', ')
      : kind === 'preset'
        ? control.presets.map(({ name }) => escapeMarkdown(name)).join(', ')
        : kind;
  return `- ${codeSpan(prop)}: ${choices}${value === null ? '' : ` (default ${print(value)})`}`;
}

/** A playground's box: to the browser it is a demo without a toolbar. */
function renderPlayground(
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
