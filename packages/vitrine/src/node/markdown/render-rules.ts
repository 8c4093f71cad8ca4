import type { RendererRule, Token } from 'markdown-it';
import { escapeHtml } from '../base/escape.ts';
import { readCodeInfo } from './code-info.ts';
import { escapeText } from '../base/escape.ts';
import { highlight } from './highlight.ts';
import { toPlainText } from './plain-text.ts';

/** A code block with its caption and copy button. */
export const renderCode: RendererRule = (tokens, index) => {
  const { info, content } = tokens[index]!;
  const { language, title } = readCodeInfo(info);
  const caption = title === '' ? '' : `<div class="code-title">${escapeText(title)}</div>`;
  const name = language === '' ? '' : ` class="language-${escapeHtml(language)}"`;
  const code = highlight(content.replace(/\n$/, ''), language);
  return `<div class="code">${caption}<pre tabindex="0" dir="ltr"><code${name}>${code}</code></pre><button type="button" class="copy">Copy</button></div>\n`;
};

/** Labels of the tables of a page, so that no two of its regions share a name. */
interface TableEnv {
  tableLabels?: Map<string, number>;
}

/** Opens a table inside a region of its own, which scrolls where the window is narrow. */
export const renderTableOpen: RendererRule = (tokens, index, _options, env = {}) => {
  const labels = ((env as TableEnv).tableLabels ??= new Map<string, number>());
  const label = `Table: ${readHeaderCells(tokens, index).filter(Boolean).join(', ')}`;
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  const name = escapeHtml(count === 1 ? label : `${label} (${count})`);
  const mark = tokens[index]!.attrGet('data-table');
  const table = mark === null ? '<table>' : `<table data-table="${escapeHtml(String(mark))}">`;
  return `<div class="table-scroll" tabindex="0" role="region" aria-label="${name}">${table}\n`;
};

export const renderTableClose: RendererRule = () => '</table></div>\n';

function readHeaderCells(tokens: Token[], tableOpen: number): string[] {
  const cells: string[] = [];
  for (let index = tableOpen; tokens[index]!.type !== 'thead_close'; index += 1) {
    const { type, children } = tokens[index]!;
    if (type === 'inline') cells.push(toPlainText(children ?? []));
  }
  return cells;
}
