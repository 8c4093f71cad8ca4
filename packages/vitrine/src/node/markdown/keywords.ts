import { problem, type Problem } from '../base/errors.ts';

/** Other names for a page and its sections, as its header gives them. */
export interface Keywords {
  page: string[];
  /** By anchor. */
  sections: ReadonlyMap<string, string[]>;
}

/** `keywords` of a page's header: names of the page, and of sections by anchor. */
export type KeywordList = (string | Record<string, string[]>)[];

/** Whether a value of the header is such a list. */
export function isKeywordList(value: unknown): value is KeywordList {
  return (
    Array.isArray(value) &&
    value.every((item: unknown) => {
      if (typeof item === 'string') return true;
      if (typeof item !== 'object' || item === null) return false;
      return Object.values(item).every(
        (names: unknown) => Array.isArray(names) && names.every((name) => typeof name === 'string'),
      );
    })
  );
}

/**
 * Sorts the keywords of a header by what they are names of.
 * @param anchors those of the page's headings
 */
export function readKeywords(
  list: KeywordList,
  anchors: ReadonlySet<string>,
  at: { file: string; line: number },
): Keywords & { problems: Problem[] } {
  const page = list.filter((item) => typeof item === 'string');
  const sections = new Map(
    list.flatMap((item) => (typeof item === 'string' ? [] : Object.entries(item))),
  );
  const problems = [...sections.keys()]
    .filter((anchor) => !anchors.has(anchor))
    .map((anchor) =>
      problem(
        'invalid-front-matter',
        [`keywords: no heading of the page has the anchor "${anchor}"`],
        at,
      ),
    );
  return { page, sections, problems };
}
