import type { Token } from 'markdown-it';
import { escapeHtml, escapeText } from '../../base/escape.ts';
import { readCodeInfo } from './code-info.ts';

/** The label of a code block among others, as in ```` ```bash tab="npm" ````; empty for one that stands alone. */
const tabOf = (token: Token | undefined): string =>
  token?.type === 'fence' ? readCodeInfo(token.info).tab : '';

/**
 * What stands around a code block that is one of a group: blocks with a tab that follow each other. The
 * first of them is shown without any script; the choice is made by radio buttons.
 * @param count of the groups before it on its page
 */
export function codeGroupAround(
  tokens: Token[],
  index: number,
  count: () => number,
): { before: string; after: string } {
  if (tabOf(tokens[index]) === '') return { before: '', after: '' };
  const isFirst = tabOf(tokens[index - 1]) === '';
  const isLast = tabOf(tokens[index + 1]) === '';
  return {
    before: isFirst ? `<div class="code-group">${renderTabs(tokens, index, count())}` : '',
    after: isLast ? '</div>' : '',
  };
}

function renderTabs(tokens: Token[], first: number, group: number): string {
  const radios: string[] = [];
  for (let index = first; tabOf(tokens[index]) !== ''; index += 1) {
    const tab = tabOf(tokens[index]);
    const checked = index === first ? ' checked' : '';
    radios.push(
      `<label><input type="radio" name="code-${group}" value="${escapeHtml(tab)}" autocomplete="off"${checked}>${escapeText(tab)}</label>`,
    );
  }
  return `<div class="code-tabs" role="radiogroup" aria-label="Code for">${radios.join('')}</div>`;
}
