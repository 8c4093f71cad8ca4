import type { Token } from 'markdown-it';
import type { Page } from '../../shared/page.ts';
import { onOneLine } from '../../shared/text/one-line.ts';
import { nameKey } from '../../shared/search/words.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import type { Keywords } from './keywords.ts';
import { toPlainText } from './plain-text.ts';
import type { Heading } from './prepare.ts';

/** The text of a page as far as records are made of it. */
interface PageTokens {
  tokens: readonly Token[];
  /** Place of the first token after heading and lead. */
  start: number;
  sections: readonly Heading[];
}

/** One record for the page, then one for each section, with all that it says. */
export function collectSearchRecords(
  { tokens, start, sections }: PageTokens,
  page: Pick<Page, 'pathname' | 'title' | 'description' | 'components'>,
  keywords: Keywords,
): SearchRecord[] {
  const { pathname, title, description, components } = page;
  const intro = readText(tokens, start, sections[0]?.index ?? tokens.length);
  const record: SearchRecord = {
    kind: 'page',
    title,
    href: pathname,
    text: `${description} ${intro}`.trim(),
    keywords: [
      ...keywords.page,
      ...lastOfPath(pathname),
      // A component and its parts are asked about together: `CardMedia` on the page of cards.
      ...components.filter((name) => nameKey(name).includes(nameKey(title))),
    ],
  };
  const records = [record];
  for (const [position, { level, text, hash, index }] of sections.entries()) {
    const end = sections[position + 1]?.index ?? tokens.length;
    if (level === 1) continue;
    const own = keywords.sections.get(hash);
    records.push({
      kind: 'heading',
      title: text,
      href: `${pathname}#${hash}`,
      text: readText(tokens, index + 3, end),
      ...(own && { keywords: own }),
    });
  }
  return records;
}

/** Addresses are names too: `/guides/csp`, `/getting-started/faq`. */
function lastOfPath(pathname: string): string[] {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return name === '' ? [] : [name];
}

function readText(tokens: readonly Token[], from: number, to: number): string {
  const texts: string[] = [];
  for (let index = from; index < to; index += 1) {
    const { type, children } = tokens[index]!;
    if (type === 'inline') texts.push(toPlainText(children!).trim());
  }
  return onOneLine(texts.join(' '));
}
