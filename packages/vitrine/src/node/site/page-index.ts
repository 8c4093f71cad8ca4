/**
 * The index of compiled pages on disk, a line for each. When one of a thousand has changed, the lines of the others are
 * written as they were read.
 */
import { readLines, writeLines } from '../base/cache/checked-lines.ts';

/** A page of the index. */
export interface IndexedPage<Page> {
  page: Page;
  /** Its line in the file; `null` when it has none yet. */
  line: string | null;
}

/** Pages by key; none when the file is missing or damaged, or comes from another engine. */
export function readPageIndex<Page>(
  file: string,
  engineId: string,
): Map<string, IndexedPage<Page>> {
  const lines = readLines(file, engineId) ?? [];
  return new Map(
    lines.map((line) => {
      const [key, page] = JSON.parse(line) as [string, Page];
      return [key, { page, line }];
    }),
  );
}

/** Writes the index as a whole. */
export function writePageIndex<Page>(
  file: string,
  engineId: string,
  pages: ReadonlyMap<string, IndexedPage<Page>>,
): void {
  writeLines(file, engineId, function* () {
    for (const [key, { page, line }] of pages) yield line ?? JSON.stringify([key, page]);
  });
}
