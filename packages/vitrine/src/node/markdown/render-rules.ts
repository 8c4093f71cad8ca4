import type { RendererRule, Token } from 'markdown-it';
import { escapeHtml } from '../base/escape.ts';
import { codeBlock } from './html/code-block.ts';
import { codeGroupAround } from './code/code-group.ts';
import { readCodeInfo } from './code/code-info.ts';
import { headingEnd, HEADING_OPEN } from './html/heading-link.ts';
import { createEffort } from './limits/guarded-parse.ts';
import { highlight } from './code/highlight.ts';
import { noteLimit, type LimitEnv } from './limits/limits.ts';
import { toPlainText } from './plain-text.ts';

/** A code block with its caption and copy button. */
export const renderCode: RendererRule = (tokens, index, _options, env = {}) => {
  const { info, content, map } = tokens[index]!;
  const { language, title } = readCodeInfo(info);
  const limits = env as LimitEnv & { codeGroups?: number };
  const effort = (limits.effort ??= createEffort());
  const html = highlight(content.replace(/\n$/, ''), language, effort);
  if (effort.refused !== '') {
    noteLimit(limits, map?.[0] ?? 0, `the code has no colours: ${effort.refused}`);
  }
  const count = () => (limits.codeGroups = (limits.codeGroups ?? 0) + 1);
  const { before, after } = codeGroupAround(tokens, index, count);
  return `${before}${codeBlock(html, language, title)}${after}\n`;
};

/** Opens a heading; one that has a link stands beside it. */
export const renderHeadingOpen: RendererRule = (tokens, index, options, _env, self) =>
  (tokens[index]!.meta?.link ? HEADING_OPEN : '') + self.renderToken(tokens, index, options);

export const renderHeadingClose: RendererRule = (tokens, index, options, _env, self) => {
  const close = self.renderToken(tokens, index, options);
  const { link } = (tokens[index]!.meta ?? {}) as { link?: { hash: string; text: string } };
  return link ? `${close.trimEnd()}${headingEnd(link.hash, link.text)}\n` : close;
};

/** Labels of the tables of a page, so that no two of its regions share a name. */
interface TableEnv {
  tableLabels?: Map<string, number>;
}

/** Opens a table inside a region of its own, which scrolls where the window is narrow. */
export const renderTableOpen: RendererRule = (tokens, index, _options, env = {}) => {
  const labels = ((env as TableEnv).tableLabels ??= new Map<string, number>());
  const label = tableLabel(tokens, index);
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  const name = escapeHtml(count === 1 ? label : `${label} (${count})`);
  const mark = tokens[index]!.attrGet('data-table');
  const table = mark === null ? '<table>' : `<table data-table="${escapeHtml(String(mark))}">`;
  return `<div class="table-scroll" tabindex="0" role="region" aria-label="${name}">${table}\n`;
};

export const renderTableClose: RendererRule = () => '</table></div>\n';

/** Names a table by its columns. */
export function tableLabel(tokens: Token[], tableOpen: number): string {
  const cells: string[] = [];
  for (let index = tableOpen; tokens[index]!.type !== 'thead_close'; index += 1) {
    const { type, children } = tokens[index]!;
    if (type === 'inline') cells.push(toPlainText(children!));
  }
  return `Table: ${cells.filter(Boolean).join(', ')}`;
}
