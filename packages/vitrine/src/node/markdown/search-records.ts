import type { Token } from 'markdown-it';
import type { Page } from '../../shared/page.ts';
import { shorten, type SearchRecord } from '../../shared/search-index.ts';
import { toPlainText } from './plain-text.ts';
import type { Heading } from './prepare.ts';

/** Characters of a section that a search result can match and show. */
const TEXT_LENGTH = 200;

/** One record for the page, then one for each section. */
export function collectSearchRecords(
  tokens: readonly Token[],
  { pathname, title, description }: Pick<Page, 'pathname' | 'title' | 'description'>,
  sections: readonly Heading[],
): SearchRecord[] {
  const records: SearchRecord[] = [{ kind: 'page', title, href: pathname, text: description }];
  for (const [position, { level, text, hash, index }] of sections.entries()) {
    const end = sections[position + 1]?.index ?? tokens.length;
    if (level === 1) continue;
    const about = readText(tokens, index + 3, end);
    records.push({ kind: 'heading', title: text, href: `${pathname}#${hash}`, text: about });
  }
  return records;
}

function readText(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let index = from; index < to && text.length <= TEXT_LENGTH; index += 1) {
    const { type, children } = tokens[index]!;
    if (type === 'inline') text += ` ${toPlainText(children ?? []).trim()}`;
  }
  return shorten(
    text
      .slice(0, 2 * TEXT_LENGTH)
      .replace(/\s+/g, ' ')
      .trim(),
    TEXT_LENGTH,
  );
}
