/**
 * The index of compiled pages on disk: a line with the id of the engine and the checksum of the rest, then a
 * line for each page. When one of a thousand has changed, the lines of the others are written as they were read.
 */
import { readFileSync } from 'node:fs';
import { checksumOf } from '../base/checksum.ts';
import { writeAtomic } from '../base/files.ts';

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
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const pages = text.slice(end + 1);
    if (text.slice(0, end) !== headOf(engineId, pages)) return new Map();
    return new Map(
      pages.split('\n').map((line) => {
        const [key, page] = JSON.parse(line) as [string, Page];
        return [key, { page, line }];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Writes the index as a whole. */
export function writePageIndex<Page>(
  file: string,
  engineId: string,
  pages: ReadonlyMap<string, IndexedPage<Page>>,
): void {
  const lines = [...pages].map(([key, { page, line }]) => line ?? JSON.stringify([key, page]));
  const text = lines.join('\n');
  writeAtomic(file, `${headOf(engineId, text)}\n${text}`);
}

const headOf = (engineId: string, text: string) => `${engineId} ${checksumOf(text)}`;
