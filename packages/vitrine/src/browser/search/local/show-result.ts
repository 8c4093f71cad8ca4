import { type SearchRecord } from '../../../shared/search/records.ts';
import { findFirstMark, highlightMarks } from '../answers/highlight.ts';
import type { SearchResult } from '../answers/provider.ts';

/** Characters of a text shown below a title: two lines on a phone. */
const SHOWN = 110;
/** Characters shown before the first word that was searched for. */
const BEFORE = 30;

/** A record as a result: what was searched for is marked, and the text is that around it. */
export function showResult(
  record: SearchRecord,
  page: SearchRecord,
  beginnings: readonly string[],
): SearchResult {
  const marks = [...new Set(beginnings)];
  return {
    kind: record.kind,
    title: highlightMarks(record.title, marks),
    href: record.href,
    text: highlightMarks(excerpt(record.text, marks), marks),
    page: { title: page.title, href: page.href },
  };
}

/** The passage of a text with the first mark; its beginning when none is further on. */
function excerpt(text: string, marks: readonly string[]): string {
  if (text.length <= SHOWN) return text;
  const at = findFirstMark(text, marks);
  if (at < SHOWN - BEFORE || at === text.length) return cut(text, 0);
  return `…${cut(text, text.indexOf(' ', at - BEFORE) + 1 || at)}`;
}

function cut(text: string, from: number): string {
  if (text.length - from <= SHOWN) return text.slice(from);
  const end = text.lastIndexOf(' ', from + SHOWN);
  return `${text.slice(from, end > from ? end : from + SHOWN).replace(/[\s.,;:]+$/, '')}…`;
}
