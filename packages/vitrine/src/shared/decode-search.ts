import type { SearchRecord } from './page.ts';

/** A page of the index with everything on it that can be found. */
export interface IndexedPage {
  title: string;
  /** The page itself first. */
  records: SearchRecord[];
  /** Has props: an API page. */
  hasProps: boolean;
  hasDemos: boolean;
}

const KINDS = ['heading', 'prop', 'demo'] as const;

/**
 * Reads the index asset written by `encodeSearchRecords`. Throws when it is anything else, such
 * as the HTML a server sends instead of a missing file.
 */
export function decodeSearchRecords(json: string): IndexedPage[] {
  const pages: unknown = JSON.parse(json);
  if (!Array.isArray(pages)) throw new Error('The search index is not a list of pages');
  return pages.map(decodePage);
}

function decodePage(encoded: unknown): IndexedPage {
  if (!Array.isArray(encoded) || encoded.length !== 3 + KINDS.length) {
    throw new Error('The search index has a malformed page');
  }
  const [href, title, text, ...lists] = encoded as [string, string, string, ...string[][]];
  const records: SearchRecord[] = [{ kind: 'page', title, href, text }];
  for (const [index, kind] of KINDS.entries()) {
    const list = lists[index] ?? [];
    for (let at = 0; at + 2 < list.length; at += 3) {
      const [partTitle = '', partHref = '', partText = ''] = list.slice(at, at + 3);
      records.push({
        kind,
        title: partTitle,
        href: partHref.startsWith('#') ? href + partHref : partHref,
        text: partText,
      });
    }
  }
  return {
    title,
    records,
    hasProps: (lists[KINDS.indexOf('prop')]?.length ?? 0) > 0,
    hasDemos: (lists[KINDS.indexOf('demo')]?.length ?? 0) > 0,
  };
}
