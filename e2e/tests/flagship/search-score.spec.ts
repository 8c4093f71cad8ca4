import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { openIndex } from '../../../packages/vitrine/src/browser/search/local/index-reader.ts';
import { searchIndex } from '../../../packages/vitrine/src/browser/search/local/query.ts';
import { isExpected, readQueries } from '../../support/search-queries.ts';
import { test, expect } from '../../support/test.ts';

const DIST = fileURLToPath(new URL('../../../flagship/dist/', import.meta.url));
/** Share of the queries, in percent, whose answer is the first result, and one of the first three. */
const FIRST = 95;
const FIRST_THREE = 99;

const read = (url: string) => readFileSync(path.join(DIST, url), 'utf8');

test('what readers look for is found, nearly always first', async () => {
  const index = openIndex(read('search.json'), (url) => Promise.resolve(read(url)));
  const known: string[] = [];
  for (let page = 0; page < index.manifest.counts.length; page++) {
    known.push(...(await index.readPage(page)).map(({ href }) => href));
  }
  const queries = readQueries();
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const missed: string[] = [];
  let first = 0;
  let firstThree = 0;
  for (const expected of queries) {
    expect(
      known.some((href) => isExpected(expected, href)),
      `an answer to "${expected.query}"`,
    ).toBe(true);
    const hrefs = (await searchIndex(index, expected.query)).results.map(({ href }) => href);
    expect(hrefs, `results of "${expected.query}"`).not.toEqual([]);
    const place = hrefs.findIndex((href) => isExpected(expected, href));
    if (place === 0) first++;
    if (place >= 0 && place < 3) firstThree++;
    if (place !== 0) missed.push(`${expected.query}: ${hrefs.slice(0, 3).join(', ')}`);
  }
  const percent = (count: number) => (100 * count) / queries.length;
  const score = `${percent(first).toFixed(1)} % first, ${percent(firstThree).toFixed(1)} % of the first three`;
  test.info().annotations.push({ type: 'score', description: score });
  expect(percent(first), `${score}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(FIRST);
  expect(percent(firstThree), `${score}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(FIRST_THREE);
});
