import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import {
  openIndex,
  type IndexReader,
} from '../../../packages/vitrine/src/browser/search/local/index-reader.ts';
import { searchIndex } from '../../../packages/vitrine/src/browser/search/local/query.ts';
import { isExpected, readQueries } from '../../support/search/queries.ts';
import { test, expect } from '../../support/test.ts';

const DIST = fileURLToPath(new URL('../../../flagship/dist/', import.meta.url));
/** Lists of queries; share of them, in percent, whose answer is the first result, and one of the first three. */
const LISTS = [
  { file: 'search-queries.txt', least: 200, first: 95, firstThree: 99 },
  // None of these was seen while the ranking was made for the others; the files say what they scored then.
  { file: 'search-queries-held-out.txt', least: 60, first: 95, firstThree: 98 },
  { file: 'search-queries-second.txt', least: 60, first: 95, firstThree: 98 },
  { file: 'search-queries-third.txt', least: 40, first: 95, firstThree: 97 },
  { file: 'search-queries-fourth.txt', least: 160, first: 95, firstThree: 96 },
  { file: 'search-queries-fifth.txt', least: 150, first: 95, firstThree: 98 },
  { file: 'search-queries-sixth.txt', least: 150, first: 92, firstThree: 96 },
  { file: 'search-queries-seventh.txt', least: 140, first: 95, firstThree: 98 },
  { file: 'search-queries-eighth.txt', least: 140, first: 95, firstThree: 98 },
];

const read = (url: string) => readFileSync(path.join(DIST, url), 'utf8');

const openSite = () => openIndex(read('search.json'), (url) => Promise.resolve(read(url)));

async function readHrefs(index: IndexReader): Promise<string[]> {
  const known: string[] = [];
  for (let page = 0; page < index.manifest.counts.length; page++) {
    known.push(...(await index.readPage(page)).map(({ href }) => href));
  }
  return known;
}

for (const { file, least, first, firstThree } of LISTS) {
  test(`what readers look for is found: ${file}`, async () => {
    const index = openSite();
    const known = await readHrefs(index);
    const queries = readQueries(file);
    expect(queries.length).toBeGreaterThanOrEqual(least);
    const missed: string[] = [];
    const places: number[] = [];
    for (const expected of queries) {
      expect(
        known.some((href) => isExpected(expected, href)),
        `an answer to "${expected.query}"`,
      ).toBe(true);
      const hrefs = (await searchIndex(index, expected.query)).results.map(({ href }) => href);
      expect(hrefs, `results of "${expected.query}"`).not.toEqual([]);
      const place = hrefs.findIndex((href) => isExpected(expected, href));
      places.push(place);
      if (place !== 0) missed.push(`${expected.query}: ${hrefs.slice(0, 3).join(', ')}`);
    }
    const percent = (most: number) =>
      (100 * places.filter((place) => place >= 0 && place < most).length) / queries.length;
    const score = `${percent(1).toFixed(1)} % first, ${percent(3).toFixed(1)} % of the first three`;
    test.info().annotations.push({ type: 'score', description: score });
    expect(percent(1), `${score}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(first);
    expect(percent(3), `${score}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(firstThree);
  });
}
