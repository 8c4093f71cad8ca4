import { encodeWords } from '../../shared/search/index-parts.ts';
import { encodeRecords, type SearchRecord } from '../../shared/search/records.ts';
import type { Postings } from './collect-words.ts';

/** Cuts words and their postings into parts, by the alphabet; each part is found by its first word. */
export function cutWords(postings: Postings, size: number, write: (json: string) => string) {
  const first: string[] = [];
  let digests = '';
  let words: string[] = [];
  let length = 0;
  const end = () => {
    if (words.length === 0) return;
    first.push(words[0]!);
    digests += write(
      encodeWords(
        words,
        words.map((word) => postings.get(word)!),
      ),
    );
    words = [];
    length = 0;
  };
  for (const word of [...postings.keys()].sort()) {
    const own = word.length + 4 * postings.get(word)!.length;
    if (length + own > size) end();
    words.push(word);
    length += own;
  }
  end();
  return { first, digests };
}

/** Cuts pages into parts, in their order; each part is found by the number of its first page. */
export function cutRecords(
  pages: readonly (readonly SearchRecord[])[],
  size: number,
  write: (json: string) => string,
) {
  const first: number[] = [];
  let digests = '';
  let part: string[] = [];
  let length = 0;
  const end = () => {
    if (part.length > 0) digests += write(`[${part.join(',\n')}]`);
    part = [];
    length = 0;
  };
  for (const [number, records] of pages.entries()) {
    const line = JSON.stringify(encodeRecords(records));
    if (length + line.length > size) end();
    if (part.length === 0) first.push(number);
    part.push(line);
    length += line.length;
  }
  end();
  return { first, digests };
}
