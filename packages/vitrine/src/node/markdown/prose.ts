import type { Token } from 'markdown-it';
import type { ProsePart } from '../../shared/page.ts';
import { readCodeInfo } from './code/code-info.ts';
import { createProseReader, type ProseReader } from './html/prose-reader.ts';
import { readRawHtml } from './html/raw-html.ts';

/** The prose of a page's tokens, with that of the raw HTML among them. */
export function readProse(tokens: readonly Token[]): ProsePart[] {
  const reader = createProseReader();
  readTokens(tokens, reader);
  return reader.finish();
}

function readTokens(tokens: readonly Token[], reader: ProseReader): void {
  for (const token of tokens) {
    const { type, tag, content, nesting, meta } = token;
    if (type === 'text' || type === 'code_inline') reader.text(content);
    else if (type === 'inline') readTokens(token.children!, reader);
    else if (type === 'softbreak') reader.text(' ');
    else if (typeof meta?.['text'] === 'string') reader.passage(meta['text']);
    else if (type === 'html_block' || type === 'html_inline') readRawHtml(content, reader);
    else if (type === 'fence' || type === 'code_block') {
      reader.passage(readCodeInfo(token.info).title);
    } else if (nesting < 0) reader.close(tag);
    else reader.open(tag, token.attrs === null ? '' : `${token.attrGet('id') ?? ''}`);
  }
}
