import { readFileSync } from 'node:fs';
import path from 'node:path';
import { orderRecords, PART_KINDS, type SearchRecord } from '../../shared/search/records.ts';
import { failure } from '../base/errors.ts';
import { messageOf, parseJson } from '../base/text.ts';

/** What a site adds to its search besides pages, e.g. icons: a file of JSON lists it by path of a page. */
interface SiteRecord extends Pick<SearchRecord, 'title' | 'keywords'> {
  kind: (typeof PART_KINDS)[number];
  /** Rest of the address behind that of the page: a fragment, or a query. */
  at: string;
  text?: string;
}

/**
 * Adds the records of the site's own file to those of its pages.
 * @throws VitrineError `invalid-search-records`
 */
export function addSiteRecords(
  pages: readonly SearchRecord[][],
  root: string,
  file: string | undefined,
): readonly SearchRecord[][] {
  if (file === undefined) return pages;
  const refuse = (reason: string) => failure('invalid-search-records', [file, reason], { file });
  let added: unknown;
  try {
    added = parseJson(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    throw refuse(messageOf(error));
  }
  if (typeof added !== 'object' || added === null || Array.isArray(added)) {
    throw refuse('it is no map of pages');
  }
  const lists = new Map(Object.entries(added as Record<string, unknown>));
  const known = new Set(pages.map(([page]) => page?.href));
  for (const [pathname, list] of lists) {
    if (!known.has(pathname)) throw refuse(`there is no page ${pathname}`);
    if (!Array.isArray(list)) throw refuse(`${pathname} has no list`);
    const wrong = list.findIndex((record) => !isSiteRecord(record));
    if (wrong !== -1)
      throw refuse(`${pathname}, record ${wrong + 1}: ${JSON.stringify(list[wrong])}`);
  }
  return pages.map((records) => {
    const pathname = records[0]?.href ?? '';
    const list = lists.get(pathname) as SiteRecord[] | undefined;
    if (list === undefined) return records;
    const own = list.map(({ at, text = '', ...record }) => ({
      ...record,
      text,
      href: pathname + at,
    }));
    return orderRecords([...records, ...own]);
  });
}

function isSiteRecord(value: unknown): value is SiteRecord {
  const { kind, title, at, text, keywords } = (value ?? {}) as Partial<
    Record<keyof SiteRecord, unknown>
  >;
  return (
    PART_KINDS.includes(kind as SiteRecord['kind']) &&
    typeof title === 'string' &&
    title !== '' &&
    typeof at === 'string' &&
    /^[#?]\S+$/.test(at) &&
    (text === undefined || typeof text === 'string') &&
    (keywords === undefined ||
      (Array.isArray(keywords) && keywords.every((word) => typeof word === 'string')))
  );
}
