import type { Token } from 'markdown-it';
import type { DemoBlock, Page, PlaygroundBlock, SearchRecord } from '../../shared/page.ts';
import { shorten, toPlainText } from './plain-text.ts';
import type { Heading } from './prepare.ts';

/** Characters of a section that a search result can match and show. */
const TEXT_LENGTH = 200;

/** One record for the page, then one for each section, then one for each demo and playground. */
export function collectSearchRecords(
  tokens: readonly Token[],
  { pathname, title, description }: Pick<Page, 'pathname' | 'title' | 'description'>,
  sections: readonly Heading[],
  demos: ReadonlyMap<number, DemoBlock | PlaygroundBlock>,
): SearchRecord[] {
  const records: SearchRecord[] = [{ kind: 'page', title, href: pathname, text: description }];
  const add = (kind: 'heading' | 'demo', name: string, hash: string, text: string) =>
    records.push({ kind, title: name, href: `${pathname}#${hash}`, text });

  for (const [position, { level, text, hash, index }] of sections.entries()) {
    const end = sections[position + 1]?.index ?? tokens.length;
    if (level > 1) add('heading', text, hash, readText(tokens, index + 3, end));
  }
  for (const demo of demos.values()) add('demo', demo.title, demo.hash, title);
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
