import { escapeHtml, escapeText } from '../../base/escape.ts';

/** A code block with its caption and copy button; `html` is its highlighted code. */
export function codeBlock(html: string, language: string, title: string): string {
  const caption = title === '' ? '' : `<div class="code-title">${escapeText(title)}</div>`;
  const name = language === '' ? '' : ` class="language-${escapeHtml(language)}"`;
  return `<div class="code">${caption}<pre tabindex="0" dir="ltr"><code${name}>${html}</code></pre><button type="button" class="copy">Copy</button></div>`;
}
